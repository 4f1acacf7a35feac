import { primitiveLabels } from '../../labels/primitives.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** The name of a link that opens a new tab: Back does not lead back from there. */
export const withNewTabHint = (name: string) => `${name} (${primitiveLabels.external})`

/** Says the same at the end of the link's own words. */
export function NewTabHint() {
  return <VisuallyHidden>{withNewTabHint('')}</VisuallyHidden>
}
