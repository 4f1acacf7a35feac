import { type Connection, plainCommand } from '../db/command.ts'
import { LOWEST_ID } from '../db/ids.ts'
import { toSearchWords } from './tokens.ts'

/**
 * The version of the rules and the lexicon. When they change the tokens of words it becomes one more than
 * `WORDS_VERSION`: all texts are read again at the next start. A test says when.
 */
export const RULES_VERSION = 5

/** Searchable texts, and the version since which their words are stored. */
const sources = [
  { table: 'demands', text: 'name', words: 'words', since: 1 },
  { table: 'demands', text: 'description', words: 'description_words', since: 6 },
  { table: 'process_items', text: 'content', words: 'words', since: 1 },
] as const

/** What the words of a database are noted to be of. */
export const WORDS_VERSION = String(Math.max(RULES_VERSION, ...sources.map(({ since }) => since)))

/** Written together within half a second, which is how long a request waits for a held row. */
const ROWS_AT_ONCE = 200

/** How far the renewal of words has come: after which row of which source. */
export interface RenewedTo {
  readonly source: number
  readonly last: string
}

/** Where a renewal of words begins. */
export const renewalStart: RenewedTo = { source: 0, last: LOWEST_ID }

/**
 * Recomputes the search words of the next texts whose words became others, or were first stored, after a version.
 * Runs within a transaction of the owner, in which these rows can be read but not written until it ends.
 * @param since of the stored words; 0 for all
 * @returns where to go on; null when all are done
 */
export async function renewSearchWords(
  connection: Connection,
  since: number,
  { source, last }: RenewedTo,
): Promise<RenewedTo | null> {
  const changed = sources.filter((one) => Math.max(one.since, RULES_VERSION) > since)
  const next = changed[source]
  if (!next) return null
  const { table, text, words } = next
  const [found] = await connection.send([
    // Locked, so that nobody changes a text between its words and their storing.
    plainCommand(
      `select id, customer_id, ${text} from ${table}
       where id > $1::uuid and ${text} is not null order by id limit ${ROWS_AT_ONCE} for no key update`,
      [last],
    ),
  ])
  const rows = (found?.rows ?? []) as [id: string, owner: string, text: string][]
  const end = rows.at(-1)?.[0]
  if (end === undefined) return { source: source + 1, last: LOWEST_ID }
  await connection.send([
    plainCommand(
      `update ${table} t set ${words} = n.words::tsvector
       from unnest($1::uuid[], $2::text[]) as n (id, words) where t.id = n.id`,
      [rows.map(([id]) => id), rows.map(([, owner, said]) => toSearchWords(said, owner))],
    ),
  ])
  return { source, last: end }
}
