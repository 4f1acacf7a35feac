import { type DemandStatus, demandStatuses } from '@tramite/core/demands'
import type { CSSProperties } from 'react'
import { homeLabels } from '../../labels/home.ts'
import * as css from './StatusBar.css.ts'

/** The statuses as shares of a bar, in grouping order. */
export function StatusBar({ counts }: { counts: Readonly<Record<DemandStatus, number>> }) {
  const shown = demandStatuses.filter((statusKey) => counts[statusKey] > 0)
  const parts = shown.map((key) => homeLabels.chartPart(homeLabels.filter[key], counts[key]))
  return (
    <div className={css.bar} role="img" aria-label={homeLabels.chart(parts.join(', '))}>
      {shown.map((key) => (
        <span key={key} className={`${css.part} ${css.status[key]}`} style={toShare(counts[key])} />
      ))}
    </div>
  )
}

function toShare(count: number) {
  return { [css.share.slice(4, -1)]: count } as CSSProperties
}
