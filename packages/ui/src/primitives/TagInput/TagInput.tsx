import { PickerPlaceholder } from '../ComboBox/PickerPlaceholder.tsx'
import { PickerWithRetry } from '../ComboBox/PickerWithRetry.tsx'
import { usePicker } from '../ComboBox/use-picker.ts'
import type { TagInputProps } from './TagInputField.tsx'

export type { TagInputProps } from './TagInputField.tsx'

/**
 * Any number of many options, mostly people. Chosen options are shown below as tags; removing one, by its
 * cross or by Delete, keeps the focus. With `toCustom`, words that are not in the list are accepted, too.
 */
export function TagInput(props: TagInputProps) {
  const { pickers, start, error, placeholder } = usePicker(props.value.length > 0)
  const {
    items,
    onChange: _,
    value: _value,
    toCustom: _toCustom,
    refused: _refused,
    onTyped,
    ...field
  } = props
  return (
    <PickerWithRetry items={items}>
      {pickers ? (
        <pickers.TagInputField {...props} start={start} />
      ) : (
        <PickerPlaceholder
          {...field}
          error={field.error ?? error}
          handlers={{
            ...placeholder,
            onType: (text) => {
              placeholder.onType(text)
              onTyped?.(text.trim())
            },
          }}
          value=""
        />
      )}
    </PickerWithRetry>
  )
}
