import * as z from 'zod/mini'
import { TEXT_MAX } from '../forms/field-limits.ts'
import { toGiven } from '../forms/given.ts'
import { orderedPeriod, periodFields } from '../forms/period.ts'
import { optionalText } from '../forms/text-fields.ts'

/**
 * The filter bar of the demands: period, user, tags, title and message. What is chosen comes out as
 * `listDemands` takes it.
 */
export const demandFilterSchema = z.pipe(
  z
    .object({
      ...periodFields,
      userId: z._default(z.string(), ''),
      demandsTags: z._default(z.array(z.string()), []),
      name: optionalText('title', TEXT_MAX),
      message: optionalText('message', TEXT_MAX),
    })
    .check(orderedPeriod()),
  z.transform(({ demandsTags, ...values }) =>
    toGiven({ ...values, demandsTags: demandsTags.join(',') }),
  ),
)
