import { isProse, parseAnswer, toAnswerText } from './answer-values.ts'
import type { MappingReport, PreviousMappingReport } from './mapping.types.ts'
import { type MappingField, mappingFields } from './mapping-fields.ts'
import type { MappingStage } from './mapping-stage.rules.ts'

/** An activity with the sector that it belongs to, by their names. */
export interface PlacedActivity {
  /** Of the activity. */
  readonly id: string
  readonly sector: string
  readonly name: string
}

/** An answer that reads otherwise now; each side is empty where nothing was answered. */
export interface ChangedAnswer {
  readonly field: MappingField
  /** As it is read, its values with a space between them. */
  readonly before: string
  readonly now: string
}

/** An activity that is in both mappings and is not the same. */
export interface ChangedActivity extends PlacedActivity {
  /** What it was called before; null when it is called the same. */
  readonly earlierName: string | null
  /** In the order of the questionnaire; none where only the name changed. */
  readonly answers: readonly ChangedAnswer[]
}

/** What a mapping has that an earlier one had not, and the other way round. */
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
const toNameKey = ({ sector, activity }: Place) =>
  [sector, activity.label].map((name) => name.trim().toLocaleLowerCase('pt-BR')).join('\n')

/** In which order values were chosen says nothing; of sentences every letter counts. */
function isSameAnswer(field: MappingField, before: string, now: string): boolean {
  if (isProse(field)) return before.trim() === now.trim()
  const [first, second] = [parseAnswer(before), parseAnswer(now)]
  return first.length === second.length && first.every((value) => second.includes(value))
}

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
 * The earlier one of each activity: the one with its id, otherwise one of the same name in a sector of the
 * same name, which was deleted and filled in anew. None of them twice.
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
 * What changed between two mappings: activities that are new, that are gone, and whose name or answers
 * are others. The record of processing has to be kept up to date (LGPD, art. 37), and a reader of the
 * next one asks first what is different.
 * @param before the earlier one
 * @param now the later one, in whose order the changes stand
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

/** Whether two mappings say the same. */
export const isUnchanged = ({ added, removed, changed }: MappingChanges): boolean =>
  added.length + removed.length + changed.length === 0

/**
 * How many of the completions of a mapping, newest first, hold what it says now: a finished one says what
 * its last completion kept, every other one may differ already from the last.
 */
export const countShownCompletions = (stage: MappingStage): number => (stage === 'FINISHED' ? 1 : 0)

/** What a reader of a mapping is told of the one that was completed before it. */
export type MappingSince =
  | { readonly kind: 'first' }
  /** It was completed before such things were kept. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'changes'
      /** ISO instant of the completion of the earlier one. */
      readonly completedAt: string
      readonly changes: MappingChanges
    }

/**
 * What changed since the last completed mapping.
 * @param previous as `getPreviousMappingReport` answers
 * @param completions how many completed mappings there are in all
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
