import { foldText } from '../fold-text.ts'
import { isSameAnswer, toAnswerText } from './answer-values.ts'
import type { MappingReport, PreviousMappingReport } from './mapping.types.ts'
import { type MappingField, mappingFields } from './mapping-fields.ts'
import type { MappingStage } from './mapping-stage.rules.ts'

/** An activity with its sector, by name. */
export interface PlacedActivity {
  /** Id of the activity. */
  readonly id: string
  readonly sector: string
  readonly name: string
}

/** An answer that has changed; a side is empty if nothing was answered. */
export interface ChangedAnswer {
  readonly field: MappingField
  /** For reading, with a space after each comma. */
  readonly before: string
  readonly now: string
}

/** An activity that is in both mappings but has changed. */
export interface ChangedActivity extends PlacedActivity {
  /** Its earlier name; null if it is unchanged. */
  readonly earlierName: string | null
  /** In the order of the questionnaire; empty if only the name changed. */
  readonly answers: readonly ChangedAnswer[]
}

/** The differences between a mapping and an earlier one. */
export interface MappingChanges {
  readonly added: readonly PlacedActivity[]
  readonly removed: readonly PlacedActivity[]
  readonly changed: readonly ChangedActivity[]
}

type Activity = MappingReport['sectors'][number]['activities'][number]
interface Place {
  readonly sector: string
  readonly activity: Activity
}

const toPlaces = ({ sectors }: MappingReport): Place[] =>
  sectors.flatMap(({ sectorName, activities }) =>
    activities.map((activity) => ({ sector: sectorName, activity })),
  )
const toPlaced = ({ sector, activity: { id, label } }: Place): PlacedActivity => ({
  id,
  sector,
  name: label,
})
const toNameKey = ({ sector, activity }: Place) => [sector, activity.label].map(foldText).join('\n')

function compareAnswers(before: Activity, now: Activity): ChangedAnswer[] {
  return mappingFields
    .filter((field) => !isSameAnswer(field, before[field], now[field]))
    .map((field) => ({
      field,
      before: toAnswerText(field, before[field]),
      now: toAnswerText(field, now[field]),
    }))
}

/**
 * The earlier counterpart of each activity: the one with its id, otherwise one of the same name in a
 * sector of the same name, which was deleted and filled in again. None is used twice.
 */
function pairUp(before: readonly Place[], now: readonly Place[]): Map<Place, Place> {
  const left = new Map(before.map((place) => [place.activity.id, place]))
  const pairs = new Map<Place, Place>()
  const pair = (place: Place, earlier: Place | undefined) => {
    if (!earlier) return
    left.delete(earlier.activity.id)
    pairs.set(place, earlier)
  }
  for (const place of now) pair(place, left.get(place.activity.id))
  for (const place of now) {
    if (pairs.has(place)) continue
    const key = toNameKey(place)
    pair(
      place,
      [...left.values()].find((each) => toNameKey(each) === key),
    )
  }
  return pairs
}

/**
 * The changes between two mappings: new activities, removed ones, and those whose name or answers differ.
 * The record of processing has to be kept up to date (LGPD, art. 37), and a reader of the next one first
 * asks what has changed.
 * @param before the earlier one
 * @param now the later one, whose order the changes follow
 */
export function compareMappings(before: MappingReport, now: MappingReport): MappingChanges {
  const [earlier, later] = [toPlaces(before), toPlaces(now)]
  const pairs = pairUp(earlier, later)
  const kept = new Set(pairs.values())
  return {
    added: later.filter((place) => !pairs.has(place)).map(toPlaced),
    removed: earlier.filter((place) => !kept.has(place)).map(toPlaced),
    changed: later.flatMap((place): ChangedActivity[] => {
      const old = pairs.get(place)
      if (!old) return []
      const answers = compareAnswers(old.activity, place.activity)
      const isRenamed = old.activity.label !== place.activity.label
      if (answers.length === 0 && !isRenamed) return []
      return [{ ...toPlaced(place), earlierName: isRenamed ? old.activity.label : null, answers }]
    }),
  }
}

/** Whether there are no changes. */
export const isUnchanged = ({ added, removed, changed }: MappingChanges): boolean =>
  added.length + removed.length + changed.length === 0

/**
 * Number of completions of a mapping, counted from the newest, that match its current content: a finished one
 * equals its last completion; any other may already differ from it.
 */
export const countShownCompletions = (stage: MappingStage): number => (stage === 'FINISHED' ? 1 : 0)

/** What a reader of a mapping learns about the one completed before it. */
export type MappingSince =
  | { readonly kind: 'first' }
  /** It was completed before answers were archived. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'changes'
      /** ISO instant at which the earlier one was completed. */
      readonly completedAt: string
      readonly changes: MappingChanges
    }

/**
 * The changes since the last completed mapping.
 * @param previous as `getPreviousMappingReport` answers
 * @param completions total number of completed mappings
 */
export function toMappingSince(
  now: MappingReport,
  previous: PreviousMappingReport,
  stage: MappingStage,
  completions: number,
): MappingSince {
  const { completedAt } = previous
  if (completedAt !== null) {
    return { kind: 'changes', completedAt, changes: compareMappings(previous, now) }
  }
  return { kind: completions <= countShownCompletions(stage) ? 'first' : 'unknown' }
}
