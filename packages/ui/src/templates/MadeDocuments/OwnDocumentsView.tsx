import { fileMessages } from '@tramite/core/messages'
import { type LoadStatus, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import * as css from './MadeDocuments.css.ts'
import { MadeDocuments, type MadeDocumentsProps } from './MadeDocuments.tsx'

export interface OwnDocumentsViewProps extends LoadStatus {
  /** Below the notice in place of a page, instead of in a page. */
  isBelowNotice?: boolean
  /** Undefined while there is nothing to show. */
  made: Omit<MadeDocumentsProps, 'emptyText'> | undefined
}

/** What the reader had made with the generator, of all templates; nothing if nothing was made. */
export function OwnDocumentsView({
  isBelowNotice = false,
  made,
  ...reading
}: OwnDocumentsViewProps) {
  if (made?.documents.length === 0) return null
  return (
    <div className={isBelowNotice ? css.below : undefined}>
      {made ? (
        <MadeDocuments {...made} />
      ) : (
        <ReadState failedTitle={fileMessages['documents.loadFailed']} {...reading} />
      )}
    </div>
  )
}
