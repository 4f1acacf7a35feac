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

/** An activity by where it stands. */
export interface ActivityPlace {
  readonly sectorId: string
  readonly activityId: string
}

const toAnswers = (activity: MappingActivity): AnswersByField =>
  Object.fromEntries(mappingFields.map((field) => [field, activity[field]]))

/** Saves answers over the version that was seen last, and tells what other people changed of them. */
function useSave(place: ActivityPlace, onSaved: () => void) {
  const { tramite } = useApp()
  const read = getMappingAnswers(tramite.client, place)
  const version = useRef(read.version())
  // Since the last answer of the server: a sending may have been kept though its answer was lost.
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
      // Somebody else answered other questions: nothing of theirs is written over.
      return Object.keys(theirs).length === 0 ? send() : theirs
    }
    const answer = await send().catch(sendAgain)
    if (!('id' in answer)) return { kind: 'changed', theirs: answer }
    version.current = read.version()
    sent.current = [changes]
    onSaved()
    return { kind: 'saved', answers: toAnswers(answer) }
  }
  // Who leaves while a save is on its way sends what was typed since after it, and not over other people's.
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
 * The answers of an activity while they are written: saved by themselves, kept in a draft until the server
 * has them, and sent when the page is left.
 * @param activity as it was read last
 * @param canEdit whether answers are taken now; what was written before waits in the draft until they are
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

  // What this page wrote into the draft last; what another tab wrote there stays.
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
    /** The server does not have it, and the browser does not keep it: also while it is tried again. */
    isLostWithPage: isUnkept && (isDirty || state.matches('conflict')),
    isSaving: state.matches('saving') && (isAsked || isAskedSince),
    theirs: state.matches('conflict') ? theirs : null,
  }
}
