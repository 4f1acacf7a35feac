import { type ReactNode, useId } from 'react'
import { ChoiceFrame, type ChoiceFrameProps } from './ChoiceFrame.tsx'
import * as css from './Choices.css.ts'

export interface Choice<V extends string = string> {
  value: V
  label: string
  /** A second line, muted. */
  description?: string | undefined
  icon?: ReactNode
}

export interface RadioGroupProps<V extends string> extends ChoiceFrameProps {
  choices: readonly Choice<V>[]
  /** Empty while nothing is chosen. */
  value: V | ''
  onChange: (value: V) => void
  isRequired?: boolean
  isDisabled?: boolean
  /** `cards` gives each choice a box, for two to four that need a word of explanation. */
  look?: 'plain' | 'cards'
}

/** One of a few choices, all of them visible. Arrow keys choose. */
export function RadioGroup<V extends string>({
  choices,
  value,
  onChange,
  isRequired = false,
  isDisabled = false,
  look = 'plain',
  ...frame
}: RadioGroupProps<V>) {
  const name = useId()
  return (
    <ChoiceFrame {...frame} role="radiogroup" isRequired={isRequired}>
      <div className={css.look[look]}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={look === 'cards' ? css.card : css.row}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={choice.value === value}
              // Not `disabled`, which would drop the focus.
              aria-disabled={isDisabled || undefined}
              aria-invalid={(frame.error !== undefined && index === 0) || undefined}
              aria-describedby={choice.description ? `${name}-${choice.value}` : undefined}
              onChange={() => {
                if (!isDisabled) onChange(choice.value)
              }}
            />
            {choice.icon}
            <span className={css.words}>
              <span>{choice.label}</span>
              {choice.description && (
                <span id={`${name}-${choice.value}`} className={css.note}>
                  {choice.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </ChoiceFrame>
  )
}

/** A `RadioGroup` whose choices are in boxes. */
export function RadioCards<V extends string>(props: Omit<RadioGroupProps<V>, 'look'>) {
  return <RadioGroup {...props} look="cards" />
}
