import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import * as forecastCss from '../ForecastCard/ForecastCard.css.ts'
import * as css from '../ForecastCauses/ForecastCauses.css.ts'

export interface WhyThisDateProps {
  /** The reasons are asked for when the reader opens it. */
  onOpen: () => void
  /** The reasons; `CausesLoading` until they have come. */
  children: ReactNode
}

/** 'Por que esta data?', which opens to how the date came about. */
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

/** While the reasons are on their way. */
export function CausesLoading() {
  return (
    <p className={css.state} role="status">
      {labels.causesLoading}
    </p>
  )
}
