import { primitiveLabels } from '../../labels/primitives.ts'
import * as css from './Field.css.ts'
import type { ControlProps } from './Field.tsx'

const idOf = ({ id }: ControlProps) => `${id}-counter`

/** Ties a control to its counter, which is read after its note. */
export const counted = (control: ControlProps) => ({
  'aria-describedby': `${control['aria-describedby'] ?? ''} ${idOf(control)}`,
})

interface CounterProps {
  /** The control that is `counted`. */
  of: ControlProps
  length: number
  max: number
}

/** How much of a field's maximum length is used; in the error colour when it is exceeded. */
export function Counter({ of, length, max }: CounterProps) {
  return (
    <span
      id={idOf(of)}
      className={length > max ? `${css.counter} ${css.counterOver}` : css.counter}
    >
      {primitiveLabels.counter(length, max)}
    </span>
  )
}
