import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  demandOutboxDraft,
  listDemandItems,
  type ProcessItem,
  postDemandMessage,
  toFileErrors,
  type UnsentMessage,
} from '@tramite/core/demands'
import type { UploadRecord } from '@tramite/core/files'
import { isApiError } from '@tramite/core/http'
import { transportMessages } from '@tramite/core/messages'
import type { OutgoingMessage } from '@tramite/ui/demands/detail'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDraft } from '../drafts/use-draft.ts'
import { client } from '../integrations/client.ts'
import { onServerBack } from '../integrations/server-back.ts'

interface ItemsPage {
  readonly items: ProcessItem[]
  readonly total: number
  readonly nextCursor: string | null
}

/** Sent again by itself for so long, milliseconds: the server forgets a key after a day. */
const RESUME_MS = 12 * 60 * 60 * 1000

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
 * sent again by itself when the conversation is opened again, or the connection or the server returns:
 * it may have arrived. One that was refused for its files is nothing to send again: it is for who takes
 * it back.
 */
export function useOutbox(demandId: string) {
  const queries = useQueryClient()
  const { values, draft } = useDraft(demandOutboxDraft, { id: demandId })
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())

  /** Kept at once: what was sent must not be lost with the page. */
  const change = (next: (messages: readonly UnsentMessage[]) => readonly UnsentMessage[]) => {
    draft.change(next)
    draft.flush()
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
            ? {
                ...message,
                error: toErrorText(error),
                isRefused: isRefusal(error),
                fileErrors: isApiError(error) ? toFileErrors(message, error.errors) : undefined,
              }
            : message,
        ),
      )
    },
    onSettled: (_item, _error, { idempotencyKey }) =>
      setSending((keys) => new Set([...keys].filter((key) => key !== idempotencyKey))),
  })
  const dispatch = ({ idempotencyKey, content, attachments }: UnsentMessage) => {
    setSending((keys) => new Set(keys).add(idempotencyKey))
    post.mutate({ id: demandId, content, attachments: [...attachments], idempotencyKey })
  }
  const resume = useEffectEvent(() => {
    const since = Date.now() - RESUME_MS
    for (const message of draft.snapshot().values) {
      const isOnItsWay = sending.has(message.idempotencyKey)
      if (!message.isRefused && !isOnItsWay && message.sentAt > since) dispatch(message)
    }
  })
  useEffect(() => {
    resume()
    // What had no answer goes again as soon as somebody is there to give one.
    const onBack = () => resume()
    window.addEventListener('online', onBack)
    const stop = onServerBack(onBack)
    return () => {
      window.removeEventListener('online', onBack)
      stop()
    }
  }, [])

  const outgoing: OutgoingMessage[] = values.flatMap((message) => {
    if (message.fileErrors) return []
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
    hasReturned: values.some(({ fileErrors }) => fileErrors),
    /** Hands over the messages that were refused for their files, and forgets them. */
    takeReturned: () => {
      const returned = draft.snapshot().values.filter(({ fileErrors }) => fileErrors)
      if (returned.length > 0)
        change((messages) => messages.filter(({ fileErrors }) => !fileErrors))
      return returned
    },
    send: (content: string, attachments: readonly UploadRecord[]) => {
      const idempotencyKey = crypto.randomUUID()
      const message = { idempotencyKey, sentAt: Date.now(), content, attachments }
      change((messages) => [...messages, message])
      dispatch(message)
    },
    onRetry: (key: string) => {
      const message = draft.snapshot().values.find(({ idempotencyKey }) => idempotencyKey === key)
      if (message) dispatch(message)
    },
    onDiscard: remove,
  }
}
