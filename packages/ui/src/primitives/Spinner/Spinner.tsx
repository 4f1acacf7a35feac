import * as css from './Spinner.css.ts'

/** A turning ring in the colour of the text around it. Silent: whoever shows it says what it waits for. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />
}
