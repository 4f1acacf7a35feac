/** Fewest different characters of a secret that was drawn and not thought of. */
const VARIETY_MIN = 8
const LENGTH_MIN = 12

/** What people write when they mean to replace it later. */
const placeholder =
  /senha|segredo|password|passwd|secret|example|exemplo|change.?me|troque|mude|tramite|postgres|admin|minio|123456|qwerty/i

/** Whether somebody who guesses would come to a secret: too short, too plain, or out of an example. */
export const isWeakSecret = (secret: string): boolean =>
  secret.length < LENGTH_MIN || new Set(secret).size < VARIETY_MIN || placeholder.test(secret)
