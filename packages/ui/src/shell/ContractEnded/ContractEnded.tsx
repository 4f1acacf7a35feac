import { DocumentTitle } from '../../primitives/DocumentTitle/DocumentTitle.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'

/**
 * Shown if an ended contract leaves no page: nothing visible, only a title for heading navigation and for the
 * tab. The contract line above gives the reason.
 */
export function ContractEnded({ title }: { title: string }) {
  return (
    <h1 tabIndex={-1}>
      <DocumentTitle title={title} />
      <VisuallyHidden>{title}</VisuallyHidden>
    </h1>
  )
}
