import { chainAuditLog } from '../features/audit/chain-audit-log.job.ts'
import { sendChatNotice } from '../features/conversation/send-chat-notice.job.ts'
import { sendDemandNews } from '../features/demand-news/send-demand-news.job.ts'
import { notifyOverdueForecasts } from '../features/demands/notify-overdue-forecasts.job.ts'
import { buildDataExport } from '../features/exports/build-data-export.job.ts'
import { failLostExports } from '../features/exports/fail-lost-exports.job.ts'
import { removeEndedExports } from '../features/exports/remove-ended-exports.job.ts'
import { removeAbandonedUploads } from '../features/files/remove-abandoned-uploads.job.ts'
import { reportReceipt } from '../features/finance/report-receipt.job.ts'
import { makeMappingDocument } from '../features/mapping/make-mapping-document.job.ts'
import { takeInGazette } from '../features/marks/take-in-gazette.job.ts'
import { removeOldNotifications } from '../features/notifications/remove-old-notifications.job.ts'
import { sendReminderMail } from '../features/reminders/send-reminder-mail.job.ts'
import { sendReminderNotices } from '../features/reminders/send-reminder-notices.job.ts'
import { removeEndedSessions } from '../features/session/remove-ended-sessions.job.ts'
import { removeOldAccessRecords } from '../features/session/remove-old-access-records.job.ts'
import { sendInvitation, sendPasswordReset } from '../features/session/send-password-link.job.ts'
import { eraseRemovedUsers } from '../features/users/erase-removed-users.job.ts'
import { sendAccountNotice } from '../features/users/send-account-notice.job.ts'
import { sendEmailConfirmation } from '../features/users/send-email-confirmation.job.ts'
import { removeIdempotencyKeys } from '../http/remove-idempotency-keys.job.ts'
import { byDay } from '../jobs/by-day.ts'
import type { JobTable, Removal } from '../jobs/job-ports.ts'
import { removeDoneJobs } from '../jobs/remove-done-jobs.job.ts'
import { requeueLostWork } from '../outbox/requeue-lost-work.job.ts'
import { everyLostWork } from './lost-work.ts'

/** Every job that only removes; the operator's `purge` runs them as well. */
export const removals = {
  removeEndedSessions: {
    schedule: '5 * * * *',
    about: 'sessões, links de senha e contagens de tentativas vencidos',
    run: removeEndedSessions,
  },
  removeIdempotencyKeys: {
    schedule: '15 * * * *',
    about: 'chaves de pedidos repetidos com mais de 31 dias',
    run: removeIdempotencyKeys,
  },
  removeDoneJobs: {
    schedule: '25 * * * *',
    about: 'trabalhos feitos há mais de um dia',
    run: removeDoneJobs,
  },
  removeAbandonedUploads: {
    schedule: '35 * * * *',
    about: 'arquivos que ninguém anexou em um dia',
    run: removeAbandonedUploads,
  },
  removeEndedExports: {
    schedule: '45 * * * *',
    about: 'exportações de dados prontas há mais de sete dias',
    run: removeEndedExports,
  },
  removeOldAccessRecords: {
    schedule: '10 3 * * *',
    about: 'registros de acesso com mais de seis meses',
    run: removeOldAccessRecords,
  },
  removeOldNotifications: {
    schedule: '15 3 * * *',
    about: 'notificações lidas com mais de um ano',
    run: removeOldNotifications,
  },
  eraseRemovedUsers: {
    schedule: '20 3 * * *',
    about: 'usuários removidos há mais de 30 dias',
    run: eraseRemovedUsers,
  },
} as const satisfies Readonly<Record<string, Removal>>

/** Every job of the server. A new one needs a line here, and the file that implements it. */
export const jobTable = {
  requested: {
    passwordReset: sendPasswordReset,
    invitation: sendInvitation,
    accountNotice: sendAccountNotice,
    emailConfirmation: sendEmailConfirmation,
    chatNotice: sendChatNotice,
    dataExport: buildDataExport,
    demandNews: sendDemandNews,
    gazette: takeInGazette,
    mappingDocument: makeMappingDocument,
    receiptReport: reportReceipt,
    reminderNotice: sendReminderMail,
  },
  scheduled: {
    ...removals,
    failLostExports: { schedule: '*/5 * * * *', run: failLostExports },
    requeueLostWork: { schedule: '50 3 * * *', run: requeueLostWork(everyLostWork) },
    chainAuditLog: { schedule: '*/5 * * * *', run: chainAuditLog },
    notifyOverdueForecasts: byDay(20, notifyOverdueForecasts),
    sendReminderNotices: byDay(0, sendReminderNotices),
  },
} as const satisfies JobTable
