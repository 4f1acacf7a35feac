import {
  changeNotificationSetting,
  getNotificationSettings,
  type NotificationSetting,
  toSettingKey,
} from '@tramite/core/notifications'
import { toLoadStatus, useApp, useRead, useRun } from '@tramite/react'
import type { NotificationSettingsCardProps } from '@tramite/ui/account/preferences'
import { startTransition, useOptimistic, useRef } from 'react'

type Settings = NotificationSettingsCardProps['settings']
type Change = Pick<NotificationSetting, 'kind' | 'channel' | 'enabled'>

const withChange = (settings: Settings, change: Change): Settings =>
  settings?.map((one) =>
    toSettingKey(one) === toSettingKey(change) ? { ...one, enabled: change.enabled } : one,
  )

/**
 * What the user is notified of. A change shows at once and is reverted only when it is refused. Changes
 * are sent one after the other: the last one wins, and each answer is newer than the one before.
 */
export function useNotificationSettings(): NotificationSettingsCardProps {
  const { tramite, queries } = useApp()
  const query = useRead(getNotificationSettings, undefined)
  const [settings, showChange] = useOptimistic<Settings, Change>(query.data?.settings, withChange)
  const { mutateAsync } = useRun(changeNotificationSetting, {
    onDone: (answer) =>
      queries.setQueryData(tramite.query(getNotificationSettings, undefined).queryKey, answer),
  })
  const before = useRef<Promise<unknown>>(Promise.resolve())
  return {
    settings,
    ...toLoadStatus(query),
    onChange: (change) =>
      startTransition(async () => {
        showChange(change)
        // A refusal has been reported by its toast.
        before.current = before.current.then(() => mutateAsync(change)).catch(() => undefined)
        await before.current
      }),
  }
}
