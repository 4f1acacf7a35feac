import { Button, type ButtonProps } from '../Button/Button.tsx'
import * as css from './ToggleButton.css.ts'

export interface ToggleButtonProps extends Omit<ButtonProps, 'onPress' | 'onChange' | 'variant'> {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

/** A button that stays pressed: an active filter, a chosen view. */
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
