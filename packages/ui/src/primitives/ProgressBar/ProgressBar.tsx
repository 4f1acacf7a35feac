import * as css from './ProgressBar.css.ts'

/** Progress, 0 to 100. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  return <progress className={css.bar} aria-label={label} max={100} value={value} />
}
