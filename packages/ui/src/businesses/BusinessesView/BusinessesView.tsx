import type { Business, BusinessCounts } from '@tramite/core/businesses'
import { Plus } from 'lucide-react'
import { businessesLabels as labels } from '../../labels/businesses.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import * as css from './BusinessCard.css.ts'
import { BusinessCard } from './BusinessCard.tsx'

export interface BusinessesViewProps {
  state: 'loading' | 'failed' | 'ready'
  businesses: readonly Business[]
  /** Only businesses with demands have an entry; undefined until known. */
  counts: readonly BusinessCounts[] | undefined
  haveCountsFailed: boolean
  /** The active business. */
  activeId: string | undefined
  /** Formats a moment as its day, `DD/MM/AAAA`. */
  toDay: (moment: string) => string
  /** Null if the user cannot create a demand now. */
  onCreate: (() => void) | null
  /** Called when the link to a business's demands is followed: it becomes the active one. */
  onOpen: (business: Business) => void
  /** Null if the user cannot change anything now. */
  onRemove: ((business: Business) => void) | null
  onRetry: () => void
  isRetrying: boolean
}

/** All businesses of a customer as cards. */
export function BusinessesView({ onCreate, ...list }: BusinessesViewProps) {
  return (
    <PageFrame
      title={labels.title}
      subtitle={labels.subtitle}
      actions={
        onCreate && (
          <Button icon={<Plus />} variant="secondary" onPress={onCreate}>
            {labels.create}
          </Button>
        )
      }
    >
      <Cards {...list} />
    </PageFrame>
  )
}

const noDemands = { open: 0, waiting: 0, overdue: 0 }

function Cards({
  state,
  businesses,
  counts,
  haveCountsFailed,
  activeId,
  toDay,
  onOpen,
  onRemove,
  onRetry,
  isRetrying,
}: Omit<BusinessesViewProps, 'onCreate'>) {
  if (state !== 'ready') {
    return (
      <ReadState
        hasFailed={state === 'failed'}
        failedTitle={labels.failed}
        onRetry={onRetry}
        isRetrying={isRetrying}
        label={labels.loading}
      >
        <div className={css.grid}>
          {['a', 'b', 'c'].map((id) => (
            <Skeleton key={id} height="11rem" />
          ))}
        </div>
      </ReadState>
    )
  }
  const byBusiness = new Map(counts?.map((line) => [line.businessId, line]))
  const list = (
    <ul className={css.grid} aria-label={labels.list}>
      {businesses.map((business) => (
        <li key={business.id}>
          <BusinessCard
            business={business}
            counts={haveCountsFailed ? null : counts && (byBusiness.get(business.id) ?? noDemands)}
            createdOn={toDay(business.createdAt)}
            isActive={business.id === activeId}
            onOpen={() => onOpen(business)}
            onRemove={onRemove && (() => onRemove(business))}
          />
        </li>
      ))}
    </ul>
  )
  return haveCountsFailed ? (
    <Stack gap={3}>
      <Text isMuted>{labels.countsFailed}</Text>
      {list}
    </Stack>
  ) : (
    list
  )
}
