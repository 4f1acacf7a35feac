import { Button, type ButtonProps } from '../Button/Button.tsx'
import * as css from './ToggleButton.css.ts'

export interface ToggleButtonProps extends Omit<ButtonProps, 'onPress' | 'onChange' | 'variant'> {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

/** A button that stays in: a filter that is on, a view that is chosen. */
export function ToggleButton({ isSelected, onChange, ...rest }: ToggleButtonProps) {
  return (
    <Button
      {...rest}
      variant="secondary"
      aria-pressed={isSelected}
      className={css.toggle}
      onPress={() => onChange(!isSelected)}
    />
  )
}
