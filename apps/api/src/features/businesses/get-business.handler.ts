import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { selectMembersIn } from './business-users.store.ts'
import { selectBusiness, toBusiness } from './businesses.store.ts'

/** One business with its users, of those that the user sees. */
export const getBusiness: Handler<'getBusiness'> = async ({ params, unit, setVersion }) => {
  const [[business], members] = await unit.read(
    selectBusiness(params.id),
    selectMembersIn(params.id),
  )
  if (!business) throw notFound()
  setVersion(business.version)
  return toBusiness(business, members)
}
