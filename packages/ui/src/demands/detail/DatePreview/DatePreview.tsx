import { type DemandForecastPreview, toCauseText } from '@tramite/core/demands'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { toDayWithWeekday } from '../forecast-view.ts'
import * as css from './DatePreview.css.ts'

/** What becomes of a date before something is done: asked for, known, or not to be had. */
export type DatePreviewState =
  | { readonly state: 'loading' | 'failed' }
  | ({ readonly state: 'ready' } & DemandForecastPreview)

/** The date that follows from what the dialog is about to do, the place, and why. */
export function DatePreview({ preview }: { preview: DatePreviewState }) {
  const { datePreview } = labels
  return (
    <div className={css.preview} role="status">
      <p>{labels.newDate}</p>
      {preview.state === 'ready' ? <Ready {...preview} /> : <p>{datePreview[preview.state]}</p>}
    </div>
  )
}

function Ready({ deleveryForecast: date, place, cause }: DemandForecastPreview) {
  const { datePreview } = labels
  return (
    <>
      <p className={css.figure}>
        {date === null ? datePreview.none : <time dateTime={date}>{toDayWithWeekday(date)}</time>}
        {` · ${datePreview.place(place)}`}
      </p>
      <p>{cause === null ? datePreview.same : toCauseText(cause)}</p>
    </>
  )
}
