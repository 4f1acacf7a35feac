import { allowed, type Decision, refused } from '../decision.ts'
import { TEXT_MAX } from '../forms/index.ts'
import { stripInvisible } from '../strip-invisible.ts'
import { toEditableParts, toPresentation } from './mark.rules.ts'
import type { Mark } from './marks.types.ts'

/** The changes to a mark; absent fields stay. */
export interface MarkChange {
  readonly name?: string
  /** A new logo, if any. Null does not remove the old one: a mark that needs a logo keeps it. */
  readonly logo?: unknown
}

/**
 * Whether these changes to a mark are allowed: a non-empty name for word marks; a logo for marks with a
 * figure. A mark whose presentation is not known yet cannot be edited. The file of the logo is checked by
 * `evaluateMarkLogo`.
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
    const { length } = stripInvisible(name).trim()
    if (!parts.name || length === 0 || length > TEXT_MAX) return refused('invalid')
  }
  if (hasNewLogo && !parts.logo) return refused('invalid')
  if (parts.logo && mark.logo === null && !hasNewLogo) return refused('invalid')
  return name === undefined && !hasNewLogo ? refused('invalid') : allowed
}
