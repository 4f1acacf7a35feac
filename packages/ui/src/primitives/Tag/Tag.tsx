import { X } from 'lucide-react'
import { primitiveLabels } from '../../labels/primitives.ts'
import * as css from './Tag.css.ts'

/** A label on something; with `onRemove` it can be removed. */
export function Tag({ children, onRemove }: { children: string; onRemove?: () => void }) {
  return (
    <span className={css.tag}>
      <span className={css.text}>{children}</span>
      {onRemove && (
        <button
          type="button"
          className={css.remove}
          aria-label={primitiveLabels.remove(children)}
          onClick={onRemove}
        >
          <X className={css.cross} />
        </button>
      )}
    </span>
  )
}
