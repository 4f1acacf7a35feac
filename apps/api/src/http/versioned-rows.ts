import type { Answers, Command } from '../db/command.ts'
import { requireCurrent } from './if-match.ts'
import type { Call, OperationId } from './operation.ts'
import { notFound } from './problem.ts'

/** A row that clients receive with its version, and change by naming the version they saw. */
interface VersionedRow {
  readonly version: number
}

type Frame<Part extends keyof Call<OperationId>> = Pick<Call<OperationId>, Part>

/**
 * Reads one row and sends its version.
 * @throws Problem 404 when nothing is found
 */
export async function readVersioned<Row extends VersionedRow>(
  { unit, setVersion }: Frame<'unit' | 'setVersion'>,
  select: Command<readonly Row[]>,
): Promise<Row> {
  const [[row]] = await unit.read(select)
  if (!row) throw notFound()
  setVersion(row.version)
  return row
}

/**
 * Adds one row, and sends its first version.
 * @param opening reads what the row belongs to
 * @param insert built from the result of `opening`
 * @param toAnswer runs within the write, which stores the answer for repeated requests
 * @param beside written in the same transaction, such as a message of the outbox
 */
export async function createVersioned<const Opening extends readonly Command[], Row, Answer>(
  { unit, setVersion }: Frame<'unit' | 'setVersion'>,
  opening: Opening,
  insert: (read: Answers<Opening>) => Command<readonly Row[]>,
  toAnswer: (row: Row) => Answer,
  beside: (row: Row) => readonly Command[] = () => [],
): Promise<Answer> {
  const answer = await unit.write(opening, async (transaction, read) => {
    const [row] = await transaction.run(insert(read))
    if (!row) throw notFound()
    for (const command of beside(row)) transaction.defer(command)
    return toAnswer(row)
  })
  setVersion(1)
  return answer
}

/**
 * Changes one row, unless somebody else did, and sends its new version.
 * @param call whose body names what is changed
 * @param lock finds and locks the row
 * @param toShown the row with the field names of the body
 * @param beside written in the same transaction, such as a message of the outbox
 * @throws Problem 404 when nothing is found, 412 for an older version
 */
export async function changeVersioned<Row extends VersionedRow>(
  {
    body,
    ifMatch,
    unit,
    setVersion,
  }: Frame<'ifMatch' | 'unit' | 'setVersion'> & { readonly body: object },
  lock: Command<readonly Row[]>,
  change: (before: Row) => Command<readonly Row[]>,
  toShown: (row: Row) => object = (row) => row,
  beside: (row: Row) => readonly Command[] = () => [],
): Promise<Row> {
  const row = await unit.write([lock], async (transaction, [[before]]) => {
    if (!before) throw notFound()
    requireCurrent(ifMatch, { ...toShown(before), version: before.version }, body)
    const [after = before] = await transaction.run(change(before))
    for (const command of beside(after)) transaction.defer(command)
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
  { ifMatch, unit }: Frame<'ifMatch' | 'unit'>,
  lock: Command<readonly VersionedRow[]>,
  remove: Command,
): Promise<undefined> {
  await unit.write([lock], async (transaction, [[row]]) => {
    if (!row) throw notFound()
    requireCurrent(ifMatch, row, {})
    transaction.defer(remove)
  })
}
