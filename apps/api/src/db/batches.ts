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
