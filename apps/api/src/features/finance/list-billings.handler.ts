import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import { billingList, selectBillings, selectRegistered } from './billings.store.ts'
import { toBilling } from './billings.wire.ts'

/**
 * The billings of a customer, latest due date first. The finance page is for super admins; a plain admin gets
 * the unpaid ones only, to pay the oldest.
 */
export const listBillings: Handler<'listBillings'> = async ({ params, query, unit }) => {
  const { cpfOrCnpj } = params
  const principal = await unit.principal()
  const onlyUnpaid = !principal.staff && !principal.customerSuperAdmin
  const [{ shown, ...rest }, registered] = await readPage(unit, billingList, query, (start) => [
    ...selectBillings({ cpfOrCnpj, onlyUnpaid }, start),
    selectRegistered(cpfOrCnpj),
  ])
  if (registered.length === 0) throw notFound()
  return { data: shown.map(toBilling), ...rest }
}
