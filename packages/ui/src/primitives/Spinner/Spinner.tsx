import * as css from './Spinner.css.ts'

/**
 * A turning ring in the colour of the text around it. Silent: the element that contains it says what it
 * waits for.
 */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />
}
