import type { Business } from '@tramite/core/businesses'
import { Plus } from 'lucide-react'
import { businessesLabels as labels } from '../../labels/businesses.ts'
import { primitiveLabels } from '../../labels/primitives.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import * as css from './BusinessCard.css.ts'
import { BusinessCard } from './BusinessCard.tsx'

export interface BusinessesViewProps {
  state: 'loading' | 'failed' | 'ready'
  businesses: readonly Business[]
  /** The one that every page is of now. */
  activeId: string | undefined
  /** Writes a moment as its day, `DD/MM/AAAA`. */
  toDay: (moment: string) => string
  onCreate: () => void
  onRemove: (business: Business) => void
  onRetry: () => void
  isRetrying: boolean
}

/** All businesses of a customer, a card each. */
export function BusinessesView({ onCreate, ...list }: BusinessesViewProps) {
  return (
    <PageFrame
      title={labels.title}
      subtitle={labels.subtitle}
      actions={
        <Button icon={<Plus />} variant="secondary" onPress={onCreate}>
          {labels.create}
        </Button>
      }
    >
      <Cards {...list} />
    </PageFrame>
  )
}

function Cards({
  state,
  businesses,
  activeId,
  toDay,
  onRemove,
  onRetry,
  isRetrying,
}: Omit<BusinessesViewProps, 'onCreate'>) {
  if (state === 'failed') {
    return (
      <ErrorState
        title={labels.failed}
        text={primitiveLabels.checkConnection}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    )
  }
  if (state === 'loading') {
    return (
      <div role="status" className={css.grid}>
        <VisuallyHidden>{labels.loading}</VisuallyHidden>
        {['a', 'b', 'c'].map((id) => (
          <Skeleton key={id} height="11rem" />
        ))}
      </div>
    )
  }
  return (
    <ul className={css.grid} aria-label={labels.list}>
      {businesses.map((business) => (
        <li key={business.id}>
          <BusinessCard
            business={business}
            createdOn={toDay(business.createdAt)}
            isActive={business.id === activeId}
            onRemove={() => onRemove(business)}
          />
        </li>
      ))}
    </ul>
  )
}
