import type { Demand } from '../features/demands/demand-columns.ts'
import { insertDemandRows } from '../features/demands/demands.store.ts'
import {
  businessIdOf,
  type CustomerName,
  customerIdOf,
  idOf,
  type PersonName,
  testStart,
  userIdOf,
} from './test-firm.ts'
import type { TestPortal } from './test-portal.ts'

interface Options {
  readonly as?: PersonName
  readonly business?: string
  readonly body?: Readonly<Record<string, unknown>>
}

const draft = { name: 'Revisão do contrato', description: 'Cláusula de exclusividade.' }

/** Creates a demand, by default as ana in her first business. */
export async function raiseDemand(
  portal: TestPortal,
  { as = 'ana', business = 'aurora-1', body }: Options = {},
): Promise<Demand> {
  const made = await portal.call('createDemand', { as, business, body: { ...draft, ...body } })
  if (made.status !== 201) throw new Error(`A test demand was refused: ${made.problem.code}`)
  return made.body
}

/** Creates a demand whose status the firm then changes. */
export async function raiseDemandIn(
  portal: TestPortal,
  statusKey: Demand['statusKey'],
  options?: Options,
): Promise<Demand> {
  const { id } = await raiseDemand(portal, options)
  const moved = await portal.call('updateDemandStatus', {
    as: 'lia',
    params: { id },
    body: { statusKey },
  })
  if (moved.status !== 200) throw new Error(`A test demand did not move: ${moved.problem.code}`)
  return moved.body
}

/**
 * Inserts a demand of a customer's first business directly into the table: with a restricted contract
 * none can be created. Its user is one of the customer's.
 */
export async function plantDemand(
  portal: TestPortal,
  customer: CustomerName,
  person: PersonName,
  statusKey: Demand['statusKey'],
): Promise<string> {
  const id = idOf(`planted ${customer} ${statusKey}`)
  const at = testStart.toISOString()
  const row = {
    id,
    customerId: customerIdOf(customer),
    businessId: businessIdOf(`${customer}-1`),
    userId: userIdOf(person),
    creatorName: person,
    name: 'Demanda de antes',
    description: 'De quando o contrato estava em ordem.',
    statusKey,
    statusChangedAt: at,
    createdAt: at,
    updatedAt: at,
  }
  await portal.database.system((transaction) => transaction.run(insertDemandRows([row])))
  return id
}
