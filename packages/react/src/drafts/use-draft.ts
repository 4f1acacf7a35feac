import { civilDateOf } from '@tramite/core/calendar'
import {
  type Draft,
  type DraftForm,
  type DraftSnapshot,
  type DraftSubject,
  openDraft,
  toDraftWhen,
} from '@tramite/core/drafts'
import type { InputNotice } from '@tramite/core/forms'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useViewer } from '../viewer/viewer-context.tsx'

/** What the user has to know about the draft in their form. */
export type DraftNotice =
  | InputNotice
  | { readonly kind: 'discarded'; readonly onUndo: () => void }
  | {
      /** Another tab has changed the same draft, or has sent or discarded it. */
      readonly kind: 'changed' | 'removed'
      readonly onKeepMine: () => void
      readonly onTakeTheirs: () => void
    }

/** A draft bound to a form on the page. */
export interface DraftField<Values> {
  readonly values: Values
  readonly draft: Draft<Values>
  /** When it was last saved, in words; undefined while it is not. */
  readonly savedAt: string | undefined
  /** The browser did not keep it: the user is to be asked before leaving. */
  readonly isUnstored: boolean
  /** The notice to show beside the form. */
  readonly notice: DraftNotice | undefined
}

function toNotice<Values>(
  { savedAt, isRestored, canUndo, isUnstored, conflict }: DraftSnapshot<Values>,
  draft: Draft<Values>,
  toWhen: (savedAt: Date) => string,
): DraftNotice | undefined {
  if (conflict) {
    const { kind } = conflict
    return { kind, onKeepMine: draft.keepMine, onTakeTheirs: draft.takeTheirs }
  }
  if (canUndo) return { kind: 'discarded', onUndo: draft.undo }
  if (isUnstored) return { kind: 'unstored' }
  return isRestored && savedAt ? { kind: 'restored', when: toWhen(savedAt) } : undefined
}

/**
 * What is typed into a form, kept for the user and the business: it survives a reload, a failed call and the
 * end of the session, for 30 days. Who signs out asks `useApp().drafts.forget(userId)` to remove it.
 * @param form what kind of draft; must not change between renders
 * @param subject what it is about; read once
 */
export function useDraft<Values>(
  form: DraftForm<Values>,
  subject?: DraftSubject,
): DraftField<Values> {
  const { tramite, drafts } = useApp()
  const { user, conventions, now } = useViewer()
  // Opened once: if the session ends under a form, its text must not be stored as another user's.
  const [draft] = useState(() =>
    openDraft(drafts, form, { userId: user.id, businessId: tramite.client.businessId() }, subject),
  )
  const snapshot = useSyncExternalStore(draft.subscribe, draft.snapshot, draft.snapshot)
  useEffect(() => {
    window.addEventListener('pagehide', draft.flush)
    // Phones end a hidden page without another word.
    document.addEventListener('visibilitychange', draft.flush)
    return () => {
      window.removeEventListener('pagehide', draft.flush)
      document.removeEventListener('visibilitychange', draft.flush)
    }
  }, [draft])

  const { timeZone } = conventions
  const toWhen = (savedAt: Date) => toDraftWhen(savedAt, civilDateOf(now(), timeZone), timeZone)
  return {
    values: snapshot.values,
    draft,
    savedAt: snapshot.savedAt ? toWhen(snapshot.savedAt) : undefined,
    isUnstored: snapshot.isUnstored,
    notice: toNotice(snapshot, draft, toWhen),
  }
}
