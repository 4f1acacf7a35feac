import { formatTime } from '@tramite/core/calendar'
import { isRefusal } from '@tramite/core/http'
import {
  type ActivityPlace,
  type AnswersToSave,
  createMappingSaving,
  holdAnswers,
  joinUnsavedAnswers,
  type MappingActivity,
  mappingAnswersDraft,
  mappingQuestionnaireMachine,
  type SavedAnswers,
  toQuestionnaire,
  toUnsavedAnswers,
  type UnsavedAnswers,
} from '@tramite/core/mapping'
import { mappingMessages } from '@tramite/core/messages'
import { useApp, useDraft, useViewer } from '@tramite/react'
import type { SaveState } from '@tramite/ui/mapping'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fromPromise } from 'xstate'

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
  const { tramite, ports } = useApp()
  const { draft, values, isUnstored } = useDraft(mappingAnswersDraft, {
    id: place.activityId,
  })
  const [kept] = useState(canEdit ? values.changes : { ...values.held, ...values.changes })
  const [savedAt, setSavedAt] = useState<Date>()
  const [save] = useState(() => createMappingSaving(tramite, place))
  const [machine] = useState(() =>
    mappingQuestionnaireMachine.provide({
      actions: {
        notifySaved: () =>
          ports.toasts.show({ title: mappingMessages['mapping.saved'], tone: 'success' }),
      },
      actors: {
        saveAnswers: fromPromise(async ({ input }: { input: AnswersToSave }) => {
          const done = await save(input)
          if (done.kind === 'saved') setSavedAt(now())
          return done
        }),
      },
    }),
  )
  const [state, send] = useMachine(machine, {
    input: { answers: activity, ...(canEdit && { unsaved: values }) },
  })
  const { changes, saved, sent, isAsked, isAskedSince, hasFailed, theirs, held } = state.context
  useEffect(() => send({ type: 'ARRIVED', answers: activity }), [activity, send])

  // What this page last wrote into the draft; what another tab wrote there is kept.
  const written = useRef(values)
  const keep = useEffectEvent((unsaved: UnsavedAnswers) => {
    const before = written.current
    written.current = unsaved
    draft.change((last) => joinUnsavedAnswers(unsaved, last, before))
  })
  useEffect(() => {
    if (canEdit) keep(toUnsavedAnswers({ changes, saved, sent, held }))
    else keep(holdAnswers(written.current))
  }, [changes, saved, sent, held, canEdit])
  const isUndecided = state.matches('conflict') || state.matches('asking')
  const leave = useEffectEvent(() => {
    if (Object.keys(changes).length === 0 || isUndecided) return
    const forget = ({ kind }: SavedAnswers) => {
      if (kind !== 'saved') return
      keep(mappingAnswersDraft.empty)
      draft.flush()
    }
    // What fails stays in the draft, and is sent when the activity is opened again. If the mapping no longer
    // accepted it, the user is asked about it then.
    save({ changes, saved, isAsked: false }).then(forget, (error) => {
      if (isRefusal<'updateMappingAnswers'>(error, 'MAPPING_LOCKED'))
        keep(holdAnswers(written.current))
      draft.flush()
    })
  })
  useEffect(() => () => leave(), [])

  const { isDirty, ...shown } = toQuestionnaire(state.context)
  const toSaveState = (): SaveState => {
    if (hasFailed) return { kind: isUnstored ? 'unstored' : 'failed' }
    if (isDirty) return { kind: 'unsaved' }
    if (!savedAt) return { kind: 'untouched' }
    return { kind: 'saved', at: formatTime(savedAt.toISOString(), conventions.timeZone) }
  }
  return {
    ...shown,
    send,
    onSave: () => send({ type: 'SAVE' }),
    save: toSaveState(),
    kept,
    /** Neither the server nor the browser has it stored, even while it is being retried. */
    isLostWithPage: isUnstored && (isDirty || isUndecided),
    isSaving: state.matches('saving') && (isAsked || isAskedSince),
    theirs: state.matches('conflict') ? theirs : null,
    held: state.matches('asking') ? { answers: held, now: saved } : null,
  }
}
