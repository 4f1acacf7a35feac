import { shellLabels } from '../../labels/shell.ts'
import { NewTabHint } from '../../primitives/VisuallyHidden/NewTabHint.tsx'
import type { ShellFirm } from '../shell.types.ts'
import * as css from './OfficeContact.css.ts'

/** The link to contact a person at the firm. */
export function OfficeContact({ firm }: { firm: ShellFirm }) {
  return (
    <a className={css.box} href={firm.contactHref} target="_blank" rel="noopener noreferrer">
      <span className={css.title}>{shellLabels.contact}</span>
      {firm.officeHours && <span className={css.hours}>{firm.officeHours}</span>}
      <NewTabHint />
    </a>
  )
}
