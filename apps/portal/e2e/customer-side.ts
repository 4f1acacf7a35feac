import { randomUUID } from 'node:crypto'
import { listBusinesses } from '@tramite/core/businesses'
import { type CreateDemandInput, createDemand, type Demand } from '@tramite/core/demands'
import type { ApiClient } from '@tramite/core/http'
import type { Session } from '@tramite/core/session'
import { createClient } from './sdk.ts'

/** What a customer does elsewhere, through the SDK. */
export interface CustomerSide {
  readonly client: ApiClient
  readonly user: Session['user']
  /** Creates a demand in the business that the portal opens with. */
  raise(demand?: Partial<CreateDemandInput>): Promise<Demand>
}

/** A name that no other demand has. */
export function toUniqueName(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`
}

export async function createCustomer(baseUrl: string, session: Session): Promise<CustomerSide> {
  const [first] = await listBusinesses(createClient(baseUrl, session)).queryFn()
  const client = createClient(baseUrl, session, first?.id)
  return {
    client,
    user: session.user,
    raise: (demand) =>
      createDemand(client).mutationFn({
        name: toUniqueName('Contrato de prestação de serviços'),
        description: 'Revisar as cláusulas de prazo e de multa.',
        ...demand,
      }),
  }
}
