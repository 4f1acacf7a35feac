import { allowed, type Decision, refused } from '../decision.ts'
import type { components } from '../generated/schema.ts'
import { notificationSettingMessages as texts } from '../messages/notification-settings.ts'

/** What news are about, as people turn them on and off. */
export type NotificationKind = components['schemas']['NotificationKind']
/** How people are told: by the bell of the portal, or by e-mail. */
export type NotificationChannel = components['schemas']['NotificationChannel']
/** A kind of news on a channel: whether it is told, and whether it has to be. */
export type NotificationSetting = components['schemas']['NotificationSetting']

type Cell = Pick<NotificationSetting, 'kind' | 'channel'>

/** Every kind of news, in the order in which they are offered. */
export const notificationKinds: readonly NotificationKind[] = [
  'requests',
  'messages',
  'progress',
  'forecasts',
  'reminders',
  'account',
]

/** Every channel, in the order in which they are offered. */
export const notificationChannels: readonly NotificationChannel[] = ['portal', 'email']

/**
 * Why a kind of news stays on. News of the account protect it, which the law asks of who keeps personal
 * data (LGPD, Lei 13.709/2018, arts. 46 and 48), and tell of payments, as the contract has it. While the
 * firm waits for an answer the contract's periods stand still, so that the bell at least has to say it.
 * @returns the reason for people; null for what may be turned off
 */
export function toRequiredReason({ kind, channel }: Cell): string | null {
  if (kind === 'account') return texts['notifications.required.account']
  if (kind === 'requests' && channel === 'portal') return texts['notifications.required.requests']
  return null
}

/** Whether a setting may be changed as is asked: what is required is never turned off. */
export function evaluateSettingChange(
  change: Cell & { readonly enabled: boolean },
): Decision<'required'> {
  return change.enabled || toRequiredReason(change) === null ? allowed : refused('required')
}

/** How a kind on a channel is written down where it is turned off, as 'messages:email'. */
export const toSettingKey = ({ kind, channel }: Cell): string => `${kind}:${channel}`

/**
 * Whether somebody does not want to be told.
 * @param muted keys of what the user has turned off, see `toSettingKey`; what is required does not count
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
