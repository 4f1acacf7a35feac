import { createHmac } from 'node:crypto'

/**
 * The token by which the live chat knows a user: their id, which colleagues know too, and a signature
 * that requires the secret. The same each time, so that the chat finds their conversation again.
 */
export function signGuest(userId: string, secret: string | undefined): string {
  if (secret === undefined) return userId
  return `${userId}.${createHmac('sha256', secret).update(userId).digest('hex')}`
}
