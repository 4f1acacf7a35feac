import { type DemandForecastPreview, toCauseText } from '@tramite/core/demands'
import { datePreviewLabels as labels } from '../../../labels/demand-dialogs.ts'
import { toDayWithWeekday } from '../forecast-view.ts'
import * as css from './DatePreview.css.ts'

/** How an action would change a date: loading, known, or unavailable. */
export type DatePreviewState =
  | { readonly state: 'loading' | 'failed' }
  | ({ readonly state: 'ready' } & DemandForecastPreview)

/** The date that would result from the dialog's action, the queue position, and why. */
export function DatePreview({ preview }: { preview: DatePreviewState }) {
  return (
    <div className={css.preview} role="status">
      <p>{labels.title}</p>
      {preview.state === 'ready' ? <Ready {...preview} /> : <p>{labels[preview.state]}</p>}
    </div>
  )
}

function Ready({ deleveryForecast: date, place, cause }: DemandForecastPreview) {
  return (
    <>
      <p className={css.figure}>
        <span>
          {date === null ? labels.none : <time dateTime={date}>{toDayWithWeekday(date)}</time>}
        </span>
        <span>{` · ${labels.place(place)}`}</span>
      </p>
      <p>{cause === null ? labels.same : toCauseText(cause)}</p>
    </>
  )
}
