import { canTakeTurn, toDeadlineState } from '@tramite/core/demands'
import type { Banner, HomeFilter } from '@tramite/core/home'
import { demandMessages } from '@tramite/core/messages'
import type { DemandFrame } from '../../demands/shared/forecast.ts'
import { homeLabels } from '../../labels/home.ts'
import { primitiveLabels } from '../../labels/primitives.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { ComingCard } from '../ComingCard/ComingCard.tsx'
import { ContentsCard } from '../ContentsCard/ContentsCard.tsx'
import { DemandPanel } from '../DemandPanel/DemandPanel.tsx'
import { DemandsFailed } from '../DemandsFailed/DemandsFailed.tsx'
import type { HomeRead } from '../home-read.ts'
import { toHomeSummary } from '../home-summary.ts'
import { NoticesCard } from '../NoticesCard/NoticesCard.tsx'
import { RemindersCard, type RemindersCardProps } from '../RemindersCard/RemindersCard.tsx'
import { StatusFilter } from '../StatusFilter/StatusFilter.tsx'
import { homeListAnchor, TasksCard } from '../TasksCard/TasksCard.tsx'
import * as css from './HomeView.css.ts'

/** The router scrolls to the list; the keyboard focus moves there as well. */
const seeList = () => document.getElementById(homeListAnchor)?.focus({ preventScroll: true })

export interface HomeViewProps extends HomeRead {
  firstName: string
  filter: HomeFilter
  /** The demands of the chosen status, read separately where `home` holds only some of them. */
  chosen?: HomeRead | undefined
  onFilterChange: (filter: HomeFilter) => void
  frame: DemandFrame
  /** Opens the order of the demands in progress; absent if it cannot be changed. */
  onOrder?: (() => void) | undefined
  /** What the firm announces. */
  banners?: readonly Banner[]
  /** The next reminders, and the state of reading them. */
  reminders: RemindersCardProps
  blogUrl?: string | undefined
  videosUrl?: string | undefined
}

/** The user's demands: their state, whose turn it is, and when they are due. */
export function HomeView(props: HomeViewProps) {
  const { firstName, home, isFailed = false, frame, reminders, blogUrl, videosUrl } = props
  const summary = home && toHomeSummary(home, frame)
  const isLoading = !home && !isFailed
  return (
    <PageFrame
      title={homeLabels.greeting(firstName)}
      tabTitle={homeLabels.title}
      subtitle={[homeLabels.welcome, summary].filter(Boolean).join(' ')}
    >
      {/* All that is read appears at once: nothing already shown, or about to be pressed, is moved by it. */}
      <div key={String(isLoading)} className={css.sections} aria-busy={isLoading}>
        <div className={css.turn}>
          <Tasks {...props} />
        </div>
        <div className={css.cards}>
          <Notices {...props} />
          {isLoading ? (
            <Skeleton height="9.25rem" />
          ) : (
            <>
              <RemindersCard {...reminders} />
              <ContentsCard blogUrl={blogUrl} videosUrl={videosUrl} />
            </>
          )}
        </div>
        <Demands {...props} />
      </div>
    </PageFrame>
  )
}

type NoticesProps = Pick<HomeViewProps, 'home' | 'isFailed' | 'frame' | 'banners'>

/** What is asked of the customer, and what comes next. */
function Tasks({ home, isFailed, frame }: NoticesProps) {
  if (home) {
    return (
      <>
        <TasksCard home={home} frame={frame} onSeeList={seeList} />
        <ComingCard home={home} frame={frame} />
      </>
    )
  }
  return [homeLabels.waitingTitle, homeLabels.coming].map((heading) => (
    <Card key={heading} heading={heading}>
      {isFailed ? <p>{primitiveLabels.tryAgain()}</p> : <Skeleton height="9.25rem" />}
    </Card>
  ))
}

/** What the firm announces. */
function Notices({ home, isFailed, frame, banners = [] }: NoticesProps) {
  const canAct = canTakeTurn(toDeadlineState(frame))
  if (home) return <NoticesCard home={home} frame={frame} canAct={canAct} banners={banners} />
  return (
    <Card heading={homeLabels.notices}>
      {isFailed ? <p>{primitiveLabels.tryAgain()}</p> : <Skeleton height="9.25rem" />}
    </Card>
  )
}

function Demands(props: HomeViewProps) {
  const { home, isFailed, filter, chosen, onFilterChange, frame } = props
  if (!home && isFailed) {
    return (
      <Card>
        <DemandsFailed {...props} />
      </Card>
    )
  }
  // No placeholder for the demands: it is not known yet how far down the notices will reach.
  if (!home) {
    return (
      <p role="status">
        <VisuallyHidden>{homeLabels.loading}</VisuallyHidden>
      </p>
    )
  }
  return (
    <div id={homeListAnchor} tabIndex={-1} className={css.demands}>
      <StatusFilter counts={home.counts} value={filter} onChange={onFilterChange} />
      <DemandPanel
        home={home}
        chosen={chosen}
        filter={filter}
        onFilterChange={onFilterChange}
        frame={frame}
        onOrder={props.onOrder}
        emptyText={demandMessages['demands.empty']}
      />
    </div>
  )
}
