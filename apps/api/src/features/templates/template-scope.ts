import type { CallParts } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import type { TemplateRow } from './templates.store.ts'

/**
 * The business whose drafts and documents the user sees: the active one, otherwise their first; null for
 * a user without one, and for staff. With the header no look-up of the session is needed first.
 */
export async function toOwnBusiness({
  businessId,
  unit,
}: CallParts<'businessId' | 'unit'>): Promise<string | null> {
  if (businessId !== null) return businessId
  const principal = await unit.principal()
  return principal.staff ? null : (principal.businessIds[0] ?? null)
}

/**
 * A template that customers see.
 * @throws Problem 404
 */
export function requireTemplate(row: TemplateRow | undefined): TemplateRow {
  if (!row?.active) throw notFound()
  return row
}

/**
 * Refuses answers with a text for each of them.
 * @param toast the text for all of them; the first text when absent
 * @throws Problem 400
 */
export function refuseAnswers(
  errors: Readonly<Record<string, string>>,
  toast?: string | null,
): never {
  const [first] = Object.values(errors)
  throw new Problem(400, 'VALIDATION', {
    errors,
    ...((toast ?? first) && { message: toast ?? first }),
  })
}
