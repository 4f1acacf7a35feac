import type { Answers, Command } from '../db/command.ts'
import { requireCurrent } from './if-match.ts'
import type { CallParts } from './operation.ts'
import { notFound } from './problem.ts'

/** A row that clients receive with its version, and change by naming the version they saw. */
interface VersionedRow {
  readonly version: number
}

/**
 * Reads one row and sends its version.
 * @throws Problem 404 when nothing is found
 */
export async function readVersioned<Row extends VersionedRow>(
  { unit, setVersion }: CallParts<'unit' | 'setVersion'>,
  select: Command<readonly Row[]>,
): Promise<Row> {
  const [[row]] = await unit.read(select)
  if (!row) throw notFound()
  setVersion(row.version)
  return row
}

interface Creation<Opening extends readonly Command[], Row, Answer> {
  /** Reads what the row belongs to. */
  readonly opening: Opening
  readonly insert: (read: Answers<Opening>) => Command<readonly Row[]>
  /** Runs within the write, which stores the answer for repeated requests. */
  readonly toAnswer: (row: Row) => Answer
  /** Written in the same transaction, such as a message of the outbox. */
  readonly beside?: (row: Row) => readonly Command[]
}

/** Adds one row, and sends its first version. */
export async function createVersioned<const Opening extends readonly Command[], Row, Answer>(
  { unit, setVersion }: CallParts<'unit' | 'setVersion'>,
  { opening, insert, toAnswer, beside }: Creation<Opening, Row, Answer>,
): Promise<Answer> {
  const answer = await unit.write(opening, async (transaction, read) => {
    const [row] = await transaction.run(insert(read))
    if (!row) throw notFound()
    for (const command of beside?.(row) ?? []) transaction.defer(command)
    return toAnswer(row)
  })
  setVersion(1)
  return answer
}

interface Change<Row> {
  /** Finds and locks the row. */
  readonly lock: Command<readonly Row[]>
  readonly change: (before: Row) => Command<readonly Row[]>
  /** The row with the field names of the body, if they differ. */
  readonly toShown?: (row: Row) => object
  /** Written in the same transaction, such as a message of the outbox. */
  readonly beside?: (row: Row) => readonly Command[]
}

/**
 * Changes one row, unless somebody else did, and sends its new version.
 * @param call whose body names what is changed
 * @throws Problem 404 when nothing is found, 412 for an older version
 */
export async function changeVersioned<Row extends VersionedRow>(
  {
    body,
    ifMatch,
    unit,
    setVersion,
  }: CallParts<'ifMatch' | 'unit' | 'setVersion'> & { readonly body: object },
  { lock, change, toShown, beside }: Change<Row>,
): Promise<Row> {
  const row = await unit.write([lock], async (transaction, [[before]]) => {
    if (!before) throw notFound()
    const shown = toShown?.(before) ?? before
    requireCurrent(ifMatch, { ...shown, version: before.version }, body)
    const [after = before] = await transaction.run(change(before))
    for (const command of beside?.(after) ?? []) transaction.defer(command)
    return after
  })
  setVersion(row.version)
  return row
}

/**
 * Removes one row, unless somebody else changed it.
 * @param lock finds and locks the row
 * @throws Problem 404 when nothing is found, 412 for an older version
 */
export async function removeVersioned(
  { ifMatch, unit }: CallParts<'ifMatch' | 'unit'>,
  lock: Command<readonly VersionedRow[]>,
  remove: Command,
): Promise<undefined> {
  await unit.write([lock], async (transaction, [[row]]) => {
    if (!row) throw notFound()
    requireCurrent(ifMatch, row, {})
    transaction.defer(remove)
  })
}
