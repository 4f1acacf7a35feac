import type { ReactNode } from 'react'
import { pagedListLabels } from '../labels/paged-list.ts'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx'

export interface PastTheEndProps {
  icon: ReactNode
  /** Address of the first page. */
  href: string
}

/** The address names a page beyond the end of the list. */
export function PastTheEnd({ icon, href }: PastTheEndProps) {
  return (
    <EmptyState
      icon={icon}
      title={pagedListLabels.pastTheEnd}
      action={
        <LinkButton href={href} variant="secondary">
          {pagedListLabels.firstPage}
        </LinkButton>
      }
    />
  )
}
