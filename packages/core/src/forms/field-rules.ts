import * as z from 'zod/mini'

/** What a field of a form accepts, according to the form's schema. */
export interface FieldRules {
  /** Whether it is refused when empty. */
  readonly isRequired: boolean
  /** Maximum number of characters. */
  readonly maxLength?: number
}

/** A form's schema: an object of fields. */
export type FormSchema = z.ZodMiniObject

/** The inner type of a default, a pipe or an optional. */
export function unwrapField(field: z.core.$ZodType): z.core.$ZodType {
  const { def } = field._zod as z.core.$ZodTypes['_zod']
  if ('innerType' in def) return unwrapField(def.innerType)
  return def.type === 'pipe' ? unwrapField(def.in) : field
}

function maxLengthOf(field: z.core.$ZodType): number | undefined {
  for (const check of unwrapField(field)._zod.def.checks ?? []) {
    const { def } = check._zod as z.core.$ZodChecks['_zod']
    if (def.check === 'max_length') return def.maximum
  }
  return undefined
}

/**
 * Reads from a form's schema what one of its fields accepts, so that the field and the form always agree.
 * @param name of a field of the schema
 * @throws {Error} for a name that the schema does not have
 * @example fieldRulesOf(renameSchema, 'name') // { isRequired: true, maxLength: 255 }
 */
export function fieldRulesOf(schema: FormSchema, name: string): FieldRules {
  const field = schema.shape[name]
  if (!field) throw new Error(`The form has no field "${name}"`)
  const untouched = unwrapField(field)._zod.def.type === 'string' ? '' : undefined
  const maxLength = maxLengthOf(field)
  return {
    isRequired: !z.safeParse(field, untouched).success,
    ...(maxLength !== undefined && { maxLength }),
  }
}
