import type { ComboBoxProps } from './ComboBoxField.tsx'
import { PickerPlaceholder } from './PickerPlaceholder.tsx'
import { usePicker } from './use-picker.ts'

export type { ComboBoxProps } from './ComboBoxField.tsx'
export type { PickerItems, PickerOption } from './options.ts'

/**
 * One of many: words narrow the list, without regard to accents, or are searched by the server. For up
 * to about fifteen options a `Select` is better.
 */
export function ComboBox(props: ComboBoxProps) {
  const { pickers, start, error, placeholder } = usePicker(false)
  if (pickers) return <pickers.ComboBoxField {...props} start={start} />
  const { items: _items, onChange: _onChange, value, ...field } = props
  return (
    <PickerPlaceholder
      {...field}
      error={field.error ?? error}
      handlers={placeholder}
      value={value?.label ?? ''}
    />
  )
}
