import { fileMessages } from '@tramite/core/messages'
import { type Reading, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import * as css from './MadeDocuments.css.ts'
import { MadeDocuments, type MadeDocumentsProps } from './MadeDocuments.tsx'

export interface ClosedDocumentsViewProps extends Reading {
  /** Undefined while there is nothing to show. */
  made: Omit<MadeDocumentsProps, 'emptyText'> | undefined
}

/** Below the reason why the generator is closed: what the reader had made with it, if anything. */
export function ClosedDocumentsView({ made, ...reading }: ClosedDocumentsViewProps) {
  if (made?.documents.length === 0) return null
  return (
    <div className={css.below}>
      {made ? (
        <MadeDocuments {...made} />
      ) : (
        <ReadState failedTitle={fileMessages['documents.loadFailed']} {...reading} />
      )}
    </div>
  )
}
