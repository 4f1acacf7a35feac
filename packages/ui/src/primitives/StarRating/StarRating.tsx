import { Star } from 'lucide-react'
import { useId } from 'react'
import { primitiveLabels } from '../../labels/primitives.ts'
import * as css from './StarRating.css.ts'

const marks = [1, 2, 3, 4, 5] as const

/** A rating from 1 to 5; arrow keys choose. Zero means that none is chosen yet. */
export function StarRating({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (value: number) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={css.row}>
        {marks.map((mark) => (
          <label key={mark} className={css.star} data-filled={mark <= value || undefined}>
            <input
              type="radio"
              name={name}
              className={css.input}
              aria-label={primitiveLabels.stars(mark)}
              checked={mark === value}
              onChange={() => onChange(mark)}
            />
            <Star className={css.icon} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
