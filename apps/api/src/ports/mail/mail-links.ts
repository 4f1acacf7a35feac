import { toDemandPath } from '@tramite/core/shell'

/**
 * Addresses in e-mails. `publicUrl` comes from the configuration and never from a request, so that the person
 * who requests an e-mail cannot control where it links to.
 */

/** The page that sets a new password. */
export function toPasswordLink(publicUrl: string, email: string, token: string): string {
  const path = `/reset-password/email/${encodeURIComponent(email)}/token/${encodeURIComponent(token)}`
  return publicUrl + path
}

/** The page that confirms a new e-mail. */
export function toEmailLink(publicUrl: string, email: string, token: string): string {
  const path = `/confirm-email/email/${encodeURIComponent(email)}/token/${encodeURIComponent(token)}`
  return publicUrl + path
}

/** The path of the reminders with a name: a reminder has no page of its own. */
export const toReminderPath = (name: string): string =>
  `/tools/reminders?text=${encodeURIComponent(name.toWellFormed())}`

/** The reminders with a name. */
export const toReminderLink = (publicUrl: string, name: string): string =>
  publicUrl + toReminderPath(name)

/** A demand in the firm's own app, by the address of any with `{id}` in it. */
export const toStaffDemandLink = (address: string, demandId: string): string =>
  address.replaceAll('{id}', encodeURIComponent(demandId))

/** The page of a demand. */
export function toDemandLink(publicUrl: string, demandId: string): string {
  return publicUrl + toDemandPath(demandId)
}
