import { createSessionStore } from '@tramite/core/session'

/** The browser's session, read once at start-up. */
export const sessionStore = createSessionStore({
  remembered: window.localStorage,
  current: window.sessionStorage,
})
