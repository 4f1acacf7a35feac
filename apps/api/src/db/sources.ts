import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection, plainCommand } from './command.ts'

/** Folder of the sources. */
export const sourcesFolder = join(import.meta.dirname, 'sql')

/**
 * The files that define every function, trigger, view and policy as it is today, in the order in which
 * they are applied: a file may use what an earlier one defines.
 */
export const sourceNames = [
  'clear',
  'text',
  'tenancy',
  'sessions',
  'people',
  'businesses',
  'files',
  'queue',
  'demands',
  'demand-counts',
  'demand-search',
  'idempotency',
  'exports',
  'marks',
  'risk',
  'journeys',
  'audit',
  'policies',
  'renew',
] as const

/** Where `npm run gen` stores the number of changes of the sources. */
const numberFile = join(import.meta.dirname, '../generated/sql-sources.json')

/** The sources as they are applied together. */
export interface Sources {
  /** Increases with every change: of two programs, the one with the greater number is newer. */
  readonly version: number
  /** Changes with every character of every file, and with their order. */
  readonly hash: string
  readonly files: readonly { readonly name: string; readonly statements: readonly string[] }[]
}

const comment = String.raw`--[^\n]*|/\*[\s\S]*?\*/`
const quoted = String.raw`'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1`
const piece = new RegExp(`${comment}|${quoted}|;|[^;]`, 'g')

/** Splits SQL into its statements; quoted semicolons do not end one. */
export function splitStatements(text: string): string[] {
  const statements = ['']
  for (const [part] of text.matchAll(piece)) {
    if (part === ';') statements.push('')
    else statements[statements.length - 1] += part
  }
  const blank = new RegExp(`${comment}|\\s`, 'g')
  return statements.map((each) => each.trim()).filter((each) => each.replace(blank, ''))
}

const readTexts = () =>
  sourceNames.map((name) => readFileSync(join(sourcesFolder, `${name}.sql`), 'utf8'))

const toHash = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\0')).digest('hex')

/** The hash of the sources as they are now, whatever their version. */
export const hashSources = (): string => toHash(readTexts())

/** Reads the sources. */
export function readSources(): Sources {
  const texts = readTexts()
  const { version } = JSON.parse(readFileSync(numberFile, 'utf8')) as { version: number }
  return {
    version,
    hash: toHash(texts),
    files: sourceNames.map((name, i) => ({ name, statements: splitStatements(texts[i] ?? '') })),
  }
}

/**
 * Creates everything that the sources define, and drops what they no longer define. Runs within a
 * transaction of the owner and locks every table until it ends.
 * @throws Error that names the file
 */
export async function applySources(connection: Connection, { files }: Sources): Promise<void> {
  for (const { name, statements } of files) {
    try {
      await connection.send(statements.map((statement) => plainCommand(statement)))
    } catch (error) {
      throw new Error(`${name}.sql: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    }
  }
}
