import { AppearanceCard, NotificationSettingsCard } from '@tramite/ui/account/preferences'
import { useTheme } from '../theme/use-theme.ts'
import { useNotificationSettings } from './use-notification-settings.ts'

/** The tab 'Preferências' of the profile. */
export function PreferencesTab() {
  return (
    <>
      <NotificationSettingsCard {...useNotificationSettings()} />
      <AppearanceCard {...useTheme()} />
    </>
  )
}
