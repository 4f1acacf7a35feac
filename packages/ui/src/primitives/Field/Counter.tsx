import { primitiveLabels } from '../../labels/primitives.ts'
import * as css from './Field.css.ts'

interface CounterProps {
  /** By which the field names it as its description. */
  id?: string
  length: number
  max: number
}

/** How much of a field's maximum length is used; in the error colour when it is exceeded. */
export function Counter({ id, length, max }: CounterProps) {
  return (
    <span id={id} className={length > max ? `${css.counter} ${css.counterOver}` : css.counter}>
      {primitiveLabels.counter(length, max)}
    </span>
  )
}
