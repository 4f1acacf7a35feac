import { allowed, type Decision, refused } from '../decision.ts'
import { foldText } from '../fold-text.ts'
import { SECTOR_ACTIVITIES_MAX } from './mapping-limits.ts'

/**
 * Whether an activity may have a name: not that of another one, ignoring case and accents.
 * @param others names of the other activities of its sector
 */
export function evaluateActivityName(
  name: string,
  others: readonly string[],
): Decision<'activityRepeated'> {
  const wanted = foldText(name)
  return others.some((other) => foldText(other) === wanted) ? refused('activityRepeated') : allowed
}

/**
 * Whether an activity of this name can be added to a sector.
 * @param names of the existing activities
 */
export function evaluateNewActivity(
  name: string,
  names: readonly string[],
): Decision<'activityRepeated' | 'activitiesFull'> {
  return names.length >= SECTOR_ACTIVITIES_MAX
    ? refused('activitiesFull')
    : evaluateActivityName(name, names)
}
