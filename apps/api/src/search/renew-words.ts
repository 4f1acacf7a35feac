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

const ROWS_AT_ONCE = 2_000

/**
 * Recomputes the search words of every text whose words became others, or were first stored, after a version. Runs within a
 * transaction of the owner, in which the rows can be read but not written until it ends; a hundred thousand
 * demands with their conversations take a minute or two.
 * @param since of the stored words; 0 for all
 */
export async function renewSearchWords(connection: Connection, since: number): Promise<void> {
  const changed = sources.filter((source) => Math.max(source.since, RULES_VERSION) > since)
  for (const { table, text, words } of changed) {
    for (let last = LOWEST_ID; ; ) {
      const [found] = await connection.send([
        plainCommand(
          `select id, customer_id, ${text} from ${table}
           where id > $1::uuid and ${text} is not null order by id limit ${ROWS_AT_ONCE}`,
          [last],
        ),
      ])
      const rows = (found?.rows ?? []) as [id: string, owner: string, text: string][]
      if (rows.length === 0) break
      await connection.send([
        plainCommand(
          `update ${table} t set ${words} = n.words::tsvector
           from unnest($1::uuid[], $2::text[]) as n (id, words) where t.id = n.id`,
          [rows.map(([id]) => id), rows.map(([, owner, said]) => toSearchWords(said, owner))],
        ),
      ])
      last = rows.at(-1)?.[0] ?? last
    }
  }
}
