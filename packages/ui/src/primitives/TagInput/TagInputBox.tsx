import { type KeyboardEvent, type Ref, useContext } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import * as comboCss from '../ComboBox/ComboBox.css.ts'
import { PickerInput } from '../ComboBox/PickerInput.tsx'
import * as fieldCss from '../Field/Field.css.ts'

export interface TagInputBoxProps {
  ref: Ref<HTMLInputElement>
  placeholder: string | undefined
  /** Enter, where no option of the list is pointed at. */
  onEnter: (event: KeyboardEvent) => void
}

/**
 * Where one types in a `TagInput`. Tab leaves it, and takes nothing off: the list would change what is
 * pointed at, and points at what is chosen when it opens and after Enter.
 */
export function TagInputBox({ ref, placeholder, onEnter }: TagInputBoxProps) {
  const list = useContext(ComboBoxStateContext)?.selectionManager
  return (
    <PickerInput
      ref={ref}
      className={`${fieldCss.control} ${comboCss.input}`}
      {...(placeholder !== undefined && { placeholder })}
      onKeyDownCapture={(event) => {
        const isOnOption = event.currentTarget.hasAttribute('aria-activedescendant')
        if (event.key === 'Enter' && !isOnOption) {
          // What was pointed at last is no longer in the list: Enter would take it off.
          list?.setFocusedKey(null)
          onEnter(event)
        }
        const option = list?.focusedKey ?? null
        if (event.key === 'Tab' && option !== null && list?.isSelected(option)) {
          list.setFocusedKey(null)
        }
      }}
    />
  )
}
