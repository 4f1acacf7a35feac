import type { ReactNode } from 'react'
import { type Tone, tonedMark } from '../../theme/tone.css.ts'
import * as css from './Timeline.css.ts'

export interface TimelineEntry {
  readonly id: string
  readonly title: string
  /** The date for display. */
  readonly dateText: string
  /** The date for machines: YYYY-MM-DD or an instant. */
  readonly dateTime?: string
  readonly tone?: Tone
  readonly content?: ReactNode
}

/** Events in chronological order. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol className={css.list} aria-label={label}>
      {entries.map(({ id, title, dateText, dateTime, tone = 'neutral', content }) => (
        <li key={id} className={css.entry}>
          <span className={`${css.dot} ${tonedMark[tone]}`} aria-hidden="true" />
          <div className={css.body}>
            <p className={css.title}>{title}</p>
            <time className={css.date} dateTime={dateTime}>
              {dateText}
            </time>
            {content}
          </div>
        </li>
      ))}
    </ol>
  )
}
