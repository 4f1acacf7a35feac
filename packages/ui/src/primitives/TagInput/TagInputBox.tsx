import { type KeyboardEvent, type Ref, useContext, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import * as comboCss from '../ComboBox/ComboBox.css.ts'
import { PickerInput } from '../ComboBox/PickerInput.tsx'
import * as fieldCss from '../Field/Field.css.ts'

export interface TagInputBoxProps {
  ref: Ref<HTMLInputElement>
  placeholder: string | undefined
  /** Enter, where it goes to no option of the list. */
  onEnter: (event: KeyboardEvent) => void
  onEscape: () => void
}

/** Keys by which one goes from option to option; any other but Enter goes to none. */
const moves: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])

/**
 * Where one types in a `TagInput`. By itself the list points at what is chosen when it opens and after
 * Enter: Tab takes nothing off, and Enter only what one has gone to.
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
            // Also what was pointed at last, and is no longer in the list, would be taken off.
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
