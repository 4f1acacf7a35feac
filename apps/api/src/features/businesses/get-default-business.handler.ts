import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { selectCustomer } from '../customers/customers.store.ts'
import { requireReachable } from '../customers/reachable-customer.ts'
import { selectMembersInDefault } from './business-users.store.ts'
import { selectDefaultBusiness, toBusiness } from './businesses.store.ts'

/** The business whose address is the customer's. */
export const getDefaultBusiness: Handler<'getDefaultBusiness'> = async (call) => {
  const { params, unit, setVersion } = call
  const [customers, [business], members] = await unit.read(
    selectCustomer(params.id),
    selectDefaultBusiness(params.id),
    selectMembersInDefault(params.id),
  )
  requireReachable(customers, await unit.principal())
  if (!business) throw new Problem(404, 'NO_BUSINESS')
  setVersion(business.version)
  return toBusiness(business, members)
}
