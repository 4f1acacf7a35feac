import { type Home, type HomeFilter, toHomeDemands } from '@tramite/core/home'
import { ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { rows } from '../../demands/shared/DemandRow/DemandRow.css.ts'
import { DemandRowSkeleton } from '../../demands/shared/DemandRowSkeleton/DemandRowSkeleton.tsx'
import type { DemandFrame } from '../../demands/shared/forecast.ts'
import { homeLabels } from '../../labels/home.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { DemandsFailed } from '../DemandsFailed/DemandsFailed.tsx'
import type { HomeRead } from '../home-read.ts'
import { StatusBar } from '../StatusBar/StatusBar.tsx'
import * as css from './DemandPanel.css.ts'
import { DemandRows } from './DemandRows.tsx'

export interface DemandPanelProps {
  home: Home
  /** The demands of the filter, read separately where `home` holds only some of them. */
  chosen?: HomeRead | undefined
  filter: HomeFilter
  onFilterChange: (filter: HomeFilter) => void
  frame: DemandFrame
  /** Opens the order of the demands in progress; absent if it cannot be changed. */
  onOrder?: (() => void) | undefined
  emptyText: string
}

/** The demands of the chosen status, in a scrollable panel. */
export function DemandPanel(props: DemandPanelProps) {
  const { home, chosen, filter, frame } = props
  const { demands, total } = toHomeDemands(chosen?.home ?? home, filter)
  const isPart = demands.length < total
  const count = isPart ? homeLabels.panelPart(demands.length, total) : homeLabels.panelCount(total)
  const foot = isPart && (
    <p className={css.foot}>
      <TextLink variant="plain" href="/demands">
        {homeLabels.seeAll}
      </TextLink>
    </p>
  )
  return (
    <PanelFrame
      count={count}
      onOrder={props.onOrder}
      chart={total > 0 && <StatusBar counts={home.counts} />}
      foot={foot}
    >
      {demands.length === 0 ? (
        <EmptyPanel {...props} />
      ) : (
        // A newly chosen filter starts at its top.
        <DemandRows key={filter} demands={demands} frame={frame} />
      )}
    </PanelFrame>
  )
}

function PanelFrame(props: {
  count: ReactNode
  onOrder: (() => void) | undefined
  chart?: ReactNode
  foot?: ReactNode
  children: ReactNode
}) {
  return (
    <Card isFlush className={css.panel}>
      <div className={css.head}>
        <VisuallyHidden>
          <h2>{homeLabels.panelTitle}</h2>
        </VisuallyHidden>
        <div className={css.line}>
          <div className={css.count} role="status">
            {props.count}
          </div>
          {props.onOrder && (
            <Button variant="secondary" size="small" icon={<ArrowUpDown />} onPress={props.onOrder}>
              {homeLabels.order}
            </Button>
          )}
        </div>
        {props.chart}
      </div>
      <div className={`${css.body} ${rows}`}>{props.children}</div>
      {props.foot}
    </Card>
  )
}

/** As many as fit into the panel. */
const skeletonKeys = ['1', '2', '3', '4', '5']

function EmptyPanel({ chosen, filter, onFilterChange, emptyText }: DemandPanelProps) {
  // There are demands of this status, but none is loaded yet.
  if (chosen && !chosen.home) {
    if (chosen.isFailed) return <DemandsFailed {...chosen} />
    return skeletonKeys.map((key) => <DemandRowSkeleton key={key} />)
  }
  if (filter === 'ALL') {
    return (
      <EmptyState
        title={emptyText}
        text={homeLabels.emptyAllText}
        action={<LinkButton href="/demands/new">{homeLabels.createDemand}</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      title={emptyText}
      text={homeLabels.emptyStatusText}
      action={
        <Button variant="secondary" onPress={() => onFilterChange('ALL')}>
          {homeLabels.showAll}
        </Button>
      }
    />
  )
}
