import { conversationLabels } from '../../../labels/demand-detail.ts'
import { notPrinted } from '../../../theme/print.css.ts'
import * as css from './UnsentText.css.ts'

interface UnsentTextProps {
  children: string
  /** The files that were attached to it. */
  fileNames?: readonly string[] | undefined
}

/** Unsent text where writing is no longer possible: its author can still read and copy it. */
export function UnsentText({ children, fileNames = [] }: UnsentTextProps) {
  const hasText = children.trim() !== ''
  if (!hasText && fileNames.length === 0) return null
  return (
    <section className={`${css.unsent} ${notPrinted}`} aria-label={conversationLabels.unsent}>
      <p className={css.label}>{conversationLabels.unsent}</p>
      {hasText && <p className={css.text}>{children}</p>}
      {fileNames.length > 0 && <p className={css.label}>{fileNames.join(', ')}</p>}
    </section>
  )
}
