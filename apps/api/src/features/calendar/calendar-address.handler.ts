import { hashToken, unauthenticated } from '../../http/bearer.ts'
import type { Handler } from '../../http/operation.ts'
import { createToken } from '../credentials/tokens.ts'
import { makeAddress, removeAddress, selectAddress } from './calendar-addresses.store.ts'

/** Whether the user has a private address, and since when. */
export const getCalendarAddress: Handler<'getCalendarAddress'> = async ({ unit }) => {
  const [[row]] = await unit.read(selectAddress())
  return { createdAt: row?.createdAt ?? null }
}

/** Creates a private address, which is returned to its user this once: only its hash is stored. */
export const createCalendarAddress: Handler<'createCalendarAddress'> = async ({
  unit,
  now,
  services,
}) => {
  const token = createToken()
  const createdAt = now.toISOString()
  await unit.write([], async (transaction, _, { sessionId }) => {
    const isMade = await transaction.run(makeAddress(sessionId, hashToken(token), createdAt))
    if (!isMade) throw unauthenticated()
  })
  const { publicUrl } = services.environment
  return { address: `${publicUrl}/api/calendar/${token}.ics`, createdAt }
}

/** Revokes the address. */
export const deleteCalendarAddress: Handler<'deleteCalendarAddress'> = async ({ unit }) => {
  await unit.write([], async (transaction) => transaction.defer(removeAddress()))
  return undefined
}
