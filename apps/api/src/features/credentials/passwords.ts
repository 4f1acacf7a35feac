import { hash, verify } from '@node-rs/argon2'

/** The library's `Algorithm.Argon2id`: a const enum, which isolated modules cannot name. */
const ARGON2ID = 2

// OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane.
const options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

/** The hash under which a password is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, options)

/**
 * Whether a password matches a hash. Without a hash it takes as long and returns false, so that the response
 * time does not reveal whether an e-mail has an account.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('decoy')
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== undefined && matches
}
