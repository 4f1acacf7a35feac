import * as css from './Spinner.css.ts'

/**
 * A turning ring in the colour of the text around it. It has no accessible text: the element around it
 * describes the wait.
 */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />
}
