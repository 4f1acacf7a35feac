import { conversationLabels } from '../../../labels/demand-detail.ts'
import { notPrinted } from '../../../theme/print.css.ts'
import * as css from './UnsentText.css.ts'

/** Unsent text where writing is no longer possible: its author can still read and copy it. */
export function UnsentText({ children }: { children: string }) {
  if (children.trim() === '') return null
  return (
    <section className={`${css.unsent} ${notPrinted}`} aria-label={conversationLabels.unsent}>
      <p className={css.label}>{conversationLabels.unsent}</p>
      <p className={css.text}>{children}</p>
    </section>
  )
}
