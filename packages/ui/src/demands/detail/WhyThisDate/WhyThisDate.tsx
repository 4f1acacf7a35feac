import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import * as forecastCss from '../ForecastCard/ForecastCard.css.ts'
import * as css from '../ForecastCauses/ForecastCauses.css.ts'

export interface WhyThisDateProps {
  /** Called when the reader opens it: the reasons are loaded then. */
  onOpen: () => void
  /** The reasons; `CausesLoading` until they are loaded. */
  children: ReactNode
}

/** 'Por que esta data?', which expands to how the date was determined. */
export function WhyThisDate({ onOpen, children }: WhyThisDateProps) {
  return (
    <details onToggle={(event) => event.currentTarget.open && onOpen()}>
      <summary className={forecastCss.summary}>
        {labels.whyThisDate}
        <ChevronDown className={forecastCss.chevron} />
      </summary>
      {children}
    </details>
  )
}

/** Shown while the reasons are loading. */
export function CausesLoading() {
  return (
    <p className={css.state} role="status">
      {labels.causesLoading}
    </p>
  )
}
