import { applyMask, type Mask } from '@tramite/core/forms'
import type { FieldMask } from '../primitives/TextField/TextField.tsx'

/** Formats a field by one of the portal's masks while somebody types. */
export const toFieldMask =
  (mask: Mask): FieldMask =>
  (typed, caret) =>
    applyMask(typed, mask, caret)
