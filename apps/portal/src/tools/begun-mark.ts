import { markRegistrationDraft } from '@tramite/core/marks'
import { useDraft } from '@tramite/react'
import { useEffect } from 'react'

/** Reads when the registration of a mark was kept last, if one was begun. Loaded after the page of the tools. */
export default function BegunMark({ onBegun }: { onBegun: (when: string | undefined) => void }) {
  const { values, savedAt } = useDraft(markRegistrationDraft)
  const begun = markRegistrationDraft.isEmpty(values) ? undefined : savedAt
  useEffect(() => onBegun(begun), [onBegun, begun])
  return null
}
