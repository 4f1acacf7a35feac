import { type Decision, refused } from '../decision.ts'
import { TEXT_MAX } from '../forms/index.ts'
import { stripInvisible } from '../strip-invisible.ts'

/** Maximum number of characters of a demand's name: the default length of inputs. */
export const DEMAND_NAME_MAX = TEXT_MAX

/** Last segments of the paths `PATCH /demands/{id}/…` that are not a name. */
const FIXED_SUB_PATHS: ReadonlySet<string> = new Set([
  'following',
  'prioritize',
  'private',
  'privateinmass',
  'status',
  'validated',
  'validatedinquantity',
  'visualized',
])

/** Maximum length of a path parameter that the server's router and common proxies accept, in characters. */
const PATH_PARAMETER_MAX = 100

/**
 * Whether a name can be sent as the last segment of `PATCH /demands/{id}/{name}`. A name that collides
 * with a fixed sub-path, contains a slash, is a relative path segment or is too long is sent through `PUT
 * /demands/{id}` instead.
 */
export function isRenamePathSafe(name: string): boolean {
  if (name !== name.trim() || name === '' || name === '.' || name === '..') return false
  if (/[/\\%]/.test(name) || !name.isWellFormed()) return false
  if (FIXED_SUB_PATHS.has(name.toLowerCase())) return false
  return encodeURIComponent(name).length <= PATH_PARAMETER_MAX
}

/**
 * Whether a demand may get the name; allowed with the name to store. Invisible characters alone are not a
 * name.
 */
export function evaluateRename(
  name: string,
): Decision<'nameRequired' | 'nameTooLong', { name: string }> {
  const trimmed = stripInvisible(name).trim()
  if (trimmed === '') return refused('nameRequired')
  if (trimmed.length > DEMAND_NAME_MAX) return refused('nameTooLong')
  return { allowed: true, name: trimmed }
}
