import { formatDate, formatMoney } from '@tramite/core/calendar'
import {
  toBillingDetail,
  toBillingLabel,
  toBillingStatusText,
  toStatementSums,
  type YearStatement,
} from '@tramite/core/finance'
import { statementLabels as labels } from '../../labels/finance.ts'
import { onlyPrinted } from '../../theme/print.css.ts'
import * as css from './YearStatementDocument.css.ts'

export interface YearStatementDocumentProps {
  statement: YearStatement
  /** The issuer of the invoices. */
  firmName: string
  /** The customer billed. */
  customer: { readonly name: string; readonly registration: string | null }
  /** Civil date of issue. */
  today: string
}

/** The statement of a year as printed, or saved as a PDF: in print only. */
export function YearStatementDocument({
  statement,
  firmName,
  customer,
  today,
}: YearStatementDocumentProps) {
  const { year, invoices, totals } = statement
  return (
    <article className={onlyPrinted}>
      <h2 className={css.title}>{labels.title(year)}</h2>
      <p>{[customer.name, customer.registration].filter(Boolean).join(', ')}</p>
      <p className={css.note}>{labels.madeOn(formatDate(today), firmName)}</p>
      <table className={css.table}>
        <thead>
          <tr>
            {[labels.due, labels.what, labels.status].map((head) => (
              <th key={head} scope="col" className={css.cell}>
                {head}
              </th>
            ))}
            <th scope="col" className={css.amount}>
              {labels.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ billing, due }) => (
            <tr key={billing.id}>
              <td className={css.cell}>{formatDate(due.dueDate)}</td>
              <td className={css.cell}>
                {toBillingLabel(billing)}
                <div className={css.note}>{toBillingDetail(billing)}</div>
              </td>
              <td className={css.cell}>{toBillingStatusText(billing.status)}</td>
              <td className={css.amount}>{formatMoney(billing.value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className={css.sums}>
          {toStatementSums(totals).map(({ name, text, value }) => (
            <tr key={name}>
              <th scope="row" colSpan={3} className={css.cell}>
                {text}
              </th>
              <td className={css.amount}>{formatMoney(value)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </article>
  )
}
