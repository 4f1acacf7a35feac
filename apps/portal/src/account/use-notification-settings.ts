import {
  changeNotificationSetting,
  getNotificationSettings,
  type NotificationSetting,
  toSettingKey,
} from '@tramite/core/notifications'
import { toReading, useApp, useRead, useRun } from '@tramite/react'
import type { NotificationSettingsCardProps } from '@tramite/ui/account/preferences'
import { startTransition, useOptimistic } from 'react'

type Settings = NotificationSettingsCardProps['settings']
type Change = Pick<NotificationSetting, 'kind' | 'channel' | 'enabled'>

const withChange = (settings: Settings, change: Change): Settings =>
  settings?.map((one) =>
    toSettingKey(one) === toSettingKey(change) ? { ...one, enabled: change.enabled } : one,
  )

/** What the user is told of; what was pressed stands at once, and goes back only when it is refused. */
export function useNotificationSettings(): NotificationSettingsCardProps {
  const { tramite, queries } = useApp()
  const query = useRead(getNotificationSettings, undefined)
  const [settings, showChange] = useOptimistic<Settings, Change>(query.data?.settings, withChange)
  const { mutateAsync } = useRun(changeNotificationSetting, {
    onDone: (answer) =>
      queries.setQueryData(tramite.query(getNotificationSettings, undefined).queryKey, answer),
  })
  return {
    settings,
    ...toReading(query),
    onChange: (change) =>
      startTransition(async () => {
        showChange(change)
        // A refusal has been told by its toast.
        await mutateAsync(change).catch(() => undefined)
      }),
  }
}
