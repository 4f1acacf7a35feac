import { DocumentTitle } from '../../primitives/DocumentTitle/DocumentTitle.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'

/**
 * Where a contract that has ended leaves no page: nothing to be seen, and a title for who goes by headings
 * and for the tab. The line of the contract above it says why.
 */
export function ContractEnded({ title }: { title: string }) {
  return (
    <h1 tabIndex={-1}>
      <DocumentTitle title={title} />
      <VisuallyHidden>{title}</VisuallyHidden>
    </h1>
  )
}
