import type { RequestedJob } from '../../jobs/job-ports.ts'
import type { AccountNotice } from '../../ports/jobs.ts'
import { createMail } from '../../ports/mail/mail-templates.ts'
import { selectMailReader } from './mail-reader.store.ts'

/** The page of the portal that each notice leads to. */
const pages: { readonly [Notice in AccountNotice]: string } = {
  userRemoved: '/profile?section=settings',
  receiptRefused: '/',
  emailChangeAsked: '/forgot',
  emailChanged: '/',
  passwordChanged: '/forgot',
  newDevice: '/forgot',
  dataExportReady: '/export',
  dataExportFailed: '/export',
}

/** Tells a user by e-mail of something that concerns accounts; nobody who was blocked since. */
export const sendAccountNotice: RequestedJob<'accountNotice'> = async (
  { database, mailer, letterhead, publicUrl },
  { notice, userId, to, values },
  { id },
) => {
  const [user] = await database.system((transaction) => transaction.run(selectMailReader(userId)))
  if (user?.status !== 'ACTIVE') return
  await mailer.send(
    createMail(notice, {
      id,
      firm: letterhead,
      to: to ?? user.email,
      userName: user.name,
      url: publicUrl + pages[notice],
      values,
    }),
  )
}
