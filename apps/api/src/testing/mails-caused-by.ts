import type { Mail } from '../ports/mail/mailer.port.ts'
import type { TestPortal } from './test-portal.ts'
import { untilQuiet } from './until-quiet.ts'

/** The e-mails that an action causes, without those that were being sent before it. */
export async function mailsCausedBy(
  portal: TestPortal,
  action: () => Promise<unknown>,
): Promise<readonly Mail[]> {
  await untilQuiet(portal)
  portal.mails.length = 0
  await action()
  await untilQuiet(portal)
  return [...portal.mails]
}
