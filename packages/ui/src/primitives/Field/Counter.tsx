import { primitiveLabels } from '../../labels/primitives.ts'
import * as css from './Field.css.ts'

/** How much of a field's maximum length is used; in the error colour when it is exceeded. */
export function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span className={length > max ? `${css.counter} ${css.counterOver}` : css.counter}>
      {primitiveLabels.counter(length, max)}
    </span>
  )
}
