import { type ChangeEvent, type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Formats a text while it is typed.
 * @param typed the text after the key
 * @param caret position of the caret in it
 * @param side of a separator on which the caret is placed: 'behind' after the Delete key, which would
 * otherwise never get past one
 */
export type FieldMask = (
  typed: string,
  caret: number,
  side: 'before' | 'behind',
) => { value: string; caret: number }

/**
 * Formats the text of a field after a key, and keeps the caret in place, even if the text stays the same,
 * as after a separator was deleted: React then restores it, and the browser moves the caret to the end.
 * @returns the formatted text of a change
 */
export function useMasked(
  field: RefObject<HTMLInputElement | null>,
): (event: ChangeEvent<HTMLInputElement>, mask: FieldMask) => string {
  const [place, setPlace] = useState<{ readonly caret: number }>()
  useLayoutEffect(() => {
    if (place) field.current?.setSelectionRange(place.caret, place.caret)
  }, [field, place])
  return ({ target: { value, selectionStart }, nativeEvent }, mask) => {
    const isForward =
      nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward'
    const masked = mask(value, selectionStart ?? value.length, isForward ? 'behind' : 'before')
    setPlace({ caret: masked.caret })
    return masked.value
  }
}
