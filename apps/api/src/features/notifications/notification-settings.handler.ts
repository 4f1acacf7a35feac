import { evaluateSettingChange, listSettings, toSettingKey } from '@tramite/core/notifications'
import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { selectMuted, writeSetting } from './notification-settings.store.ts'
import { announceNotifications } from './publish-notification-changes.ts'

/** Which news the user is notified of, and how. */
export const getNotificationSettings: Handler<'getNotificationSettings'> = async ({ unit }) => {
  const [[row]] = await unit.read(selectMuted())
  return { settings: listSettings(row?.muted ?? []) }
}

/** Turns a kind of news on or off, on one channel. */
export const changeNotificationSetting: Handler<'changeNotificationSetting'> = async ({
  body,
  unit,
  now,
}) => {
  if (!evaluateSettingChange(body).allowed) throw new Problem(409, 'NOTIFICATION_REQUIRED')
  const principal = await unit.principal()
  return unit.write([], async (transaction) => {
    const [row] = await transaction.run(writeSetting(toSettingKey(body), body.enabled, now))
    announceNotifications(transaction, principal, now)
    return { settings: listSettings(row?.muted ?? []) }
  })
}
