import { markRegistrationDraft } from '@tramite/core/marks'
import { useDraft } from '@tramite/react'
import { useEffect } from 'react'

/**
 * Reads when the draft of a mark's registration was last stored, if there is one. Loaded after the page of
 * the tools.
 */
export default function BegunMark({ onBegun }: { onBegun: (when: string | undefined) => void }) {
  const { values, savedAt } = useDraft(markRegistrationDraft)
  const begun = markRegistrationDraft.isEmpty(values) ? undefined : savedAt
  useEffect(() => onBegun(begun), [onBegun, begun])
  return null
}
