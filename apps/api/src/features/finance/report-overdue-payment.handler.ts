import { evaluateReceipt } from '@tramite/core/finance'
import { createId } from '../../db/ids.ts'
import type { Principal } from '../../db/principal.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import { keepUploads, takeUploads } from '../files/attach.ts'
import type { StoredAttachment } from '../files/stored-attachment.ts'
import { selectOldestOpenBilling } from './billings.store.ts'
import { insertReceipt, lockDelinquency, removeDelinquency, toReceipt } from './receipts.store.ts'

interface Debt {
  readonly tags: readonly { readonly name: string }[]
  readonly oldestOpen: { readonly id: string } | undefined
}

/** Refuses a proof for somebody else, or of nothing. */
function requireDebt(
  { params, body, services }: Call<'reportOverduePayment'>,
  principal: Principal,
  { tags, oldestOpen }: Debt,
): string {
  const isOurs = params.paymentProvider === services.firm.paymentProvider
  const { customerId } = principal
  if (!isOurs || principal.staff || customerId !== body.customerId) throw notFound()
  const decision = evaluateReceipt({
    user: principal,
    tags,
    hasOpenInvoice: oldestOpen !== undefined,
  })
  if (decision.allowed) return customerId
  throw decision.reason === 'notAdmin'
    ? new Problem(403, 'ADMIN_ONLY')
    : new Problem(409, 'PAYMENT_NOT_PENDING')
}

const toFileColumns = ({ key, name, contentType, size }: StoredAttachment) => ({
  fileKey: key,
  fileName: name,
  contentType,
  size,
})

/**
 * Stores the proof of an overdue payment and takes the tag 'Inadimplente' off the customer, both or
 * neither; the payment provider is told afterwards. Specification §4, §7; part 2 §2.
 */
export const reportOverduePayment: Handler<'reportOverduePayment'> = async (call) => {
  const { body, unit, services, now } = call
  const uploads = await keepUploads(call, [body.data])
  const opening = [lockDelinquency(), selectOldestOpenBilling()] as const
  const receipt = await unit.write(
    opening,
    async (transaction, [tags, [oldestOpen]], principal) => {
      const customerId = requireDebt(call, principal, { tags, oldestOpen })
      const target = { customerId, demandId: null, internal: false }
      const { attachments, bind } = await takeUploads(transaction, uploads, target, services.clock)
      const [file] = attachments
      if (!file) throw new Problem(400, 'FILE_NOT_UPLOADED')

      const { userId, userName } = principal
      const at = now.toISOString()
      const [row] = await transaction.run(
        insertReceipt({
          ...toFileColumns(file),
          id: createId(services.clock),
          customerId,
          userId,
          userName,
          billingId: oldestOpen?.id ?? null,
          createdAt: at,
          updatedAt: at,
        }),
      )
      if (!row) throw notFound()
      const job = { kind: 'receiptReport', receiptId: row.id } as const
      for (const command of [
        ...bind,
        removeDelinquency(),
        leaveMessage(customerId, { kind: 'job', job }, now),
        leaveMessage(customerId, customerTouched(customerId), now),
      ]) {
        transaction.defer(command)
      }
      return toReceipt(row)
    },
  )
  services.wakeOutbox()
  return receipt
}
