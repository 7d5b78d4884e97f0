import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { germanError, PLACEHOLDERS } from './cli-help.ts'
import { program } from './cli-program.ts'
import type { UiLanguage } from './diagnostics/words.ts'

const help = suite('help')

help('says everything of every command in both languages', () => {
  const [english, german] = [sentencesIn('en'), sentencesIn('de')]
  assert.equal([...german.keys()], [...english.keys()])
  assert.ok(english.size > 150, `${english.size} sentences`)
  const alike = [...english].filter(([where, text]) => text === '' || german.get(where) === text)
  assert.equal(alike, [])
})

help('has no English word around what the commands say, in German', () => {
  for (const text of commandsOf(program(() => undefined, 'de')).map((command) => command.helpInformation()))
    assert.not.match(text, /Usage|Options|Commands|Arguments|display|default:|choices:|env:|\[options\]|\[command\]/)
})

help('calls every gap of a command or an option in German, and has no word for what is none', () => {
  const found = commandsOf(program(() => undefined, 'en')).flatMap((command) => {
    const options = command.options.flatMap(({ flags }) => /[<[](\w+)[\]>]/.exec(flags)?.[1] ?? [])
    return [...options, ...command.registeredArguments.map((one) => one.name()), 'command', 'options']
  })
  assert.equal(Object.keys(PLACEHOLDERS), [...new Set(found)].toSorted())
})

help.run()

const errors = suite('germanError')

errors('has German words for every error that the library can raise', () => {
  const source = readFileSync(new URL('lib/command.js', import.meta.resolve('commander')), 'utf8')
  const templates = [...source.matchAll(/`(error: [^`]*)`/g)].map(([, text = '']) => text)
  assert.ok(templates.length >= 10, `${templates.length} errors`)
  const gaps: Readonly<Record<string, string>> = {
    suggestion: '\n(Did you mean x?)',
    forSubcommand: " for 'x'",
    s: 's',
  }
  const raised = templates.map((text) => text.replace(/\$\{([^}]*)\}/g, (_, name: string) => gaps[name] ?? '1'))
  for (const text of raised) assert.not.match(germanError(text), /error|Did you|Expected/, text)
})

errors('keeps what was typed, and what an option itself says', () => {
  const said = "error: option '--port <number>' argument 'x' is invalid. Gebraucht wird eine Zahl von 0 bis 65535."
  assert.is(germanError(said), '„x“ passt nicht zu --port <Zahl>. Gebraucht wird eine Zahl von 0 bis 65535.')
  const near = "error: unknown command 'buidl'\n(Did you mean build?)\n"
  assert.is(germanError(near), 'Einen Befehl „buidl“ gibt es nicht.\n(Gemeint ist wohl build.)\n')
  assert.is(
    germanError("error: command-argument value 'x' is invalid for argument 'kind'. Allowed choices are page, faq."),
    '„x“ passt nicht zu <Art>. Möglich: page, faq.',
  )
})

errors.run()

/** What help says of each command, argument and option, by where it stands. */
function sentencesIn(language: UiLanguage): Map<string, string> {
  const all = commandsOf(program(() => undefined, language)).flatMap((command) => {
    const name = pathOf(command)
    const shown = command.createHelp()
    return [
      [name, command.description()] as const,
      ...shown.visibleArguments(command).map((one) => [`${name} ${one.name()}`, one.description] as const),
      ...shown.visibleOptions(command).map((one) => [`${name} ${one.long}`, one.description] as const),
    ]
  })
  return new Map(all)
}

function commandsOf(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(commandsOf)]
}

function pathOf(command: Command): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()
}
