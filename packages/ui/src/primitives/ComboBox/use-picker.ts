import { useState } from 'react'
import { overlayLabels } from '../../labels/overlays.ts'
import { useLazyCode } from '../Overlay/lazy-code.ts'
import type { PickerStart } from './ComboBoxField.tsx'
import { pickerCode } from './picker-code.ts'

/**
 * A picker before its code has loaded: a field that looks the same, accepts typing, and loads the code.
 * @param isNeeded whether the code is needed at once, such as when something is chosen already
 */
export function usePicker(isNeeded: boolean) {
  const [isWanted, setWanted] = useState(isNeeded)
  const [hasFailed, setFailed] = useState(false)
  const [start, setStart] = useState<PickerStart>({ text: '', hasFocus: false })
  const pickers = useLazyCode(pickerCode, isWanted, () => {
    setWanted(false)
    setFailed(true)
  })
  const want = () => {
    setFailed(false)
    setWanted(true)
  }
  return {
    pickers,
    start,
    error: hasFailed ? overlayLabels.overlayFailed() : undefined,
    placeholder: {
      text: start.text,
      onPoint: want,
      onFocus: () => {
        setStart((last) => ({ ...last, hasFocus: true }))
        want()
      },
      onBlur: () => setStart((last) => ({ ...last, hasFocus: false })),
      onType: (text: string) => {
        setStart((last) => ({ ...last, text }))
        want()
      },
    },
  }
}
