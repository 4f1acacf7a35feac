import { type ChangeEvent, type RefObject, useLayoutEffect, useState } from 'react'

/** A change of a field's text by a key, or by something else. */
export interface TextChange {
  /** The text before. */
  readonly shown: string
  /** The text after, and the caret in it. */
  readonly typed: string
  readonly caret: number
  /**
   * Side of a separator on which the caret is placed: 'behind' after the Delete key, which would otherwise never
   * get past one.
   */
  readonly side: 'before' | 'behind'
  /** The `inputType` of the `InputEvent`; empty if the browser filled it in. */
  readonly way: string
}

/** Formats a text while it is typed. */
export type FieldMask = (change: TextChange) => { value: string; caret: number }

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
  return ({ target: { value: typed, selectionStart }, nativeEvent }, mask) => {
    const way = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
    const side = way === 'deleteContentForward' ? 'behind' : 'before'
    const masked = mask({ shown, typed, caret: selectionStart ?? typed.length, side, way })
    setPlace({ caret: masked.caret })
    return masked.value
  }
}
