import type { Masks } from '@tramite/core/forms'
import type { FailureNotice } from '@tramite/core/http'
import type { evaluateManagementOffer, UserOffers, UserSummary } from '@tramite/core/users'
import { UserPlus, Users } from 'lucide-react'
import { useRef } from 'react'
import { FilterResult } from '../../filters/FilterResult/FilterResult.tsx'
import { useDebouncedInput } from '../../filters/use-debounced-input.ts'
import { usersLabels as labels } from '../../labels/users.ts'
import { ListPaper } from '../../paged-list/ListPaper/ListPaper.tsx'
import type { PaperFacts } from '../../paged-list/ListPaper/list-paper.types.ts'
import { type PageOfList, toResult } from '../../paged-list/PagedList/PagedList.tsx'
import { PastTheEnd } from '../../paged-list/PastTheEnd.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import * as css from './UserCard.css.ts'
import { UserCard } from './UserCard.tsx'

export interface UsersViewProps {
  list: PageOfList<UserSummary>
  /** Number of users that match the search; undefined while unknown. */
  total: number | undefined
  text: string
  onTextChange: (text: string) => void
  /** Whether the reader may add, edit and delete others. */
  management: ReturnType<typeof evaluateManagementOffer>
  toOffers: (user: UserSummary) => Pick<UserOffers, 'edit' | 'remove'>
  masks: Pick<Masks, 'phone'>
  paper: PaperFacts
  onAdd: () => void
  /** Why a user was not added; the dialog with the input has closed. */
  addFailure?: FailureNotice | undefined
  onEdit: (user: UserSummary) => void
  onRemove: (user: UserSummary) => void
}

/** The users of the customer as cards. */
export function UsersView({
  list,
  total,
  text,
  onTextChange,
  management,
  onAdd,
  addFailure,
  paper,
  ...cards
}: UsersViewProps) {
  const result = useRef<HTMLParagraphElement>(null)
  const typed = useDebouncedInput(text, onTextChange)
  return (
    <Stack>
      <search aria-label={labels.search}>
        <Inline align="between">
          <Inline>
            <div className={css.search}>
              <SearchField
                label={labels.search}
                placeholder={labels.search}
                value={typed.text}
                onChange={typed.setText}
                onSubmit={typed.flush}
              />
            </div>
            <FilterResult
              text={total === undefined ? '' : toResult(labels.found(total), list)}
              textRef={result}
              isFiltered={text !== ''}
              clearLabel={labels.clear}
              onClear={() => {
                typed.clear()
                onTextChange('')
              }}
            />
          </Inline>
          {management.allowed && (
            <Button icon={<UserPlus />} onPress={onAdd}>
              {labels.add}
            </Button>
          )}
        </Inline>
      </search>
      <ListPaper
        paper={paper}
        filters={[[labels.search, text]]}
        shown={list.items.length}
        total={total}
      />
      {addFailure && (
        <Banner
          tone="error"
          title={addFailure.title}
          action={
            <Button size="small" variant="secondary" onPress={onAdd}>
              {labels.addAgain}
            </Button>
          }
        >
          {addFailure.description}
        </Banner>
      )}
      {!management.allowed && management.reason === 'adminsOnly' && (
        <Text isMuted>{labels.adminsOnly}</Text>
      )}
      <Cards list={list} {...cards} />
      <Pagination
        label={labels.pages}
        page={list.page}
        pageCount={list.pageCount}
        toHref={list.toHref}
      />
    </Stack>
  )
}

type CardsProps = Pick<UsersViewProps, 'list' | 'toOffers' | 'masks' | 'onEdit' | 'onRemove'>

function Cards({ list, toOffers, masks, onEdit, onRemove }: CardsProps) {
  const { state, items, isOld = false, pageCount, toHref, onRetry, isRetrying } = list
  if (state === 'loading') return <CardsSkeleton />
  if (state === 'failed') {
    return <ErrorState title={labels.failed} onRetry={onRetry} isRetrying={isRetrying} />
  }
  if (items.length === 0 && pageCount > 0) {
    return <PastTheEnd icon={<Users />} href={toHref(0)} />
  }
  if (items.length === 0) {
    return <EmptyState icon={<Users />} title={labels.empty} text={labels.emptyText} />
  }
  return (
    <ul
      className={isOld ? `${css.grid} ${css.old}` : css.grid}
      aria-label={labels.list}
      aria-busy={isOld || undefined}
    >
      {items.map((user) => (
        <li key={user.id}>
          <UserCard
            user={user}
            offers={toOffers(user)}
            masks={masks}
            onEdit={() => onEdit(user)}
            onRemove={() => onRemove(user)}
          />
        </li>
      ))}
    </ul>
  )
}

function CardsSkeleton() {
  return (
    <LoadingState>
      <div className={css.grid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
          <Skeleton key={id} height="10rem" />
        ))}
      </div>
    </LoadingState>
  )
}
