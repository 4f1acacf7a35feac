import { plainCommand, type Rows } from '../../db/command.ts'
import type { Transaction } from '../../db/transaction.ts'
import { quoted, type Table } from './catalog.ts'
import type { TableDigest } from './manifest.ts'
import { createDigest } from './seal.ts'

/** Rows fetched from the database at a time. */
const FETCH_ROWS = 1000
/** Approximate number of characters of rows that are passed on together. */
const PART_CHARACTERS = 2 * 1024 * 1024

/** Makes both sides write and read values as the same text, whatever the settings of the connection. */
const exactText = [
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  'set local extra_float_digits = 1',
  "set local bytea_output = 'hex'",
]

/** Settings for a transaction that moves everything: no timeout interrupts it. */
export async function prepareLongWork(transaction: Transaction): Promise<void> {
  const timeouts = ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout']
  const settings = [...exactText, ...timeouts.map((name) => `set local ${name} = 0`)]
  await transaction.all(...settings.map((text) => plainCommand(text)))
}

const fetchLines = {
  text: `fetch ${FETCH_ROWS} from rows_of_table`,
  params: [],
  read: ({ rows }: Rows) => rows.map(([line]) => line as string),
}

/**
 * Reads a table in the order of its key, each row as a line: a JSON array with the text of every column.
 * @param onPart gets whole lines, some megabytes at a time
 */
export async function readTable(
  transaction: Transaction,
  table: Table,
  onPart: (lines: string, part: number) => Promise<void> = async () => undefined,
): Promise<TableDigest> {
  const digest = createDigest()
  let [count, part, lines] = [0, 0, '']
  const handOver = async () => {
    digest.update(lines)
    part += 1
    await onPart(lines, part)
    lines = ''
  }
  const values = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ')
  await transaction.run(
    plainCommand(`declare rows_of_table no scroll cursor for
      select to_json(array[${values}])::text from public.${quoted(table.name)}
      order by ${table.order.join(', ')}`),
  )
  for (let isMore = true; isMore; ) {
    const fetched = await transaction.run(fetchLines)
    for (const line of fetched) lines += `${line}\n`
    count += fetched.length
    isMore = fetched.length === FETCH_ROWS
    if (lines.length >= PART_CHARACTERS) await handOver()
  }
  if (lines !== '') await handOver()
  await transaction.run(plainCommand('close rows_of_table'))
  const { name, columns } = table
  return { name, columns: [...columns], rows: count, sha256: digest.digest('hex') }
}

/** Writes lines of `readTable` into a table of the same columns. */
export async function writeRows(
  transaction: Transaction,
  { name, columns }: Table,
  lines: string,
): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map(({ type }, i) => `(r ->> ${i})::${type}`).join(', ')
  await transaction.run(
    plainCommand(
      `insert into public.${quoted(name)} (${names}) overriding system value
      select ${values} from jsonb_array_elements($1::jsonb) r`,
      [`[${lines.trimEnd().replaceAll('\n', ',')}]`],
    ),
  )
}
