import { type ChangeEvent, type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Formats while somebody types.
 * @param typed what the field holds after the key
 * @param caret where the caret is in it
 * @param side of a separator on which the caret comes to stand: 'behind' after the Delete key, which would otherwise
 *   never get past one
 */
export type FieldMask = (
  typed: string,
  caret: number,
  side: 'before' | 'behind',
) => { value: string; caret: number }

/**
 * Formats what a field holds after a key, and keeps the caret where one types. Also where the text stays as it was, as
 * after a separator was deleted: React puts it back then, and the browser the caret to the end.
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
