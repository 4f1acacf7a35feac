import { storageKeys } from '@tramite/core/session'
import { readStored, store } from '../integrations/page-storage.ts'

/** Longer than a page takes to load, in milliseconds: an older message is dropped. */
const MAX_AGE_MS = 60_000

interface ReloadMessage {
  readonly title: string
  readonly at: number
}

/** Stores a message in this tab, to be shown again after the reload that follows. */
export function saveReloadMessage(title: string, at: Date): void {
  const message: ReloadMessage = { title, at: at.getTime() }
  store('sessionStorage', storageKeys.reloadMessage, JSON.stringify(message))
}

/** @returns the message that was stored right before this page was loaded, once; null if there is none */
export function takeReloadMessage(now: Date): string | null {
  const stored = readStored('sessionStorage', storageKeys.reloadMessage)
  store('sessionStorage', storageKeys.reloadMessage, null)
  try {
    const { title, at } = JSON.parse(stored ?? '{}') as Partial<ReloadMessage>
    return title !== undefined && now.getTime() - Number(at) < MAX_AGE_MS ? String(title) : null
  } catch {
    return null
  }
}
