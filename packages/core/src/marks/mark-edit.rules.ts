import { allowed, type Decision, refused } from '../decision.ts'
import { TEXT_MAX } from '../forms/field-limits.ts'
import { toEditableParts, toPresentation } from './mark.rules.ts'
import type { Mark } from './marks.types.ts'

/** What is to change of a mark; what is absent stays. */
export interface MarkChange {
  readonly name?: string
  /** Whether another logo comes. Null takes none away: a mark that needs one keeps it. */
  readonly logo?: unknown
}

/**
 * Whether a mark can be edited so: the name of word marks, filled in; the logo of marks with a
 * figure. A mark whose presentation nobody knows yet has nothing to edit. The file of the logo is
 * `evaluateMarkLogo`'s.
 */
export function evaluateMarkEdit(
  mark: Pick<Mark, 'apresentacao' | 'logo'>,
  { name, logo }: MarkChange,
): Decision<'invalid'> {
  const presentation = toPresentation(mark.apresentacao ?? '')
  if (!presentation) return refused('invalid')
  const parts = toEditableParts(presentation)
  const hasNewLogo = logo !== undefined && logo !== null
  if (name !== undefined) {
    const length = name.trim().length
    if (!parts.name || length === 0 || length > TEXT_MAX) return refused('invalid')
  }
  if (hasNewLogo && !parts.logo) return refused('invalid')
  if (parts.logo && mark.logo === null && !hasNewLogo) return refused('invalid')
  return name === undefined && !hasNewLogo ? refused('invalid') : allowed
}
