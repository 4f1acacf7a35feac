import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { onlyCustomer, requireEditor } from './customer-editor.ts'
import { selectTagsOf } from './customer-tags.store.ts'
import { customerTouched } from './customer-touched.ts'
import {
  changeCustomer,
  lockOwnCustomer,
  toCustomer,
  toCustomerDetails,
} from './customers.store.ts'
import { requireRegistration } from './registration-faults.ts'
import { toTrimmed } from './trimmed.ts'

/** Names who signs for the customer. */
export const updateLegalRepresentative: Handler<'updateLegalRepresentative'> = async (call) => {
  const { body, ifMatch, unit, services, now, setVersion } = call
  const legalRepresentative = toTrimmed(body)
  requireRegistration({ personType: 'PF', cpf: body.cpf }, services)

  const result = await unit.write([lockOwnCustomer()], async (transaction, [[row]], user) => {
    const { customerId } = requireEditor('legalRepresentative', user)
    const before = onlyCustomer(row)
    const { version, legalRepresentative: held } = before
    requireCurrent(ifMatch, { name: '', cpf: '', email: '', ...held, version }, body)
    transaction.defer(leaveMessage(customerId, customerTouched(customerId), now))
    const [[after], tags] = await transaction.all(
      changeCustomer(customerId, { legalRepresentative }),
      selectTagsOf(customerId),
    )
    return { after: onlyCustomer(after), tags }
  })
  services.wakeOutbox()
  setVersion(result.after.version)
  return { ...toCustomer(result.after, result.tags), ...toCustomerDetails(result.after) }
}
