import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { listDemandItems, type ProcessItem, postDemandMessage } from '@tramite/core/demands'
import type { UploadRecord } from '@tramite/core/files'
import { isApiError } from '@tramite/core/http'
import { transportMessages } from '@tramite/core/messages'
import type { OutgoingMessage } from '@tramite/ui/demands/detail'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { client } from '../integrations/client.ts'
import { useDraft } from '../integrations/drafts.ts'

/** A message that the server has not confirmed, as it is kept in the browser. */
interface StoredMessage {
  readonly idempotencyKey: string
  /** When it was sent first, milliseconds of the epoch. */
  readonly sentAt: number
  readonly content: string
  readonly attachments: readonly UploadRecord[]
  readonly error?: string
  /** The server has answered that it does not take it. */
  readonly isRefused?: boolean
}

interface ItemsPage {
  readonly items: ProcessItem[]
  readonly total: number
  readonly nextCursor: string | null
}

/** Sent again by itself for so long, milliseconds: the server forgets a key after a day. */
const RESUME_MS = 12 * 60 * 60 * 1000

const none: readonly StoredMessage[] = []

function toErrorText(error: unknown): string {
  if (isApiError(error) && error.message) return error.message
  return transportMessages['transport.network']
}

/** Whether the server said so itself: without an answer nobody knows what has arrived. */
const isRefusal = (error: unknown) => isApiError(error) && error.status > 0

function withItem(data: InfiniteData<ItemsPage> | undefined, item: ProcessItem) {
  const [newest, ...older] = data?.pages ?? []
  if (!data || !newest || newest.items.some(({ id }) => id === item.id)) return data
  const page = { ...newest, items: [...newest.items, item], total: newest.total + 1 }
  return { ...data, pages: [page, ...older] }
}

/**
 * The reader's messages on their way: each stands in the conversation at once, survives a reload,
 * and can be sent again under its own key, so that it never becomes two. One without an answer is
 * sent again by itself when the conversation is opened again or the connection returns: it may have
 * arrived.
 */
export function useOutbox(demandId: string) {
  const queries = useQueryClient()
  const draft = useDraft<readonly StoredMessage[]>(`demand-outbox.${demandId}`, none)
  const latest = useRef(draft.value)
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())

  const change = (next: (messages: readonly StoredMessage[]) => readonly StoredMessage[]) => {
    latest.current = next(latest.current)
    if (latest.current.length === 0) draft.discard()
    else draft.setValue(latest.current)
  }
  const remove = (key: string) =>
    change((messages) => messages.filter(({ idempotencyKey }) => idempotencyKey !== key))

  const post = useMutation({
    ...postDemandMessage(client),
    onSuccess: (item, { idempotencyKey }) => {
      queries.setQueryData<InfiniteData<ItemsPage>>(
        listDemandItems(client, { id: demandId }).queryKey,
        (data) => withItem(data, item),
      )
      if (idempotencyKey) remove(idempotencyKey)
    },
    onError: (error, { idempotencyKey }) => {
      change((messages) =>
        messages.map((message) =>
          message.idempotencyKey === idempotencyKey
            ? { ...message, error: toErrorText(error), isRefused: isRefusal(error) }
            : message,
        ),
      )
    },
    onSettled: (_item, _error, { idempotencyKey }) =>
      setSending((keys) => new Set([...keys].filter((key) => key !== idempotencyKey))),
  })
  const dispatch = ({ idempotencyKey, content, attachments }: StoredMessage) => {
    setSending((keys) => new Set(keys).add(idempotencyKey))
    post.mutate({ id: demandId, content, attachments: [...attachments], idempotencyKey })
  }
  const resume = useEffectEvent(() => {
    const since = Date.now() - RESUME_MS
    for (const message of latest.current) {
      const isOnItsWay = sending.has(message.idempotencyKey)
      if (!message.isRefused && !isOnItsWay && message.sentAt > since) dispatch(message)
    }
  })
  useEffect(() => {
    resume()
    // What had no answer for want of a connection goes again as soon as there is one.
    const onOnline = () => resume()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  const outgoing: OutgoingMessage[] = draft.value.map((message) => {
    const isSending = sending.has(message.idempotencyKey)
    return {
      key: message.idempotencyKey,
      content: message.content,
      fileNames: message.attachments.map(({ fileName }) => fileName),
      state: isSending ? 'sending' : 'failed',
      error: isSending ? undefined : message.error,
    }
  })
  return {
    outgoing,
    send: (content: string, attachments: readonly UploadRecord[]) => {
      const idempotencyKey = crypto.randomUUID()
      const message = { idempotencyKey, sentAt: Date.now(), content, attachments }
      change((messages) => [...messages, message])
      dispatch(message)
    },
    onRetry: (key: string) => {
      const message = latest.current.find(({ idempotencyKey }) => idempotencyKey === key)
      if (message) dispatch(message)
    },
    onDiscard: remove,
  }
}
