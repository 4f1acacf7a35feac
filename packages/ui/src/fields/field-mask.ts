import { applyMask, type Mask } from '@tramite/core/forms'
import type { FieldMask } from '../primitives/TextField/use-masked.ts'

/**
 * Formats a field by a mask of the SDK while the user types.
 * @example
 * <TextField label="Valor" {...form.text('value')} mask={toFieldMask(moneyMask)} />
 */
export const toFieldMask =
  (mask: Mask): FieldMask =>
  (typed, caret, side, isPasted) => {
    if (!mask.fromPaste || !(isPasted || mask.isWhole?.(typed))) {
      return applyMask(typed, mask, caret, side)
    }
    const bare = mask.fromPaste(typed)
    if (bare === undefined) return { value: typed, caret }
    return mask.toBare(typed) === bare
      ? applyMask(typed, mask, caret, side)
      : applyMask(mask.format(bare), mask)
  }
