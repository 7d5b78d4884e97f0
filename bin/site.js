#!/usr/bin/env node
import { compiledCli } from './compile.js'

await import(await compiledCli())
