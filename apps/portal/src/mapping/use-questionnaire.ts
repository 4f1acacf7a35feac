import { formatTime } from '@tramite/core/calendar'
import { isApiError } from '@tramite/core/http'
import {
  type AnswersByField,
  type AnswersToSave,
  getMappingAnswers,
  joinUnsavedAnswers,
  keepMappingAnswers,
  type MappingActivity,
  mappingAnswersDraft,
  mappingFields,
  mappingQuestionnaireMachine,
  type SavedAnswers,
  saveMappingAnswers,
  toOthersAnswers,
  toQuestionnaire,
  toUnsavedAnswers,
  type UnsavedAnswers,
} from '@tramite/core/mapping'
import { mappingMessages } from '@tramite/core/messages'
import { useApp, useDraft, useRun, useViewer } from '@tramite/react'
import type { SaveState } from '@tramite/ui/mapping'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fromPromise } from 'xstate'

/** Identifies an activity. */
export interface ActivityPlace {
  readonly sectorId: string
  readonly activityId: string
}

const toAnswers = (activity: MappingActivity): AnswersByField =>
  Object.fromEntries(mappingFields.map((field) => [field, activity[field]]))

/** Saves answers based on the version seen last, and reports what other people have changed of them. */
function useSave(place: ActivityPlace, onSaved: () => void) {
  const { tramite } = useApp()
  const read = getMappingAnswers(tramite.client, place)
  const version = useRef(read.version())
  // Since the last response of the server: a save may have succeeded though its response was lost.
  const sent = useRef<readonly AnswersByField[]>([])
  const running = useRef<Promise<SavedAnswers>>(undefined)
  const asked = useRun(saveMappingAnswers)
  const kept = useRun(keepMappingAnswers)
  const saveNow = async ({ changes, saved, isAsked }: AnswersToSave): Promise<SavedAnswers> => {
    const { mutateAsync } = isAsked ? asked : kept
    const before = sent.current
    sent.current = [...before, changes]
    const send = () => mutateAsync({ ...place, answers: changes, version: version.current })
    const sendAgain = async (error: unknown) => {
      if (!isApiError(error) || error.version === undefined) throw error
      version.current = error.version
      const theirs = toOthersAnswers(error.errors ?? {}, saved, before)
      // Somebody else answered other questions: none of theirs are overwritten.
      return Object.keys(theirs).length === 0 ? send() : theirs
    }
    const answer = await send().catch(sendAgain)
    if (!('id' in answer)) return { kind: 'changed', theirs: answer }
    version.current = read.version()
    sent.current = [changes]
    onSaved()
    return { kind: 'saved', answers: toAnswers(answer) }
  }
  // If the user leaves while a save is under way, what was typed since is sent after it, without
  // overwriting other people's answers.
  const saveAfter = async (earlier: Promise<SavedAnswers> | undefined, answers: AnswersToSave) => {
    const known = await earlier?.catch(() => undefined)
    return known?.kind === 'changed' ? known : saveNow(answers)
  }
  return (answers: AnswersToSave): Promise<SavedAnswers> => {
    const saving = saveAfter(running.current, answers)
    const finish = () => {
      if (running.current === saving) running.current = undefined
    }
    running.current = saving
    saving.then(finish, finish)
    return saving
  }
}

/**
 * The answers of an activity while they are edited: saved automatically, kept in a draft until the server
 * has them, and sent when the page is left.
 * @param activity as last read
 * @param canEdit whether answers are accepted now; earlier input waits in the draft until they are
 */
export function useQuestionnaire(
  place: ActivityPlace,
  activity: MappingActivity,
  canEdit: boolean,
) {
  const { conventions, now } = useViewer()
  const { toasts } = useApp().ports
  const { draft, values, isUnkept } = useDraft(mappingAnswersDraft, { id: place.activityId })
  const [savedAt, setSavedAt] = useState<Date>()
  const save = useSave(place, () => setSavedAt(now()))
  const newest = useRef(save)
  useEffect(() => {
    newest.current = save
  })
  const [machine] = useState(() =>
    mappingQuestionnaireMachine.provide({
      actions: {
        tellSaved: () => toasts.show({ title: mappingMessages['mapping.saved'], tone: 'success' }),
      },
      actors: {
        saveAnswers: fromPromise(({ input }: { input: AnswersToSave }) => newest.current(input)),
      },
    }),
  )
  const [state, send] = useMachine(machine, {
    input: { answers: toAnswers(activity), ...(canEdit && { unsaved: values }) },
  })
  const { changes, saved, sent, isAsked, isAskedSince, hasFailed, theirs } = state.context
  useEffect(() => send({ type: 'ARRIVED', answers: toAnswers(activity) }), [activity, send])

  // What this page last wrote into the draft; what another tab wrote there is kept.
  const written = useRef(values)
  const keep = useEffectEvent((unsaved: UnsavedAnswers) => {
    const before = written.current
    written.current = unsaved
    draft.change((last) => joinUnsavedAnswers(unsaved, last, before))
  })
  useEffect(() => {
    if (canEdit) keep(toUnsavedAnswers({ changes, saved, sent }))
  }, [changes, saved, sent, canEdit])
  const leave = useEffectEvent(() => {
    if (Object.keys(changes).length === 0 || state.matches('conflict')) return
    const forget = ({ kind }: SavedAnswers) => {
      if (kind !== 'saved') return
      keep(mappingAnswersDraft.empty)
      draft.flush()
    }
    // What fails stays in the draft, and is sent when the activity is opened again.
    save({ changes, saved, isAsked: false }).then(forget, () => draft.flush())
  })
  useEffect(() => () => leave(), [])

  const { isDirty, ...shown } = toQuestionnaire(state.context)
  const toSaveState = (): SaveState => {
    if (hasFailed) return { kind: isUnkept ? 'unkept' : 'failed' }
    if (isDirty) return { kind: 'unsaved' }
    if (!savedAt) return { kind: 'untouched' }
    return { kind: 'saved', at: formatTime(savedAt.toISOString(), conventions.timeZone) }
  }
  return {
    ...shown,
    send,
    onSave: () => send({ type: 'SAVE' }),
    save: toSaveState(),
    /** Neither the server nor the browser has it stored, even while it is being retried. */
    isLostWithPage: isUnkept && (isDirty || state.matches('conflict')),
    isSaving: state.matches('saving') && (isAsked || isAskedSince),
    theirs: state.matches('conflict') ? theirs : null,
  }
}
