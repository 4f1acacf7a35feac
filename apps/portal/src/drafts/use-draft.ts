import { civilDateOf } from '@tramite/core/calendar'
import type { Draft, DraftForm, DraftSnapshot, DraftSubject } from '@tramite/core/drafts'
import { useApp, useViewer } from '@tramite/react'
import { type DraftNoticeState, toDraftWhen } from '@tramite/ui/drafts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { drafts } from './draft-store.ts'

/** A draft bound to a form on the page. */
export interface DraftField<Values> {
  readonly values: Values
  readonly draft: Draft<Values>
  /** When it was last kept, in words; undefined while it is not. */
  readonly savedAt: string | undefined
  /** What to say of it beside the form. */
  readonly notice: DraftNoticeState | undefined
}

function toNotice<Values>(
  { savedAt, isRestored, canUndo, conflict }: DraftSnapshot<Values>,
  draft: Draft<Values>,
  toWhen: (savedAt: Date) => string,
): DraftNoticeState | undefined {
  if (conflict) {
    const { kind } = conflict
    return { kind, onKeepMine: draft.keepMine, onTakeTheirs: draft.takeTheirs }
  }
  if (canUndo) return { kind: 'discarded', onUndo: draft.undo }
  return isRestored && savedAt ? { kind: 'restored', when: toWhen(savedAt) } : undefined
}

/**
 * What is typed into a form, kept for the user and the business: it survives a reload, a failed call
 * and an expired session, and goes with signing out.
 * @param form what kind of draft; must not change between renders
 * @param subject what it is about; read once
 */
export function useDraft<Values>(
  form: DraftForm<Values>,
  subject?: DraftSubject,
): DraftField<Values> {
  const { session } = useApp().ports
  const { user, conventions, now } = useViewer()
  // Opened once: a session that ends under a form must not make its text another's.
  const [draft] = useState(() =>
    drafts.open(form, { userId: user.id, businessId: session.businessId() }, subject),
  )
  const snapshot = useSyncExternalStore(draft.subscribe, draft.snapshot)
  useEffect(() => {
    window.addEventListener('pagehide', draft.flush)
    return () => window.removeEventListener('pagehide', draft.flush)
  }, [draft])

  const { timeZone } = conventions
  const toWhen = (savedAt: Date) => toDraftWhen(savedAt, civilDateOf(now(), timeZone), timeZone)
  return {
    values: snapshot.values,
    draft,
    savedAt: snapshot.savedAt ? toWhen(snapshot.savedAt) : undefined,
    notice: toNotice(snapshot, draft, toWhen),
  }
}
