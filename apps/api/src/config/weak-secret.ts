/** Minimum number of distinct characters in a random secret, as opposed to an invented one. */
const VARIETY_MIN = 8
const LENGTH_MIN = 12

/** Typical placeholders. */
const placeholder =
  /senha|segredo|password|passwd|secret|example|exemplo|change.?me|troque|mude|tramite|postgres|admin|minio|123456|qwerty/i

/** Whether a secret is guessable: too short, too simple, or from an example. */
export const isWeakSecret = (secret: string): boolean =>
  secret.length < LENGTH_MIN || new Set(secret).size < VARIETY_MIN || placeholder.test(secret)
