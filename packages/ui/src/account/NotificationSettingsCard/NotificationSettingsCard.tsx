import {
  type NotificationChannel,
  type NotificationKind,
  type NotificationSetting,
  notificationChannels,
  notificationKinds,
  toRequiredReason,
  toSettingKey,
} from '@tramite/core/notifications'
import { notificationSettingsLabels as labels } from '../../labels/preferences.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import type { LoadStatus } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import * as css from './NotificationSettingsCard.css.ts'

export interface NotificationSettingsCardProps extends LoadStatus {
  /** Every kind on every channel; undefined until loaded. */
  settings: readonly NotificationSetting[] | undefined
  onChange: (change: Pick<NotificationSetting, 'kind' | 'channel' | 'enabled'>) => void
}

/** What the user is notified of, and how: each kind of news on each channel. */
export function NotificationSettingsCard(props: NotificationSettingsCardProps) {
  return (
    <Card heading={labels.heading}>
      <p className={css.note}>{labels.explanation}</p>
      {!props.settings && !props.hasFailed && <LoadingState label={labels.loading} />}
      <Settings {...props} />
    </Card>
  )
}

function Settings({
  settings,
  hasFailed,
  isRetrying,
  onRetry,
  onChange,
}: NotificationSettingsCardProps) {
  if (!settings && hasFailed) {
    return <ErrorState title={labels.failed} onRetry={onRetry} isRetrying={isRetrying} />
  }
  const byKey = settings && new Map(settings.map((setting) => [toSettingKey(setting), setting]))
  return (
    <table className={css.table} aria-busy={!byKey}>
      <thead>
        <tr className={css.row}>
          <th scope="col" className={css.head}>
            {labels.kind}
          </th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col" className={css.channel}>
              {labels.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notificationKinds.map((kind) => (
          <tr key={kind} className={css.row}>
            <th scope="row" className={css.kind}>
              <KindName kind={kind} />
            </th>
            {notificationChannels.map((channel) => (
              <td key={channel} className={css.channel}>
                {byKey ? (
                  <Cell
                    kind={kind}
                    channel={channel}
                    setting={byKey.get(toSettingKey({ kind, channel }))}
                    onChange={onChange}
                  />
                ) : (
                  <Skeleton width="1.25rem" height="1.25rem" />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function KindName({ kind }: { kind: NotificationKind }) {
  const { label, description } = labels.kinds[kind]
  const reason = notificationChannels
    .map((channel) => toRequiredReason({ kind, channel }))
    .find((one) => one !== null)
  return (
    <>
      <span className={css.name}>{label}</span>
      <span className={css.note}>{description}</span>
      {reason && (
        <span id={`required-${kind}`} className={css.note}>
          {reason}
        </span>
      )}
    </>
  )
}

interface CellProps extends Pick<NotificationSettingsCardProps, 'onChange'> {
  kind: NotificationKind
  channel: NotificationChannel
  setting: NotificationSetting | undefined
}

function Cell({ kind, channel, setting, onChange }: CellProps) {
  const isRequired = setting?.required ?? false
  return (
    <Checkbox
      isLabelHidden
      isSelected={setting?.enabled ?? true}
      isDisabled={isRequired}
      aria-describedby={isRequired ? `required-${kind}` : undefined}
      onChange={(enabled) => onChange({ kind, channel, enabled })}
    >
      {labels.cell(labels.kinds[kind].label, labels.channels[channel])}
    </Checkbox>
  )
}
