import { Star } from 'lucide-react'
import { useId } from 'react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { ChoiceFrame, type ChoiceFrameProps } from '../Choices/ChoiceFrame.tsx'
import * as css from './StarRating.css.ts'

const marks = [1, 2, 3, 4, 5] as const

export interface StarRatingProps extends ChoiceFrameProps {
  /** Zero while none is chosen. */
  value: number
  onChange: (value: number) => void
  isRequired?: boolean
}

/** A rating from 1 to 5; arrow keys choose. */
export function StarRating({ value, onChange, isRequired = false, ...frame }: StarRatingProps) {
  const name = useId()
  return (
    <ChoiceFrame {...frame} role="radiogroup" isRequired={isRequired}>
      <div className={css.row}>
        {marks.map((mark) => (
          <label key={mark} className={css.star} data-filled={mark <= value || undefined}>
            <input
              type="radio"
              name={name}
              className={css.input}
              aria-label={primitiveLabels.stars(mark)}
              aria-invalid={(frame.error !== undefined && mark === 1) || undefined}
              checked={mark === value}
              onChange={() => onChange(mark)}
            />
            <Star className={css.icon} />
          </label>
        ))}
      </div>
    </ChoiceFrame>
  )
}
