/** The channel on which a page notifies its user's other tabs that the session has ended. */
export const sessionChannel = 'tramite.session'

/**
 * Tells other tabs of a session that was ended without the machine.
 * @param userId whose session it was: tabs of another user stay signed in
 */
export function announceSignOut(userId: string | undefined): void {
  const channel = new BroadcastChannel(sessionChannel)
  channel.postMessage(userId)
  channel.close()
}
