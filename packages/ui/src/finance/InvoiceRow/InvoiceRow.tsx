import { type CivilDate, formatDate, formatMoney } from '@tramite/core/calendar'
import {
  type Billing,
  countDaysLate,
  type DatedInvoice,
  type DueDate,
  isUnpaid,
  toBillingDetail,
  toBillingLabel,
  toBillingState,
  toInvoiceName,
  toLaterDay,
} from '@tramite/core/finance'
import { evaluateLink } from '@tramite/core/links'
import { Upload } from 'lucide-react'
import { financeLabels } from '../../labels/finance.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { BillingStatusPill } from '../BillingStatus/BillingStatusPill.tsx'
import * as css from '../finance.css.ts'

export interface InvoiceRowProps {
  billing: Billing
  due: DueDate
  today: CivilDate
  /** Whether it is the one to pay first. */
  isNext?: boolean
  /** Whether the firm has a proof of its payment. */
  isProven?: boolean | undefined
  /** Opens the form for a proof of its payment; absent where none can be sent. */
  onProve?: ((invoice: DatedInvoice) => void) | undefined
}

/** Links to an invoice only if its address may be opened. */
function InvoiceLink({
  billing,
  due,
  isNext,
  isProven,
}: Omit<InvoiceRowProps, 'today' | 'onProve'>) {
  const link = evaluateLink(billing.invoiceUrl)
  if (!link.allowed) return null
  const isOpen = isUnpaid(billing) && !isProven
  const toName = isOpen ? financeLabels.payNamed : financeLabels.showNamed
  return (
    <LinkButton
      href={link.href}
      isExternal
      size="small"
      variant={isNext ? 'primary' : 'secondary'}
      aria-label={toName(toInvoiceName({ billing, due }))}
    >
      {isOpen ? financeLabels.pay : financeLabels.show}
    </LinkButton>
  )
}

/** One invoice: what it is for, its state, its due date, its amount, and its page at the payment provider. */
export function InvoiceRow(props: InvoiceRowProps) {
  const { billing, due, today, isProven, onProve } = props
  const state = toBillingState(billing.status)
  const laterDay = state === 'open' ? toLaterDay(due, today) : null
  const detail = toBillingDetail(billing)
  const isUnlinked = isUnpaid(billing) && !isProven && !evaluateLink(billing.invoiceUrl).allowed
  const daysLate = state === 'overdue' ? countDaysLate(due, today) : 0
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.name}>{toBillingLabel(billing)}</p>
        {detail !== '' && <p className={css.detail}>{detail}</p>}
        {isProven && <p className={css.detail}>{financeLabels.provenText}</p>}
        {isUnlinked && <p className={css.detail}>{financeLabels.noLink}</p>}
        {laterDay && (
          <p className={css.detail}>{financeLabels.payableUntil(formatDate(laterDay))}</p>
        )}
      </div>
      <span className={css.state}>
        <BillingStatusPill status={billing.status} />
      </span>
      <span className={css.due}>
        <VisuallyHidden>{financeLabels.dueOn} </VisuallyHidden>
        <time dateTime={due.dueDate}>{formatDate(due.dueDate)}</time>
        {daysLate > 0 && <span className={css.late}> {financeLabels.lateBy(daysLate)}</span>}
      </span>
      <span className={css.value}>{formatMoney(billing.value)}</span>
      <span className={css.action}>
        {onProve && (
          <IconButton
            size="small"
            label={financeLabels.proveNamed(toInvoiceName({ billing, due }))}
            icon={<Upload />}
            onPress={() => onProve({ billing, due })}
          />
        )}
        <InvoiceLink {...props} />
      </span>
    </li>
  )
}
