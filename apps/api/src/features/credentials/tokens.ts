import { randomBytes } from 'node:crypto'

/** A new opaque token of 256 bits. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** How long a reset link works, milliseconds. */
export const RESET_MS = 60 * 60 * 1000

/** An instant some milliseconds later, as the database takes it. */
export const after = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString()

/** How long the link of a new user works, milliseconds: longer than a weekend. */
export const INVITATION_MS = 72 * 60 * 60 * 1000
