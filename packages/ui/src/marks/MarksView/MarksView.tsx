import { MARK_DECISION_MONTHS } from '@tramite/core/marks'
import { markMessages } from '@tramite/core/messages'
import { Plus, Stamp } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { SearchBar } from '../../filters/SearchBar/SearchBar.tsx'
import { marksLabels as labels } from '../../labels/marks.ts'
import type { PaperFacts } from '../../paged-list/ListPaper/list-paper.types.ts'
import type { PageOfList } from '../../paged-list/PagedList/PagedList.tsx'
import { PastTheEnd } from '../../paged-list/PastTheEnd.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import type { MarkTableProps } from '../MarkTable/MarkTable.tsx'
import * as css from './MarksView.css.ts'

const MarkTable = lazy(() =>
  import('../MarkTable/MarkTable.tsx').then((module) => ({ default: module.MarkTable })),
)

type Row = MarkTableProps['rows'][number]

export interface MarksViewProps
  extends Pick<MarkTableProps, 'today' | 'toDay' | 'onDownloadLogo' | 'onEdit' | 'renderHistory'> {
  list: PageOfList<Row>
  /** Marks of all pages that match the search. */
  total: number
  /** Part of the name, or of a process number; empty for all. */
  text: string
  onTextChange: (text: string) => void
  paper: PaperFacts
}

/** The trademarks of a business. */
export function MarksView({ list, total, text, onTextChange, paper, ...table }: MarksViewProps) {
  const isSearched = text.trim() !== ''
  return (
    <PageFrame
      title={labels.title}
      subtitle={labels.subtitle}
      crumbs={[{ label: labels.tools, href: '/tools' }, { label: labels.title }]}
      actions={
        <>
          <LinkButton href="/tools/marks/import" variant="secondary">
            {labels.import}
          </LinkButton>
          <LinkButton href="/tools/marks/create" icon={<Plus />}>
            {labels.register}
          </LinkButton>
        </>
      }
    >
      <Stack gap={6}>
        <HowItWorks />
        <SearchBar
          name={labels.searchMarks}
          label={labels.search}
          placeholder={labels.searchHint}
          text={text}
          onTextChange={onTextChange}
          result={list.state === 'ready' ? labels.found(total) : ''}
        />
        <Content
          list={list}
          isSearched={isSearched}
          onPaper={{ paper, filters: [[labels.search, text]], total }}
          {...table}
        />
        <Pagination
          label={labels.pages}
          page={list.page}
          pageCount={list.pageCount}
          toHref={list.toHref}
        />
      </Stack>
    </PageFrame>
  )
}

function HowItWorks() {
  return (
    <section aria-label={labels.how}>
      <Stack gap={3}>
        <Heading>{labels.how}</Heading>
        <ol className={css.steps}>
          {labels.steps.map(({ title, text }) => (
            <li key={title} className={css.step}>
              <Text isStrong>{title}</Text>
              <Text size="small" isMuted>
                {text}
              </Text>
            </li>
          ))}
        </ol>
        <Text size="small" isMuted>
          {labels.decision(MARK_DECISION_MONTHS)}
        </Text>
      </Stack>
    </section>
  )
}

interface ContentProps
  extends Omit<MarksViewProps, 'total' | 'text' | 'onTextChange' | 'paper'>,
    Pick<MarkTableProps, 'onPaper'> {
  isSearched: boolean
}

function Content({ list, isSearched, ...table }: ContentProps) {
  const { state, items, isOld = false, pageCount, toHref, onRetry, isRetrying } = list
  const waiting = (
    <LoadingState label={labels.loading}>
      <Skeleton height="16rem" />
    </LoadingState>
  )
  if (state === 'loading' || (isOld && items.length === 0)) return waiting
  if (state === 'failed') {
    return (
      <ErrorState
        title={markMessages['marks.loadFailed']}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    )
  }
  if (items.length === 0) {
    return (
      <Card>
        {pageCount > 0 ? (
          <PastTheEnd icon={<Stamp />} href={toHref(0)} />
        ) : (
          <EmptyState
            icon={<Stamp />}
            title={isSearched ? labels.noneFound : markMessages['marks.empty']}
            text={isSearched ? labels.noneFoundText : labels.emptyText}
          />
        )}
      </Card>
    )
  }
  return (
    <Suspense fallback={waiting}>
      <MarkTable {...table} rows={items} isBusy={isOld} />
    </Suspense>
  )
}
