import type { RequestedJob } from '../../jobs/job-ports.ts'
import type { AccountNotice } from '../../ports/jobs.ts'
import { createMail } from '../../ports/mail/mail-templates.ts'
import { selectMailReader } from './mail-reader.store.ts'
import { HEIR_PAGE, PEOPLE_PAGE } from './notify-of-removal.ts'

/** The page for another password, the only one of these that the firm's people have, too. */
const RECOVERY = '/forgot'

/** The page of the portal that each notice links to. */
const pages: { readonly [Notice in AccountNotice]: string | null } = {
  userRemoved: PEOPLE_PAGE,
  userRemovedIdle: PEOPLE_PAGE,
  inherited: HEIR_PAGE,
  inheritedIdle: '/',
  // Nothing opens to them any more.
  ownAccountRemoved: null,
  receiptRefused: '/',
  receiptRefusedOf: '/',
  receiptRefusedWaits: '/',
  receiptRefusedAccepted: '/',
  emailChangeAsked: RECOVERY,
  emailChanged: '/',
  passwordChanged: RECOVERY,
  newDevice: RECOVERY,
  dataExportReady: '/export',
  dataExportFailed: '/export',
}

/** Notifies a user by e-mail of something about accounts; not if they were blocked since. */
export const sendAccountNotice: RequestedJob<'accountNotice'> = async (
  { database, mailer, letterhead, publicUrl },
  { notice, userId, to, removedName, values },
  { id },
) => {
  const [found] = await database.system((transaction) => transaction.run(selectMailReader(userId)))
  const user = removedName !== undefined && to ? { name: removedName, email: to } : found
  if (!user || (user === found && found.status !== 'ACTIVE')) return
  const page = pages[notice]
  const hasPage = page !== null && (found?.type === 'CUSTOMER' || page === RECOVERY)
  await mailer.send(
    createMail(notice, {
      id,
      firm: letterhead,
      to: to ?? user.email,
      userName: user.name,
      url: hasPage ? publicUrl + page : null,
      values,
    }),
  )
}
