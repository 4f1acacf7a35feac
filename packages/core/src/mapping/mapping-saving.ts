import { isApiError } from '../http/index.ts'
import { createUnderWay } from '../http/under-way.ts'
import type { Tramite } from '../tramite/tramite.types.ts'
import { keepMappingAnswers, saveMappingAnswers } from './mapping.commands.ts'
import { getMappingAnswers } from './mapping.queries.ts'
import type { AnswersByField } from './mapping-answers.rules.ts'
import {
  type AnswersToSave,
  type SavedAnswers,
  toOthersAnswers,
} from './mapping-questionnaire.machine.ts'

/** Identifies an activity of the mapping. */
export interface ActivityPlace {
  readonly sectorId: string
  readonly activityId: string
}

/** A save that has been requested and has not ended. */
interface Handed {
  readonly changes: AnswersByField
  readonly saving: Promise<unknown>
}

const handedIn = createUnderWay<Handed>()

/** Waits until the saves of an activity that are under way have ended, well or not. */
export async function waitForMappingSaves(
  { client }: Pick<Tramite, 'client'>,
  { activityId }: ActivityPlace,
): Promise<void> {
  await Promise.allSettled(handedIn.of(client, activityId).map(({ saving }) => saving))
}

/**
 * Saves the answers of an activity, for the questionnaire's `saveAnswers`, based on the version seen last.
 * Saves run one after the other, so the next one may be requested before the last has ended, also by a page
 * that has been left since. Other people's answers to other questions do not prevent a save; those to the
 * same questions are returned, and nothing is sent over them. A save whose response was lost does not count
 * as somebody else's.
 * @param portal on which the answers were read with `getMappingAnswers`, which provides their version
 *
 * @example
 * const save = createMappingSaving(tramite, { sectorId, activityId })
 * mappingQuestionnaireMachine.provide({
 *   actors: { saveAnswers: fromPromise(({ input }) => save(input)) },
 * })
 */
export function createMappingSaving(
  { client, run }: Pick<Tramite, 'client' | 'run'>,
  place: ActivityPlace,
): (answers: AnswersToSave) => Promise<SavedAnswers> {
  const read = getMappingAnswers(client, place)
  let version = read.version()
  const id = place.activityId
  // Of a page that was left and opened again at once, before the server had these answers.
  const before = handedIn.of(client, id)
  const earlierPage = Promise.allSettled(before.map(({ saving }) => saving))
  // Since the last response of the server: a save may have succeeded though its response was lost.
  let sent: readonly AnswersByField[] = before.map(({ changes }) => changes)
  let running: Promise<SavedAnswers> | undefined

  const saveNow = async ({ changes, saved, isAsked }: AnswersToSave): Promise<SavedAnswers> => {
    const operation = isAsked ? saveMappingAnswers : keepMappingAnswers
    const sentBefore = sent
    sent = [...sentBefore, changes]
    const send = () => run(operation, { ...place, answers: changes, version })
    const answer = await send().catch((error: unknown) => {
      if (!isApiError(error) || error.version === undefined) throw error
      version = error.version
      const theirs = toOthersAnswers(error.errors ?? {}, saved, sentBefore)
      return Object.keys(theirs).length === 0 ? send() : theirs
    })
    if (!('id' in answer)) return { kind: 'changed', theirs: answer }
    version = read.version()
    sent = [changes]
    return { kind: 'saved', answers: answer }
  }

  const saveAfter = async (earlier: typeof running, answers: AnswersToSave) => {
    await earlierPage
    const known = await earlier?.catch(() => undefined)
    return known?.kind === 'changed' ? known : saveNow(answers)
  }
  return (answers) => {
    const saving = saveAfter(running, answers)
    const end = handedIn.begin(client, id, { changes: answers.changes, saving })
    const finish = () => {
      end()
      if (running === saving) running = undefined
    }
    running = saving
    saving.then(finish, finish)
    return saving
  }
}
