import { formatLongDate, formatRelativeDay, weekdayOf } from '@tramite/core/calendar'
import { type Home, listComing } from '@tramite/core/home'
import { toDemandPath } from '@tramite/core/shell'
import type { DemandFrame } from '../../demands/shared/forecast.ts'
import { homeLabels } from '../../labels/home.ts'
import { weekdayLabels } from '../../labels/weekdays.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './ComingCard.css.ts'

export interface ComingCardProps {
  home: Home
  frame: DemandFrame
}

/** What the firm delivers next, and when. */
export function ComingCard({ home, frame }: ComingCardProps) {
  const coming = listComing(home, frame)
  return (
    <Card
      heading={homeLabels.coming}
      action={
        <TextLink variant="plain" href="/demands">
          {homeLabels.seeAll}
        </TextLink>
      }
    >
      {coming === null ? (
        <p className={css.none}>
          {frame.hasContractEnded ? homeLabels.comingEnded : homeLabels.comingHeld}
        </p>
      ) : coming.length === 0 ? (
        <p className={css.none}>{homeLabels.nothingComes}</p>
      ) : (
        <ol>
          {coming.map(({ demandId, name, date }) => {
            const [, month = '', day = ''] = date.split('-')
            return (
              <li key={demandId} className={css.item}>
                <time className={css.day} dateTime={date}>
                  <VisuallyHidden>{formatLongDate(date)}</VisuallyHidden>
                  <span aria-hidden="true">{weekdayLabels.short[weekdayOf(date)]}</span>
                  <span aria-hidden="true" className={css.number}>
                    {day}
                  </span>
                  <span aria-hidden="true">{homeLabels.shortMonths[Number(month) - 1]}</span>
                </time>
                <div>
                  <TextLink variant="quiet" className={css.name} href={toDemandPath(demandId)}>
                    {name}
                  </TextLink>
                  <p className={css.text}>{homeLabels.delivery(formatRelativeDay(date, frame))}</p>
                </div>
              </li>
            )
          })}
        </ol>
      )}
    </Card>
  )
}
