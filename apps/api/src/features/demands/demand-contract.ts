import type { AccessCustomer } from '@tramite/core/access'
import { eq } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import type { Work } from '../../http/work.ts'
import { customers } from '../../tables/customers.table.ts'
import { contractColumns } from '../customers/contract-columns.ts'

/** The contract of a demand's customer: whether its deadlines run, and how fast its queue moves. */
export async function readContract(
  { transaction, principal }: Work,
  customerId: string,
): Promise<AccessCustomer & { readonly isPremium: boolean }> {
  if (!principal.staff) return principal.contract
  const [contract] = await transaction.run(
    toCommand(
      build
        .select({ ...contractColumns, isPremium: customers.isPremium })
        .from(customers)
        .where(eq(customers.id, customerId)),
    ),
  )
  if (!contract) throw new Error('A demand has a customer')
  return contract
}
