import { type ChangeEvent, type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Formats a text while it is typed.
 * @param typed the text after the key
 * @param caret position of the caret in it
 * @param side of a separator on which the caret is placed: 'behind' after the Delete key, which would
 * otherwise never get past one
 * @param isPasted whether it came as a whole in place of the former text: pasted, dropped, filled in by the browser;
 * or is typed into a text that the mask does not show so itself
 */
export type FieldMask = (
  typed: string,
  caret: number,
  side: 'before' | 'behind',
  isPasted: boolean,
) => { value: string; caret: number }

/** Whether a text came in place of the former one, if only of a part, or of none; not just into it. */
export function isReplaced(shown: string, value: string): boolean {
  let same = 0
  while (same < shown.length && value[same] === shown[same]) same += 1
  return !shown || value.length < shown.length || !value.endsWith(shown.slice(same))
}

/**
 * Formats the text of a field after a key, and keeps the caret in place, even if the text stays the same,
 * as after a separator was deleted: React then restores it, and the browser moves the caret to the end.
 * @param shown the text before the change
 * @returns the formatted text of a change
 */
export function useMasked(
  field: RefObject<HTMLInputElement | null>,
  shown: string,
): (event: ChangeEvent<HTMLInputElement>, mask: FieldMask) => string {
  const [place, setPlace] = useState<{ readonly caret: number }>()
  useLayoutEffect(() => {
    if (place) field.current?.setSelectionRange(place.caret, place.caret)
  }, [field, place])
  return ({ target: { value, selectionStart }, nativeEvent }, mask) => {
    const way = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    const isWhole = !way || /^insert(?:FromPaste|FromDrop|ReplacementText)$/.test(way)
    // A number that no mask takes is not cut by the next key.
    const isKept = shown !== '' && mask(shown, shown.length, 'before', false).value !== shown
    const isPasted = isKept || (isWhole && isReplaced(shown, value))
    const side = way === 'deleteContentForward' ? 'behind' : 'before'
    const masked = mask(value, selectionStart ?? value.length, side, isPasted)
    setPlace({ caret: masked.caret })
    return masked.value
  }
}
