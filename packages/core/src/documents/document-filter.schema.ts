import * as z from 'zod/mini'
import { TEXT_MAX } from '../forms/field-limits.ts'
import { toGiven } from '../forms/given.ts'
import { orderedPeriod, periodFields } from '../forms/period.ts'
import { optionalText } from '../forms/text-fields.ts'

/** The filter of the documents: a period and a part of the name. */
export const documentFilterSchema = z.pipe(
  z.object({ ...periodFields, name: optionalText('name', TEXT_MAX) }).check(orderedPeriod()),
  z.transform(toGiven),
)
