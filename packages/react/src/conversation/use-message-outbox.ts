import type { InfiniteData } from '@tanstack/react-query'
import {
  createMessageOutbox,
  demandOutboxDraft,
  listDemandItems,
  type MessageOutbox,
  type MessageOutboxSnapshot,
  type ProcessItem,
  postDemandMessage,
} from '@tramite/core/demands'
import { useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useReconnect } from '../calls/use-reconnect.ts'
import { useRun } from '../calls/use-run.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useViewer } from '../viewer/viewer-context.tsx'

interface ItemsPage {
  readonly items: ProcessItem[]
  readonly total: number
  readonly nextCursor: string | null
}

function withItem(data: InfiniteData<ItemsPage> | undefined, item: ProcessItem) {
  const [newest, ...older] = data?.pages ?? []
  if (!data || !newest || newest.items.some(({ id }) => id === item.id)) return data
  const page = { ...newest, items: [...newest.items, item], total: newest.total + 1 }
  return { ...data, pages: [page, ...older] }
}

/** The reader's messages of a demand that are being sent, and what can be done with each. */
export type Outgoing = Pick<MessageOutbox, 'send' | 'retry' | 'discard' | 'takeReturned'> &
  MessageOutboxSnapshot & {
    /** There are undelivered messages that the browser does not keep: the user is asked before leaving. */
    readonly isUnstored: boolean
  }

/**
 * The reader's messages of a demand that are being sent. One that has arrived appears in the conversation at
 * once.
 * @param demandId must not change between renders
 * @param operation the command that sends one; for the firm's people `postFirmDemandMessage`, because the
 * default reports a failure in words for customers
 */
export function useMessageOutbox(
  demandId: string,
  operation: typeof postDemandMessage = postDemandMessage,
): Outgoing {
  const { tramite, queries } = useApp()
  const { now } = useViewer()
  const { draft, isUnstored } = useDraft(demandOutboxDraft, { id: demandId })
  const { mutateAsync } = useRun(operation)
  const [outbox] = useState(() =>
    createMessageOutbox({
      draft,
      clock: { now },
      post: ({ idempotencyKey, content, attachments }) =>
        mutateAsync({ id: demandId, content, attachments: [...attachments], idempotencyKey }),
      onSent: (item) =>
        queries.setQueryData<InfiniteData<ItemsPage>>(
          tramite.query(listDemandItems, { id: demandId }).queryKey,
          (data) => withItem(data, item),
        ),
    }),
  )
  useReconnect(outbox.resume)
  const snapshot = useSyncExternalStore(outbox.subscribe, outbox.snapshot, outbox.snapshot)
  return { ...outbox, ...snapshot, isUnstored }
}
