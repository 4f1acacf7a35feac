import { markRegistrationDraft } from '@tramite/core/marks'
import { useDraft } from '@tramite/react'
import { useEffect } from 'react'

/**
 * Reads when the draft of a mark's registration was last stored, if there is one. Loaded after the page of
 * the tools.
 */
export default function MarkDraft({ onSaved }: { onSaved: (when: string | undefined) => void }) {
  const draft = useDraft(markRegistrationDraft)
  const savedAt = markRegistrationDraft.isEmpty(draft.values) ? undefined : draft.savedAt
  useEffect(() => onSaved(savedAt), [onSaved, savedAt])
  return null
}
