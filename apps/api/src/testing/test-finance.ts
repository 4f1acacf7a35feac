import { plainCommand, toObjects } from '../db/command.ts'
import { HANGS_MS } from './hangs-ms.ts'
import { type CustomerName, customerIdOf, idOf, testStart } from './test-firm.ts'
import type { TestPortal } from './test-portal.ts'

/** The CNPJ that `registerCustomers` gives a customer of the tests. */
export const cnpjOf = (customer: CustomerName): string =>
  ({ aurora: '11222333000181', brisa: '98710433000135' })[customer as 'aurora'] ?? ''

/** Gives the customers of two tenants the registrations under which their billings are read. */
export async function registerCustomers(portal: TestPortal): Promise<void> {
  await portal.database.system((transaction) =>
    transaction.all(
      ...(['aurora', 'brisa'] as const).map((customer) =>
        plainCommand('update customers set cnpj = $2 where id = $1', [
          customerIdOf(customer),
          cnpjOf(customer),
        ]),
      ),
    ),
  )
}

/** Marks a customer as delinquent, from the tests' start on. */
export async function makeDelinquent(portal: TestPortal, customer: CustomerName): Promise<void> {
  await portal.database.system((transaction) =>
    transaction.run(
      plainCommand(
        `insert into customer_tags (id, customer_id, name, created_at)
         values ($1, $2, 'Inadimplente', $3) on conflict do nothing`,
        [idOf(`delinquent ${customer}`), customerIdOf(customer), testStart.toISOString()],
      ),
    ),
  )
}

/** Names of the tags of a customer. */
export async function tagsOf(portal: TestPortal, customer: CustomerName): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    portal,
    'select name from customer_tags where customer_id = $1 order by 1',
    [customerIdOf(customer)],
  )
  return rows.map(({ name }) => name)
}

/** Rows of the database, past row-level security. */
export function selectRows<T>(
  portal: TestPortal,
  text: string,
  params: readonly unknown[] = [],
): Promise<T[]> {
  return portal.database.system((transaction) =>
    transaction.run({ text, params, read: toObjects<T> }),
  )
}

/** Waits until a condition holds, for effects of jobs. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const hangsAt = performance.now() + HANGS_MS
  while (performance.now() < hangsAt) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It never was so')
}
