import { allowed, type Decision, refused } from '../decision.ts'
import type { components } from '../generated/schema.ts'
import { notificationSettingMessages as texts } from '../messages/notification-settings.ts'

/** A kind of notification that users turn on and off. */
export type NotificationKind = components['schemas']['NotificationKind']
/** How users are notified: by the bell of the portal, or by e-mail. */
export type NotificationChannel = components['schemas']['NotificationChannel']
/** A kind of notification on a channel: whether it is on, and whether it is required. */
export type NotificationSetting = components['schemas']['NotificationSetting']

type Cell = Pick<NotificationSetting, 'kind' | 'channel'>

/** Every kind of notification, in the order in which the settings show them. */
export const notificationKinds: readonly NotificationKind[] = [
  'requests',
  'messages',
  'progress',
  'forecasts',
  'reminders',
  'account',
]

/** Every channel, in the order in which the settings show them. */
export const notificationChannels: readonly NotificationChannel[] = ['portal', 'email']

/**
 * Why a notification cannot be turned off. Those about the account protect it, which the law requires of
 * controllers of personal data (LGPD, Lei 13.709/2018, arts. 46 and 48), and those about payments are
 * required by the contract. While the firm waits for an answer the contract's periods are paused, so at least
 * the bell has to report that.
 * @returns the reason, as a text for the user; null if it may be turned off
 */
export function toRequiredReason({ kind, channel }: Cell): string | null {
  if (kind === 'account') return texts['notifications.required.account']
  if (kind === 'requests' && channel === 'portal') return texts['notifications.required.requests']
  return null
}

/** Whether a setting may be changed as requested: a required one is never turned off. */
export function evaluateSettingChange(
  change: Cell & { readonly enabled: boolean },
): Decision<'required'> {
  return change.enabled || toRequiredReason(change) === null ? allowed : refused('required')
}

/** The key of a kind on a channel in the list of those turned off, such as 'messages:email'. */
export const toSettingKey = ({ kind, channel }: Cell): string => `${kind}:${channel}`

/**
 * Whether a user has turned a notification off.
 * @param muted keys of what the user has turned off, see `toSettingKey`; required ones do not count
 */
export function isMuted(
  muted: readonly string[],
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  const cell = { kind, channel }
  return toRequiredReason(cell) === null && muted.includes(toSettingKey(cell))
}

/** Every kind on every channel, as a user has chosen. */
export function listSettings(muted: readonly string[]): NotificationSetting[] {
  return notificationKinds.flatMap((kind) =>
    notificationChannels.map((channel) => ({
      kind,
      channel,
      enabled: !isMuted(muted, kind, channel),
      required: toRequiredReason({ kind, channel }) !== null,
    })),
  )
}
