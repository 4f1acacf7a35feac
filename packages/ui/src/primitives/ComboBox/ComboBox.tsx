import type { ComboBoxProps } from './ComboBoxField.tsx'
import { PickerPlaceholder } from './PickerPlaceholder.tsx'
import { PickerWithRetry } from './PickerWithRetry.tsx'
import { usePicker } from './use-picker.ts'

export type { ComboBoxProps } from './ComboBoxField.tsx'
export type { LoadedOptions, PickerItems, PickerOption } from './options.ts'

/**
 * One of many: typing narrows the list, regardless of accents, or searches on the server. For up to about
 * fifteen options a `Select` is better.
 */
export function ComboBox(props: ComboBoxProps) {
  const { pickers, start, error, placeholder } = usePicker(false)
  const { items, onChange: _onChange, value, ...field } = props
  return (
    <PickerWithRetry items={items}>
      {pickers ? (
        <pickers.ComboBoxField {...props} start={start} />
      ) : (
        <PickerPlaceholder
          {...field}
          error={field.error ?? error}
          handlers={placeholder}
          value={value?.label ?? ''}
        />
      )}
    </PickerWithRetry>
  )
}
