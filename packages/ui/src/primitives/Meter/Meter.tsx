import { useId } from 'react'
import { type Tone, tonedMark } from '../../theme/tone.css.ts'
import * as css from './Meter.css.ts'

export interface MeterProps {
  /** What is measured. */
  label: string
  /** From 0 to `max`. */
  value: number
  max?: number
  /** The value in words: '3 de 8 respostas'. It is shown, and read aloud. */
  valueText: string
  tone?: Tone
}

/** An amount, or progress, as a bar with its text. */
export function Meter({ label, value, max = 100, valueText, tone = 'progress' }: MeterProps) {
  const id = useId()
  const part = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div className={css.meter}>
      <div className={css.words}>
        <span id={id}>{label}</span>
        <span className={css.value}>{valueText}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the native element cannot be styled alike in all browsers */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className={css.track}
      >
        <div className={`${css.bar} ${tonedMark[tone]}`} style={{ width: `${part * 100}%` }} />
      </div>
    </div>
  )
}

const radius = 26
const length = 2 * Math.PI * radius

/** The same as a ring, with the figure inside. */
export function ProgressRing({ label, value, max = 100, valueText }: Omit<MeterProps, 'tone'>) {
  const part = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native element is not a ring
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={css.ring}
    >
      <svg viewBox="0 0 64 64" className={css.circle} aria-hidden="true">
        <circle cx="32" cy="32" r={radius} className={css.ringTrack} />
        <circle
          cx="32"
          cy="32"
          r={radius}
          className={css.ringBar}
          strokeDasharray={`${part * length} ${length}`}
        />
      </svg>
      <span className={css.ringText}>{Math.round(part * 100)}%</span>
    </div>
  )
}

export interface BarListProps {
  /** What is compared. */
  label: string
  bars: readonly {
    readonly id: string
    readonly label: string
    readonly value: number
    /** The value in words: 'R$ 1.200,00'. */
    readonly valueText: string
    readonly tone?: Tone
  }[]
}

/** Figures as bars for comparison, each with its text; the longest takes the full width. */
export function BarList({ label, bars }: BarListProps) {
  const most = Math.max(...bars.map(({ value }) => value), 0)
  return (
    <ul className={css.bars} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.id}>
          <div className={css.words}>
            <span>{bar.label}</span>
            <span className={css.value}>{bar.valueText}</span>
          </div>
          <div className={css.track} aria-hidden="true">
            <div
              className={`${css.bar} ${tonedMark[bar.tone ?? 'info']}`}
              style={{ width: most > 0 ? `${(bar.value / most) * 100}%` : 0 }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
