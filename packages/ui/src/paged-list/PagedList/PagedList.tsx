import type { ReactNode } from 'react'
import { pagedListLabels } from '../../labels/paged-list.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PastTheEnd } from '../PastTheEnd.tsx'
import * as css from './PagedList.css.ts'

/** The current page of a list, with its state. */
export interface PageOfList<Item> {
  state: 'loading' | 'failed' | 'ready'
  items: readonly Item[]
  /** The items are the previous ones; the new ones are loading. */
  isOld?: boolean
  /** Zero-based. */
  page: number
  pageCount: number
  /** Address of a zero-based page. */
  toHref: (page: number) => string
  onRetry: () => void
  isRetrying?: boolean
}

/** How many items there are, and which page is shown. */
export function toResult(
  found: string,
  { page, pageCount }: Pick<PageOfList<never>, 'page' | 'pageCount'>,
) {
  return page < pageCount ? pagedListLabels.result(found, page + 1, pageCount) : found
}

export interface PagedListProps<Item> extends PageOfList<Item> {
  label: string
  pagesLabel: string
  icon: ReactNode
  emptyTitle: string
  emptyText: string
  failedTitle: string
  children: (item: Item) => ReactNode
}

/** A page of rows, in any of its states. */
export function PagedList<Item extends { readonly id: string }>(props: PagedListProps<Item>) {
  const { pagesLabel, page, pageCount, toHref } = props
  return (
    <>
      <Card isFlush>
        <Rows {...props} />
      </Card>
      <div className={css.pages}>
        <Pagination label={pagesLabel} page={page} pageCount={pageCount} toHref={toHref} />
      </div>
    </>
  )
}

function Rows<Item extends { readonly id: string }>({
  state,
  items,
  isOld = false,
  pageCount,
  toHref,
  onRetry,
  isRetrying,
  label,
  icon,
  emptyTitle,
  emptyText,
  failedTitle,
  children,
}: PagedListProps<Item>) {
  if (state === 'loading') return <RowsSkeleton />
  if (state === 'failed') {
    return <ErrorState title={failedTitle} onRetry={onRetry} isRetrying={isRetrying} />
  }
  if (items.length === 0 && pageCount > 0) return <PastTheEnd icon={icon} href={toHref(0)} />
  if (items.length === 0) return <EmptyState icon={icon} title={emptyTitle} text={emptyText} />
  return (
    <ul className={isOld ? css.old : undefined} aria-label={label} aria-busy={isOld || undefined}>
      {items.map((item) => (
        <li key={item.id} className={css.row}>
          {children(item)}
        </li>
      ))}
    </ul>
  )
}

function RowsSkeleton() {
  return (
    <LoadingState>
      <div>
        {['62%', '48%', '71%', '55%', '66%'].map((width) => (
          <div key={width} className={css.skeleton}>
            <Skeleton width={width} height="1.125rem" />
            <Skeleton width="32%" height="0.875rem" />
          </div>
        ))}
      </div>
    </LoadingState>
  )
}
