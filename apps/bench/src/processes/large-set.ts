import { runProgram } from './program.ts'
import type { Store } from './store.ts'

interface Size {
  readonly customers: number
  /** Of all customers; a tenth of them belongs to one business of one customer. */
  readonly demands: number
}

/** Fills an empty store with the large demo set, its tables included. */
export async function loadDemands({ env }: Store, { customers, demands }: Size): Promise<void> {
  await runProgram('apps/api/src/demo/load-large.main.ts', {
    env,
    args: [`--customers=${customers}`, `--demands=${demands}`],
  })
}
