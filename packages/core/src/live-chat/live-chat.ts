import type { components } from '../generated/schema.ts'

/** A user as a guest of the live chat. */
export type LiveChatGuest = components['schemas']['LiveChatGuest']

/** What a program provides to connect the live chat. */
export interface LiveChat {
  /** URL of the firm's chat; null if it has none. */
  readonly url: string | null
  /** Registers the guest with the chat at this URL. */
  readonly register: (url: string, guest: LiveChatGuest) => Promise<void>
  /** Writes a failure to the log; it is not reported to the user. */
  readonly log: (error: unknown) => void
}

/**
 * Creates the function that registers the signed-in user with the live chat, to be called whenever a
 * session is loaded: it registers each user once, and again when the name or another of their data has
 * changed, tries again after a failure, does nothing for a firm without a chat, and never fails.
 */
export function createLiveChatRegistration({
  url,
  register,
  log,
}: LiveChat): (guest: LiveChatGuest) => Promise<void> {
  let registered: string | null = null
  return async (guest) => {
    const whole = JSON.stringify(guest)
    if (url === null || registered === whole) return
    registered = whole
    try {
      await register(url, guest)
    } catch (error) {
      registered = null
      log(error)
    }
  }
}
