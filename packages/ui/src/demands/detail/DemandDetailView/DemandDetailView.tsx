import { civilDateOf } from '@tramite/core/calendar'
import type { Demand, DemandOffers, DemandOrigin, DemandPerson, Tag } from '@tramite/core/demands'
import { type ReactNode, useMemo } from 'react'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx'
import { visuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { PageFrame } from '../../../shell/PageFrame/PageFrame.tsx'
import { media } from '../../../theme/scale.ts'
import { useMedia } from '../../../theme/use-media.ts'
import { type DemandActionCallbacks, DemandActions } from '../DemandActions/DemandActions.tsx'
import { DemandMeta } from '../DemandMeta/DemandMeta.tsx'
import { DemandTimeline, type DemandTimelineProps } from '../DemandTimeline/DemandTimeline.tsx'
import { ForecastCard } from '../ForecastCard/ForecastCard.tsx'
import { type ForecastFrame, toForecastView } from '../forecast-view.ts'
import { InfoCard } from '../InfoCard/InfoCard.tsx'
import { type InfoContext, toInfoRows, toValidationText } from '../info-rows.ts'
import { PeopleCard } from '../PeopleCard/PeopleCard.tsx'
import * as css from './DemandDetailView.css.ts'

/** A tab of the page, by its name in the address. */
export type DemandTab = 'messages' | 'documents'

export interface DemandDetailViewProps extends DemandActionCallbacks {
  demand: Demand
  tags: readonly Tag[]
  /** The tool or journey that the demand belongs to, where it is open. */
  origin?: DemandOrigin | undefined
  offers: DemandOffers
  isFollowing: boolean
  canChangePrivacy: boolean
  frame: ForecastFrame
  context: Omit<InfoContext, 'timeZone' | 'areDeadlinesSuspended'>
  /** The history of the demand. */
  timeline: DemandTimelineProps
  /** The people involved. */
  people: readonly DemandPerson[]
  viewerId: string
  tab: DemandTab
  onTabChange: (tab: DemandTab) => void
  documentCount: number | undefined
  /** How the date was determined. */
  causes?: ReactNode
  /** Navigates to where the reader writes to the firm; absent where they may not. */
  onWrite?: (() => void) | undefined
  /** The content of the tab. */
  children: ReactNode
}

/** A demand: what it is, whose turn, due when, and its conversation. */
export function DemandDetailView({
  demand,
  tags,
  origin,
  offers,
  isFollowing,
  canChangePrivacy,
  frame,
  context,
  timeline,
  people,
  viewerId,
  tab,
  onTabChange,
  documentCount,
  causes,
  onWrite,
  children,
  ...callbacks
}: DemandDetailViewProps) {
  const isNarrow = useMedia(media.columns)
  const { conventions, areDeadlinesSuspended = false } = frame
  const { timeZone } = conventions
  const forecast = useMemo(() => toForecastView(demand, frame), [demand, frame])
  return (
    <PageFrame
      title={demand.name}
      titleSize="detail"
      crumbs={[
        { label: labels.demands, href: '/demands' },
        { label: labels.number(demand.externalId) },
      ]}
      onRename={offers.rename.allowed ? callbacks.onRename : undefined}
      meta={<DemandMeta demand={demand} tags={tags} origin={origin} frame={frame} />}
      actions={
        <DemandActions
          offers={offers}
          isFollowing={isFollowing}
          canChangePrivacy={canChangePrivacy}
          {...callbacks}
        />
      }
    >
      <div className={css.grid}>
        <div className={css.date}>
          <ForecastCard forecast={forecast} isFolded={isNarrow} causes={causes} onWrite={onWrite} />
        </div>
        <div className={css.timeline}>
          <DemandTimeline
            {...timeline}
            createdAt={demand.createdAt}
            forecast={forecast}
            timeZone={timeZone}
            today={civilDateOf(frame.now, timeZone)}
            areDeadlinesSuspended={frame.areDeadlinesSuspended === true}
          />
        </div>
        <div className={css.main}>
          <Tabs
            label={labels.tabs}
            tabs={[
              { id: 'messages', label: labels.messages },
              { id: 'documents', label: labels.documents, count: documentCount },
            ]}
            selected={tab}
            onChange={onTabChange}
          >
            <h2 className={visuallyHidden}>{labels[tab]}</h2>
            {children}
          </Tabs>
        </div>
        <div className={css.facts}>
          <PeopleCard people={people} viewerId={viewerId} isFolded={isNarrow} />
          <InfoCard
            rows={toInfoRows(demand, { ...context, timeZone, areDeadlinesSuspended })}
            validationText={toValidationText(demand, timeZone)}
            isFolded={isNarrow}
          />
        </div>
      </div>
    </PageFrame>
  )
}
