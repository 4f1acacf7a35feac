import type { Clock } from '../calendar/index.ts'
import type { Draft } from '../drafts/index.ts'
import type { UploadRecord } from '../files/index.ts'
import { createRandomId } from '../http/index.ts'
import { createListeners } from '../listeners.ts'
import type { UnsentMessage } from './demand-drafts.ts'
import type { ProcessItem } from './demands.types.ts'
import { createSendingQueue } from './sending-queue.ts'
import {
  findAwaited,
  isSentElsewhere,
  mayResume,
  type OutgoingMessage,
  TAKE_OVER_MS,
  toFailed,
  toOutgoingMessage,
  toRepeated,
  toSent,
  toWaiting,
} from './unsent-message.rules.ts'

/** The messages of a demand that the server has not confirmed. */
export interface MessageOutboxSnapshot {
  readonly outgoing: readonly OutgoingMessage[]
  /** Messages were refused because of their files: they wait for `takeReturned`. */
  readonly hasReturned: boolean
  /** Nothing is being sent, and the last message has arrived: it was neither discarded nor returned. */
  readonly hasArrived: boolean
}

/** What an outbox works with. */
export interface MessageOutboxOptions {
  /** The unconfirmed messages: the draft of `demandOutboxDraft`, whose record is the demand. */
  readonly draft: Draft<readonly UnsentMessage[]>
  /** Sends one message under its key; rejects with an `ApiError`. */
  readonly post: (message: UnsentMessage) => Promise<ProcessItem>
  readonly clock: Clock
  /** Receives a message that has arrived, before it leaves the outbox. */
  readonly onSent?: (item: ProcessItem) => void
}

/** The reader's messages that are being sent. */
export interface MessageOutbox {
  /** Stores a message as it was typed, then sends it; with files the text may be empty. */
  send(content: string, attachments: readonly UploadRecord[]): void
  /** Sends a message again, under its key; first those before it that have not arrived. */
  retry(key: string): void
  /** Discards a message that was not sent; those that it held up are sent. */
  discard(key: string): void
  /** Sends unanswered messages again: when the conversation opens, or the server is back. */
  resume(): void
  /** Hands over the messages that were refused because of their files, and forgets them. */
  takeReturned(): readonly UnsentMessage[]
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  snapshot(): MessageOutboxSnapshot
}

/**
 * The reader's messages that are being sent. Each appears in the conversation at once, survives a reload, and
 * can be sent again under its own idempotency key without being duplicated: the server keeps a key for longer
 * than the draft is kept. They are sent one after the other, in the order in which they were written. One
 * without an answer holds up those behind it until it has arrived, is refused, discarded or twelve hours old.
 * `resume` sends an unanswered one again, since it may or may not have arrived. One that was refused because
 * of its files is not sent again: it waits for `takeReturned`.
 */
export function createMessageOutbox({
  draft,
  post,
  clock,
  onSent = () => {},
}: MessageOutboxOptions): MessageOutbox {
  let shown: MessageOutboxSnapshot
  let hasArrived = false
  let takeOver: ReturnType<typeof setTimeout> | undefined

  let stopFollowing = () => {}
  const listeners = createListeners(
    // Another tab may have sent them, or may be sending its own.
    () => {
      stopFollowing = draft.subscribe(show)
    },
    () => {
      stopFollowing()
      clearTimeout(takeOver)
    },
  )

  const isElsewhere = (message: UnsentMessage) =>
    !queue.has(message.idempotencyKey) && isSentElsewhere(message, clock.now())

  const toOutgoing = (message: UnsentMessage): OutgoingMessage[] => {
    if (message.fileErrors) return []
    const isSending = queue.has(message.idempotencyKey) || isElsewhere(message)
    return [toOutgoingMessage(message, isSending)]
  }
  function show() {
    const { values } = draft.snapshot()
    if (values.length > 0) hasArrived = false
    shown = {
      outgoing: values.flatMap(toOutgoing),
      hasReturned: values.some(({ fileErrors }) => fileErrors),
      hasArrived,
    }
    clearTimeout(takeOver)
    // The other tab may have been closed by then.
    if (listeners.hasAny() && values.some(isElsewhere)) {
      takeOver = setTimeout(resume, TAKE_OVER_MS)
    }
    listeners.notify()
  }
  /** Stored at once, so that a message that was sent is not lost when the page closes. */
  const change = (next: (messages: readonly UnsentMessage[]) => readonly UnsentMessage[]) => {
    draft.change(next)
    draft.flush()
    show()
  }
  const alter = (key: string, toNext: (message: UnsentMessage) => UnsentMessage) =>
    change((messages) =>
      messages.map((other) => (other.idempotencyKey === key ? toNext(other) : other)),
    )
  const remove = (key: string) =>
    change((messages) => messages.filter(({ idempotencyKey }) => idempotencyKey !== key))
  const awaitedBy = (key: string) => findAwaited(draft.snapshot().values, key, clock.now())
  /** Sends a message if it is its turn, and returns what the outbox does about the answer. */
  const send = async (key: string): Promise<() => void> => {
    const message = draft.snapshot().values.find(({ idempotencyKey }) => idempotencyKey === key)
    if (awaitedBy(key).length > 0) return () => alter(key, toWaiting)
    // Another tab has sent it while it was queued here.
    if (!message) return () => {}
    try {
      const item = await post(toSent(message))
      return () => {
        // The conversation first: the message must never be missing from both, even for a moment.
        onSent(item)
        hasArrived = true
        remove(key)
      }
    } catch (error) {
      return () => alter(key, (failed) => toFailed(failed, error))
    }
  }
  const queue = createSendingQueue(send)
  const enqueue = (key: string) => {
    if (queue.has(key)) return
    queue.add(key)
    show()
  }
  const enqueueAwaited = (key: string) => {
    for (const { idempotencyKey } of awaitedBy(key)) enqueue(idempotencyKey)
  }
  /** Sends again what an earlier page, or another tab, began: without an answer it may have arrived. */
  const resend = (key: string) => {
    if (queue.has(key)) return
    change((messages) => toRepeated(messages, key))
    enqueue(key)
  }
  function resume() {
    const now = clock.now()
    for (const message of draft.snapshot().values) {
      if (mayResume(message, now)) resend(message.idempotencyKey)
    }
  }
  show()
  return {
    send(content, attachments) {
      const sentAt = clock.now().getTime()
      const idempotencyKey = createRandomId()
      change((messages) => [...messages, { idempotencyKey, sentAt, content, attachments }])
      enqueueAwaited(idempotencyKey)
      enqueue(idempotencyKey)
    },
    retry(key) {
      enqueueAwaited(key)
      resend(key)
    },
    discard(key) {
      remove(key)
      // Sends the messages that waited for it.
      resume()
    },
    resume,
    takeReturned() {
      const returned = draft.snapshot().values.filter(({ fileErrors }) => fileErrors)
      if (returned.length > 0) {
        change((messages) => messages.filter(({ fileErrors }) => !fileErrors))
      }
      return returned
    },
    subscribe: listeners.subscribe,
    snapshot: () => shown,
  }
}
