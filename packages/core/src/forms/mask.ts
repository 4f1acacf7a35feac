/** How a field formats a value while it is typed, and reads the bare value back. */
export interface Mask {
  /**
   * The significant characters, without separators: what is stored and sent. For a prefix of a text the
   * result is a prefix of the whole text's, which keeps the caret in place.
   */
  toBare(text: string): string
  /**
   * A bare value with its separators; none at the end, so that the last character can be erased. A stored
   * value that does not fit the mask, such as one older than it, is shown unchanged: nothing is cut off.
   */
  format(bare: string): string
  /**
   * Like `toBare`, for a complete text that is not being typed: characters that do not fit the mask are kept, so that
   * validation refuses them instead of their being cut off silently.
   */
  parse(text: string): string
  /**
   * The bare value of a pasted text, if it means something else than the same text typed key by key.
   * @returns undefined if the text is not a complete value: it is then shown unchanged, and the form refuses
   * it
   */
  fromPaste?(text: string): string | undefined
  /** Whether a text is read like a pasted one while it is typed: it begins so that only the whole can be understood. */
  readsAsPasted?(text: string): boolean
}

/** What a masked field shows after a key, and the position of its caret. */
export interface MaskedText {
  readonly value: string
  /** Offset in `value`, from 0. */
  readonly caret: number
}

/** On which side of a separator the caret is placed: before it, or behind it after 'Delete'. */
export type CaretSide = 'before' | 'behind'

/**
 * What a masked field shows for a text. The function is idempotent. The caret keeps the number of
 * significant characters on its left; at the end it stays at the end.
 * @param value the field's current text: typed, pasted or already masked
 * @param caret offset of the caret in `value`; the end when absent
 * @param side 'behind' after the Delete key, which would otherwise never get past a separator
 */
export function applyMask(
  value: string,
  mask: Mask,
  caret: number = value.length,
  side: CaretSide = 'before',
): MaskedText {
  const text = mask.format(mask.toBare(value))
  if (caret >= value.length) return { value: text, caret: text.length }
  const count = mask.toBare(value.slice(0, Math.max(0, caret))).length
  return { value: text, caret: caretAfter(text, mask, count, side) }
}

/** The first offset with `count` significant characters on its left, or the last such one. */
function caretAfter(text: string, mask: Mask, count: number, side: CaretSide): number {
  const countTo = (offset: number) => mask.toBare(text.slice(0, offset)).length
  let offset = 0
  while (offset < text.length && countTo(offset) < count) offset += 1
  if (side === 'before') return offset
  while (offset < text.length && countTo(offset + 1) <= count) offset += 1
  return offset
}
