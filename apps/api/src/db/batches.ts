import { LOWEST_ID } from './ids.ts'

/**
 * Goes through rows in the order of their ids, one batch after the other, until one is not full.
 * @param size of a full batch
 * @param carryOut reads the rows after an id, and does with them what is to be done; returns those that it has read
 */
export async function inBatches(
  size: number,
  carryOut: (after: string) => Promise<readonly { readonly id: string }[]>,
): Promise<void> {
  for (let after = LOWEST_ID, isFull = true; isFull; ) {
    const rows = await carryOut(after)
    after = rows.at(-1)?.id ?? after
    isFull = rows.length === size
  }
}

/** Rows in groups of a size; the last one may be smaller. */
export async function* inGroups<Row>(rows: AsyncIterable<Row>, size: number) {
  let group: Row[] = []
  for await (const row of rows) {
    group.push(row)
    if (group.length < size) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
