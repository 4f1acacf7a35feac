import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ChoiceFrame, type ChoiceFrameProps } from './ChoiceFrame.tsx'
import type { Choice } from './RadioGroup.tsx'

export interface CheckboxGroupProps<V extends string> extends ChoiceFrameProps {
  choices: readonly Choice<V>[]
  value: readonly V[]
  onChange: (value: V[]) => void
  isDisabled?: boolean
}

/** Any number of a few choices, all of them visible; the value keeps the order of the choices. */
export function CheckboxGroup<V extends string>({
  choices,
  value,
  onChange,
  isDisabled = false,
  ...frame
}: CheckboxGroupProps<V>) {
  const toggle = (changed: V, isSelected: boolean) =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === changed ? isSelected : value.includes(each))),
    )
  return (
    <ChoiceFrame {...frame}>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice.value}
          isSelected={value.includes(choice.value)}
          isDisabled={isDisabled}
          description={choice.description}
          aria-invalid={(frame.error !== undefined && index === 0) || undefined}
          onChange={(isSelected) => toggle(choice.value, isSelected)}
        >
          {choice.label}
        </Checkbox>
      ))}
    </ChoiceFrame>
  )
}
