import { isOwnSave, type SentField } from '@tramite/core/forms'
import { useState } from 'react'

/** What a form has sent of a field since it was opened. */
export interface OwnSave {
  /** Remembers a value that is being sent. */
  readonly onSend: (value: string) => void
  /** Whether what is stored now is one of these values, see `isOwnSave`. */
  readonly isOwn: (field: Omit<SentField, 'sent'>) => boolean
}

/**
 * Tells a form's own saves whose answers were lost from the changes of others. It remembers everything that was
 * sent, not only the last: of two attempts the first may have arrived, and the second not.
 */
export function useOwnSave(): OwnSave {
  const [sent, setSent] = useState<readonly string[]>([])
  return {
    onSend: (value) => setSent((last) => [...last, value]),
    isOwn: (field) => isOwnSave({ ...field, sent }),
  }
}
