import { useCallback, useEffect, useRef, useState } from 'react'
import { sessionStore } from './session-store.ts'

const prefix = 'tramite.draft'
const saveDelay = 300

function toStorageKey(key: string): string {
  return `${prefix}.${sessionStore.session()?.user.id ?? 'visitor'}.${key}`
}

function readDraft<T>(storageKey: string): T | undefined {
  try {
    const text = window.localStorage.getItem(storageKey)
    return text ? (JSON.parse(text) as T) : undefined
  } catch {
    return undefined
  }
}

/** Whether the draft could be stored: storage may be full or forbidden. */
function writeDraft(storageKey: string, value: unknown): boolean {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export interface Draft<T> {
  readonly value: T
  readonly setValue: (value: T) => void
  /** When the draft was last stored; null when nothing is stored. */
  readonly savedAt: Date | null
  /** Forgets the draft, after it has been sent. */
  readonly discard: () => void
}

/**
 * Typed text that survives a reload, a failed call and an expired session. Kept per user.
 * @param key names the form, and the record that it is about; must not change between renders
 * @param initial the empty form; must not change between renders
 */
export function useDraft<T>(key: string, initial: T): Draft<T> {
  // Asked for once: a session that ends under a form must not make its text a visitor's.
  const [storageKey] = useState(() => toStorageKey(key))
  const [value, setState] = useState<T>(() => readDraft<T>(storageKey) ?? initial)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const pending = useRef<{ key: string; value: T } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const draft = pending.current
    pending.current = null
    if (draft && writeDraft(draft.key, draft.value)) setSavedAt(new Date())
  }, [])

  const setValue = useCallback(
    (next: T) => {
      setState(next)
      pending.current = { key: storageKey, value: next }
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, saveDelay)
    },
    [storageKey, flush],
  )

  const discard = useCallback(() => {
    clearTimeout(timer.current)
    pending.current = null
    window.localStorage.removeItem(storageKey)
    setState(initial)
    setSavedAt(null)
  }, [storageKey, initial])

  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  return { value, setValue, savedAt, discard }
}
