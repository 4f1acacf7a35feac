import { useMutationState } from '@tanstack/react-query'
import {
  changeNotificationSetting,
  getNotificationSettings,
  type NotificationSetting,
  toSettingKey,
} from '@tramite/core/notifications'
import { useApp, useRead, useRun } from '@tramite/react'
import type { NotificationSettingsCardProps } from '@tramite/ui/account/preferences'

type Change = Pick<NotificationSetting, 'kind' | 'channel' | 'enabled'>

/** What the user is told of; what is being changed stands as it will be. */
export function useNotificationSettings(): NotificationSettingsCardProps {
  const query = useRead(getNotificationSettings, undefined)
  const change = useRun(changeNotificationSetting)
  const { tramite } = useApp()
  const pending = useMutationState({
    filters: {
      mutationKey: tramite.command(changeNotificationSetting).mutationKey,
      status: 'pending',
    },
    select: ({ state }) => state.variables as Change,
  })
  const coming = new Map(pending.map((one) => [toSettingKey(one), one.enabled]))
  return {
    settings: query.data?.settings.map((setting) => ({
      ...setting,
      enabled: coming.get(toSettingKey(setting)) ?? setting.enabled,
    })),
    hasFailed: query.isError,
    onRetry: () => void query.refetch(),
    onChange: change.mutate,
  }
}
