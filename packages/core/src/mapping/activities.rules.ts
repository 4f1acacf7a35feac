import { allowed, type Decision, refused } from '../decision.ts'
import { SECTOR_ACTIVITIES_MAX } from './mapping-limits.ts'
import { foldMappingName } from './mapping-name.ts'

/**
 * Whether an activity may have a name: not that of another one, ignoring case.
 * @param others names of the other activities of its sector
 */
export function evaluateActivityName(
  name: string,
  others: readonly string[],
): Decision<'activityRepeated'> {
  const wanted = foldMappingName(name)
  return others.some((other) => foldMappingName(other) === wanted)
    ? refused('activityRepeated')
    : allowed
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
