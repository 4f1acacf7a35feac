import type { Ports } from '@tramite/react/ports'

/** A silent server keeps no visitor waiting for longer, in milliseconds. */
const TIMEOUT_MS = 5_000

/**
 * Asks the server about the stored session, which may have ended.
 * @returns whether there still is one, also if the server has not answered
 */
export async function confirmSession({
  session,
  tramite,
}: Pick<Ports, 'session' | 'tramite'>): Promise<boolean> {
  await tramite()
    .then(({ refresh }) => refresh({ signal: AbortSignal.timeout(TIMEOUT_MS) }))
    .catch(() => undefined)
  return session.session() !== null
}
