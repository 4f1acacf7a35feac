import { parseArgs } from 'node:util'
import { DirectoryInUseError } from '../db/directory-lock.ts'
import { DatabaseSetupError } from '../db/setup-error.ts'
import { OperatorError, UsageError } from './operator-error.ts'

/** An option of a command, as described in its help. */
export interface Option {
  readonly type: 'string' | 'boolean'
  readonly about: string
  /** Placeholder for the value in the help. */
  readonly value?: string
  readonly required?: true
}
type Options = Readonly<Record<string, Option>>

/** The parsed values, each option by its name. */
export type ValuesOf<O extends Options> = {
  readonly [K in keyof O]: O[K]['type'] extends 'boolean'
    ? boolean
    : O[K] extends { required: true }
      ? string
      : string | undefined
}

/** Where a command writes its output. */
export interface Terminal {
  say(line: string): void
  /** Errors and warnings. */
  warn(line: string): void
}

/** The input of a command. */
export interface CommandCall<V> {
  readonly values: V
  /** The environment of the process, unchecked. */
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly terminal: Terminal
}

/** How a command ends: successfully, or with something that needs somebody's attention. */
export type Ending = 'done' | 'attention'

export interface OperatorCommand {
  readonly name: string
  readonly about: string
  /** Help text beyond one line. */
  readonly details?: string
  readonly options: Options
  /** The only positional argument; none when absent. */
  readonly subject?: { readonly value: string; readonly about: string }
  readonly run: (call: CommandCall<never>) => Promise<Ending>
}

/** A command whose values are typed by its options, including the subject. */
export function defineCommand<const O extends Options>(
  command: Omit<OperatorCommand, 'options' | 'run'> & {
    readonly options: O
    readonly run: (call: CommandCall<ValuesOf<O> & { readonly subject: string }>) => Promise<Ending>
  },
): OperatorCommand {
  return command as OperatorCommand
}

const helpOption: Option = { type: 'boolean', about: 'mostra esta ajuda' }

const flagOf = (name: string, { value }: Pick<Option, 'value'>) =>
  value === undefined ? `--${name}` : `--${name} ${value}`

/** What `--help` prints of one command. */
export function toHelp({ name, about, details, options, subject }: OperatorCommand): string {
  const all = Object.entries({ ...options, help: helpOption })
  const flags = all.map(([key, option]) => flagOf(key, option))
  const width = Math.max(...flags.map(({ length }) => length), subject?.value.length ?? 0)
  const required = all.filter(([, option]) => option.required)
  const usage = [
    `npm run tramite -- ${name}`,
    ...(subject ? [subject.value] : []),
    ...required.map(([key, option]) => flagOf(key, option)),
    ...(required.length < all.length ? ['[opções]'] : []),
  ].join(' ')
  return [
    about,
    ...(details === undefined ? [] : ['', details]),
    '',
    `Uso: ${usage}`,
    '',
    ...(subject ? [`  ${subject.value.padEnd(width)}  ${subject.about}`] : []),
    ...all.map(([, option], i) => {
      const must = option.required ? ' (obrigatória)' : ''
      return `  ${(flags[i] ?? '').padEnd(width)}  ${option.about}${must}`
    }),
  ].join('\n')
}

/** Whether an option lacks its value, also if the next option would be taken for it. */
const lacksValue = (token: { value?: string | undefined; inlineValue?: boolean | undefined }) =>
  !token.value || (!token.inlineValue && token.value.startsWith('--'))

/**
 * The values of a command's arguments.
 * @returns null when its help was asked for
 * @throws UsageError with a line for each mistake
 */
export function readArguments(
  command: OperatorCommand,
  args: readonly string[],
): Readonly<Record<string, string | boolean | undefined>> | null {
  const options: Options = { ...command.options, help: helpOption }
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(Object.entries(options).map(([key, { type }]) => [key, { type }])),
  })
  if (values.help === true) return null
  const mistakes: string[] = []
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (!option) mistakes.push(`Opção desconhecida: ${token.rawName}`)
    else if (option.type === 'string' && lacksValue(token)) {
      mistakes.push(`Falta o valor de ${flagOf(token.name, option)}`)
    } else if (option.type === 'boolean' && token.value !== undefined) {
      mistakes.push(`${token.rawName} não leva valor`)
    }
  }
  for (const [name, option] of Object.entries(options)) {
    if (option.required && values[name] === undefined) {
      mistakes.push(`Falta ${flagOf(name, option)}: ${option.about}`)
    }
  }
  const [subject, ...surplus] = positionals
  if (command.subject && subject === undefined) {
    mistakes.push(`Falta ${command.subject.value}: ${command.subject.about}`)
  }
  for (const extra of command.subject ? surplus : positionals) {
    mistakes.push(`Argumento a mais: ${extra}`)
  }
  if (mistakes.length > 0) throw new UsageError(mistakes)
  const booleans = Object.entries(options).filter(([, { type }]) => type === 'boolean')
  return {
    ...Object.fromEntries(booleans.map(([name]) => [name, false])),
    ...values,
    subject,
  }
}

const explained = [OperatorError, DirectoryInUseError, DatabaseSetupError]

/** Whether the message of an error explains it fully, such as a database that is unavailable. */
function isExplained(error: unknown): error is Error {
  if (explained.some((kind) => error instanceof kind)) return true
  return error instanceof Error && 'code' in error
}

/** The lines that report an error: only an unforeseen one includes its stack. */
export function toLines(error: unknown): readonly string[] {
  if (error instanceof AggregateError && error.errors.length > 0) return toLines(error.errors[0])
  const { mistakes } = error as { mistakes?: readonly string[] }
  if (mistakes) return mistakes
  if (isExplained(error)) return [error.message]
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
}
