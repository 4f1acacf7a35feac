import { createListeners } from '../listeners.ts'
import type { Draft, DraftForm, DraftOwner, DraftSnapshot, DraftSubject } from './draft.types.ts'
import { createDraftCopy } from './draft-copy.ts'
import type { DraftStore } from './draft-store.ts'

/** Time from a change until it is stored with those that followed it, in milliseconds. */
const SAVE_DELAY_MS = 300

/**
 * Opens the draft of a form with what was stored, or empty. A stored draft that cannot be used is
 * removed.
 * @param drafts of the program, see `createDraftStore`
 * @param subject what the form is about, if it exists for several records
 */
export function openDraft<Values>(
  drafts: Pick<DraftStore, 'place'>,
  form: DraftForm<Values>,
  owner: DraftOwner,
  subject: DraftSubject = {},
): Draft<Values> {
  const place = drafts.place(form, owner, subject)
  const copy = createDraftCopy(place, form, subject)
  let isRestored = !form.isEmpty(copy.state().values)
  let discarded: { readonly values: Values } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: DraftSnapshot<Values>

  const snapshot = () => shown
  const show = () => {
    const { values, savedAt, isUnstored, conflict } = copy.state()
    shown = {
      values,
      isEmpty: form.isEmpty(values),
      savedAt: conflict ? null : savedAt,
      isRestored,
      canUndo: discarded !== null,
      isUnstored,
      conflict,
    }
    listeners.notify()
  }
  /** Publishes the result of a write or a check, and cancels the pending save. */
  const settle = () => {
    clearTimeout(timer)
    timer = undefined
    show()
  }
  const flush = () => {
    const { isPending, conflict } = copy.state()
    if (!isPending || conflict) return
    copy.save()
    settle()
  }
  const look = (key: string | null) => {
    if ((key === null || key === place.key) && copy.look()) settle()
  }
  const set = (next: Values) => {
    copy.set(next)
    isRestored = false
  }
  const setAtOnce = (next: Values) => {
    set(next)
    if (!copy.state().conflict) copy.save()
    settle()
  }
  let stopFollowing = () => {}
  const listeners = createListeners(
    () => {
      stopFollowing = place.follow({ look, flush, snapshot, abandon: copy.abandon })
      look(place.key)
      // What an earlier form could not store.
      flush()
    },
    () => {
      flush()
      copy.stash()
      stopFollowing()
    },
  )

  show()
  return {
    snapshot,
    subscribe: listeners.subscribe,
    change(change) {
      const { values } = copy.state()
      const next = change(values)
      if (next === values) return
      set(next)
      if (!form.isEmpty(next)) discarded = null
      timer ??= setTimeout(() => {
        timer = undefined
        flush()
      }, SAVE_DELAY_MS)
      show()
    },
    flush,
    discard() {
      const { values } = copy.state()
      discarded = form.isEmpty(values) ? null : { values }
      setAtOnce(form.empty)
    },
    undo() {
      if (!discarded) return
      const { values } = discarded
      discarded = null
      setAtOnce(values)
    },
    finish() {
      discarded = null
      isRestored = false
      copy.forget()
      settle()
    },
    keepMine() {
      if (!copy.state().conflict) return
      copy.keepMine()
      settle()
    },
    takeTheirs() {
      if (!copy.state().conflict) return
      copy.takeTheirs()
      settle()
    },
  }
}
