/** How a field writes a value while it is typed, and the value behind what it shows. */
export interface Mask {
  /**
   * The characters that count, without separators: what is stored and sent. Of the beginning of a
   * text it is the beginning of the whole one's, which is what keeps the caret in its place.
   */
  toBare(text: string): string
  /**
   * A bare value with its separators; none at the end, so that the last character can be erased. A stored
   * value that the mask does not know, as one from before it, is shown as it is: nothing of it is cut.
   */
  format(bare: string): string
  /**
   * As `toBare` for a whole text that nobody is typing: what fits no place stays, and may be refused then,
   * instead of being cut.
   */
  toWhole(text: string): string
}

/** What a masked field shows after a key, and where its caret stands. */
export interface MaskedText {
  readonly value: string
  /** Offset in `value`, from 0. */
  readonly caret: number
}

/** On which side of a separator the caret comes to stand: before it, or behind it after 'Delete'. */
export type CaretSide = 'before' | 'behind'

/**
 * What a masked field shows for a text. Applying it again changes nothing. The caret keeps as many
 * characters that count on its left as it had; at the end it stays at the end.
 * @param value what the field holds now: typed, pasted or already masked
 * @param caret offset in `value` at which the caret stands; its end when absent
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

/** The first offset with `count` counting characters on its left, or the last such one. */
function caretAfter(text: string, mask: Mask, count: number, side: CaretSide): number {
  const countTo = (offset: number) => mask.toBare(text.slice(0, offset)).length
  let offset = 0
  while (offset < text.length && countTo(offset) < count) offset += 1
  if (side === 'before') return offset
  while (offset < text.length && countTo(offset + 1) <= count) offset += 1
  return offset
}
