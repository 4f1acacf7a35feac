import { primitiveLabels } from '../../labels/primitives.ts'
import { shellLabels } from '../../labels/shell.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { ShellFirm } from '../shell.types.ts'
import * as css from './OfficeContact.css.ts'

/** The way to a person. */
export function OfficeContact({ firm }: { firm: ShellFirm }) {
  return (
    <a className={css.box} href={firm.contactHref} target="_blank" rel="noopener noreferrer">
      <span className={css.title}>{shellLabels.contact}</span>
      {firm.officeHours && <span className={css.hours}>{firm.officeHours}</span>}
      <VisuallyHidden> ({primitiveLabels.external})</VisuallyHidden>
    </a>
  )
}
