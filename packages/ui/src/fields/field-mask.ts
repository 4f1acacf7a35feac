import { applyMask, type Mask } from '@tramite/core/forms'
import type { FieldMask, TextChange } from '../primitives/TextField/use-masked.ts'

/**
 * Whether a text replaced the previous one, or a part of it, or filled an empty field; false if it was only
 * inserted.
 */
export function isReplaced({ shown, typed }: Pick<TextChange, 'shown' | 'typed'>): boolean {
  let same = 0
  while (same < shown.length && typed[same] === shown[same]) same += 1
  return !shown || typed.length < shown.length || !typed.endsWith(shown.slice(same))
}

/** Whether the text came as a whole: pasted, dropped, or filled in by the browser. */
const isPasted = (change: TextChange) =>
  (change.way === '' || /^insert(?:FromPaste|FromDrop|ReplacementText)$/.test(change.way)) &&
  isReplaced(change)

/**
 * Formats a field by a mask of the SDK while the user types.
 * @example
 * <TextField label="Valor" {...form.text('value')} mask={toFieldMask(moneyMask)} />
 */
export const toFieldMask =
  (mask: Mask): FieldMask =>
  (change) => {
    const { shown, typed, caret, side } = change
    // A number that no mask takes is not cut by the next key.
    const isKept = shown !== '' && applyMask(shown, mask).value !== shown
    if (!mask.fromPaste || !(isKept || isPasted(change) || mask.readsAsPasted?.(typed))) {
      return applyMask(typed, mask, caret, side)
    }
    const bare = mask.fromPaste(typed)
    if (bare === undefined) return { value: typed, caret }
    return mask.toBare(typed) === bare
      ? applyMask(typed, mask, caret, side)
      : applyMask(mask.format(bare), mask)
  }
