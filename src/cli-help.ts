// What the library of the command line says by itself, in German: titles of help, and what is wrong with a command line.
import { type Argument, type Command, Help, type Option } from 'commander'
import type { UiLanguage } from './diagnostics/words.ts'

/** A command whose help, and that of commands added to it from now on, is in a language. */
export function withHelpIn(language: UiLanguage, command: Command): Command {
  return language === 'en' ? command : inGerman(command)
}

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Aufruf:',
  'Arguments:': 'Argumente:',
  'Options:': 'Optionen:',
  'Commands:': 'Befehle:',
}

function inGerman(command: Command): Command {
  const plain = new Help()
  return command
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      commandUsage: (of) => withGermanNames(plain.commandUsage(of)),
      subcommandTerm: (of) => withGermanNames(plain.subcommandTerm(of)),
      optionTerm: (option) => withGermanNames(plain.optionTerm(option)),
      argumentTerm: (argument) => PLACEHOLDERS[argument.name()] ?? argument.name(),
      optionDescription: (option: Option) => withGermanFacts(plain.optionDescription(option)),
      argumentDescription: (argument: Argument) => withGermanFacts(plain.argumentDescription(argument)),
    })
    .helpOption('-h, --help', 'zeigt diese Hilfe')
    .helpCommand('help [Befehl]', 'zeigt die Hilfe zu einem Befehl')
    .configureOutput({ outputError: (text, write) => write(germanError(text)) })
}

/** What the gaps of commands and options are called. */
export const PLACEHOLDERS: Readonly<Record<string, string>> = {
  address: 'Adresse',
  command: 'Befehl',
  date: 'Tag',
  editor: 'Editor',
  email: 'E-Mail-Adresse',
  file: 'Datei',
  folder: 'Ordner',
  format: 'Form',
  from: 'von',
  hosts: 'Ziele',
  id: 'Kennung',
  kind: 'Art',
  language: 'Sprache',
  model: 'Modell',
  name: 'Name',
  number: 'Zahl',
  options: 'Optionen',
  pages: 'Seiten',
  parts: 'Teile',
  paths: 'Pfade',
  source: 'Herkunft',
  state: 'Stand',
  text: 'Text',
  to: 'nach',
  what: 'Wonach',
}

/** "[options] <id>" is "[Optionen] <Kennung>". */
function withGermanNames(usage: string): string {
  return usage.replace(/(?<=[<[])[a-z]+(?=(?:\.\.\.)?[\]>])/g, (name) => PLACEHOLDERS[name] ?? name)
}

const FACTS: Readonly<Record<string, string>> = {
  choices: 'möglich',
  default: 'Voreinstellung',
  preset: 'ohne Wert',
  env: 'Umgebungsvariable',
}

/** The library puts what it knows behind a description: "(choices: …, default: …, env: …)". */
function withGermanFacts(description: string): string {
  return description.replace(/(?<=[(,] ?)(choices|default|preset|env)(?=: )/g, (fact) => FACTS[fact] ?? fact)
}

/** The library's sentences; `$1` is what stands in their first gap. */
const ERRORS: readonly [pattern: RegExp, german: string][] = [
  [/^error: unknown command '(.*?)'/, 'Einen Befehl „$1“ gibt es nicht.'],
  [/^error: unknown option '(.*?)'/, 'Eine Option $1 gibt es nicht.'],
  [/^error: missing required argument '(.*?)'/, 'Es fehlt: <$1>.'],
  [/^error: option '(.*?)' argument missing/, 'Bei $1 fehlt der Wert.'],
  [/^error: required option '(.*?)' not specified/, 'Die Option $1 muss angegeben werden.'],
  [
    /^error: (?:option|environment variable) '(.*?)' cannot be used with (?:option|environment variable) '(.*?)'/,
    '$1 geht nicht zusammen mit $2.',
  ],
  [/^error: (.*) cannot be used with (.*)/, '$1 geht nicht zusammen mit $2.'],
  [/^error: option '(.*?)' argument '(.*?)' is invalid\./, '„$2“ passt nicht zu $1.'],
  [/^error: option '(.*?)' value '(.*?)' from env '(.*?)' is invalid\./, '„$2“ aus $3 passt nicht zu $1.'],
  [/^error: command-argument value '(.*?)' is invalid for argument '(.*?)'\./, '„$1“ passt nicht zu <$2>.'],
  [
    /^error: too many arguments for '(.*?)'\. Expected (\d+) arguments? but got (\d+)\./,
    'Zu viele Angaben für „$1“: $2 erwartet, $3 genannt.',
  ],
  [
    /^error: too many arguments\. Expected (\S+) arguments? but got (\S+)\./,
    'Zu viele Angaben: $1 erwartet, $2 genannt.',
  ],
]

const MORE: readonly [pattern: RegExp, german: string][] = [
  [/\(Did you mean one of (.*?)\?\)/, '(Gemeint ist wohl eines von: $1.)'],
  [/\(Did you mean (.*?)\?\)/, '(Gemeint ist wohl $1.)'],
  [/Allowed choices are (.*)\./, 'Möglich: $1.'],
]

/** An error of the library in German; what it is not known to say stays as it is. */
export function germanError(text: string): string {
  const found = ERRORS.find(([pattern]) => pattern.test(text))
  const said = found ? withGermanNames(text.replace(...found)) : text
  return MORE.reduce((now, more) => now.replace(...more), said)
}
