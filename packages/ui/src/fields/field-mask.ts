import { applyMask, type Mask } from '@tramite/core/forms'
import type { FieldMask } from '../primitives/TextField/use-masked.ts'

/**
 * Formats a field by a mask of the SDK while the user types.
 * @example
 * <TextField label="Valor" {...form.text('value')} mask={toFieldMask(moneyMask)} />
 */
export const toFieldMask =
  (mask: Mask): FieldMask =>
  (typed, caret, side, isPasted) =>
    isPasted && mask.fromPaste
      ? applyMask(mask.format(mask.fromPaste(typed)), mask)
      : applyMask(typed, mask, caret, side)
