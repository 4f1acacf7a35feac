import { type KeyboardEvent, type Ref, useContext, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import * as comboCss from '../ComboBox/ComboBox.css.ts'
import { PickerInput } from '../ComboBox/PickerInput.tsx'
import * as fieldCss from '../Field/Field.css.ts'

export interface TagInputBoxProps {
  ref: Ref<HTMLInputElement>
  placeholder: string | undefined
  /** Enter, if no option of the list is focused. */
  onEnter: (event: KeyboardEvent) => void
  onEscape: () => void
}

/** Keys that move between options. */
const moves: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])

/**
 * The input of a `TagInput`. The library highlights a chosen option when the list opens and after Enter.
 * Nevertheless Tab removes nothing here, and Enter only removes an option that the user has moved to.
 */
export function TagInputBox({ ref, placeholder, onEnter, onEscape }: TagInputBoxProps) {
  const list = useContext(ComboBoxStateContext)?.selectionManager
  const hasMoved = useRef(false)
  return (
    <PickerInput
      ref={ref}
      className={`${fieldCss.control} ${comboCss.input}`}
      {...(placeholder !== undefined && { placeholder })}
      onKeyDownCapture={(event) => {
        const option = list?.focusedKey ?? null
        const isChosen = option !== null && list?.isSelected(option)
        if (event.key === 'Enter') {
          const isOnOption = event.currentTarget.hasAttribute('aria-activedescendant')
          if (!isOnOption || (isChosen && !hasMoved.current)) {
            // Otherwise the option that was highlighted last would be removed, although it is no longer in
            // the list.
            list?.setFocusedKey(null)
            onEnter(event)
          }
        }
        if (event.key === 'Escape') onEscape()
        if (event.key === 'Tab' && isChosen) list?.setFocusedKey(null)
        hasMoved.current = moves.has(event.key)
      }}
    />
  )
}
