import type { Draft } from '../drafts/index.ts'
import type { Tramite } from '../tramite/tramite.types.ts'
import { getMappingAnswers } from './mapping.queries.ts'
import {
  findOvertaken,
  joinUnsavedAnswers,
  mappingAnswersDraft,
  type UnsavedAnswers,
} from './mapping-answers.draft.ts'
import { type ActivityPlace, createMappingSaving, waitForMappingSaves } from './mapping-saving.ts'

/**
 * Saves the answers of activities whose pages were left before the server had them: waits for saves under way,
 * then saves what their drafts still hold. Other people's answers are not overwritten. To be called before the
 * mapping is sent, since the firm would not see these answers, and they could no longer be saved.
 * @param openOne opens the draft (`mappingAnswersDraft`) of an activity
 * @returns the first activity with answers that could not be saved; they stay in its draft
 */
export async function saveLeftAnswers(
  portal: Pick<Tramite, 'client' | 'run'>,
  openOne: (activityId: string) => Draft<UnsavedAnswers>,
  places: readonly ActivityPlace[],
): Promise<ActivityPlace | undefined> {
  for (const place of places) {
    await waitForMappingSaves(portal, place)
    const draft = openOne(place.activityId)
    const unsaved = draft.snapshot().values
    if (mappingAnswersDraft.isEmpty(unsaved)) continue
    // Only the page of the activity asks about these.
    if (Object.keys(unsaved.held).length > 0) return place
    const isSaved = await saveUnsaved(portal, place, unsaved).catch(() => false)
    if (!isSaved) return place
    draft.change((last) => joinUnsavedAnswers(mappingAnswersDraft.empty, last, unsaved))
    draft.flush()
  }
  return undefined
}

async function saveUnsaved(
  portal: Pick<Tramite, 'client' | 'run'>,
  place: ActivityPlace,
  unsaved: UnsavedAnswers,
): Promise<boolean> {
  const saved = await getMappingAnswers(portal.client, place).queryFn()
  if (Object.keys(findOvertaken(unsaved, saved)).length > 0) return false
  const save = createMappingSaving(portal, place)
  const { kind } = await save({ changes: unsaved.changes, saved, isAsked: false })
  return kind === 'saved'
}
