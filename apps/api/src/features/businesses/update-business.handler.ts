import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import { lockCustomerOfBusiness } from '../customers/customers.store.ts'
import { requireRegistration } from '../customers/registration-faults.ts'
import { toTrimmed } from '../customers/trimmed.ts'
import { keepFiles } from '../files/attach.ts'
import { releaseFiles } from '../files/files.store.ts'
import { takeLogo } from './business-logo.ts'
import { selectMembersIn } from './business-users.store.ts'
import { changeBusiness, lockBusiness, toBusiness } from './businesses.store.ts'

/** Changes a business. */
export const updateBusiness: Handler<'updateBusiness'> = async (call) => {
  const { params, body, ifMatch, unit, services, now, setVersion } = call
  const { id } = params
  const changes = toTrimmed(body)
  const logo = await keepFiles(call, [changes.logo])
  const opening = [lockCustomerOfBusiness(id), lockBusiness(id), selectMembersIn(id)] as const

  const work = unit.write(opening, async (transaction, [[customer], [before], members]) => {
    if (!customer || !before) throw notFound()
    requireCurrent(ifMatch, before, changes)
    requireRegistration({ ...before, ...changes }, services, { before })
    const { customerId } = before
    if (changes.logo !== undefined && changes.logo !== before.logo) {
      const bindLogo = await takeLogo(transaction, logo, customerId, services.clock)
      for (const command of bindLogo) transaction.defer(command)
      if (before.logo) transaction.defer(releaseFiles([before.logo], now))
    }
    transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
    const [after] = await transaction.run(changeBusiness(id, changes))
    if (!after) throw notFound()
    return { business: toBusiness(after, members), version: after.version }
  })
  const { business, version } = await work
  setVersion(version)
  return business
}
