import { primitiveLabels } from '../../labels/primitives.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Read aloud at the end of a link that opens a new tab: Back does not lead back from there. */
export function NewTabHint() {
  return <VisuallyHidden> ({primitiveLabels.external})</VisuallyHidden>
}
