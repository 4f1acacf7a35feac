import { formatDateTime } from '@tramite/core/calendar'
import { toSubscription } from '@tramite/core/reminders'
import { CalendarPlus } from 'lucide-react'
import { subscribeLabels as labels } from '../../labels/calendar-address.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { CopyButton, type CopyButtonProps } from '../../primitives/CopyButton/CopyButton.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import * as css from './SubscribeDialog.css.ts'

interface CalendarAddressProps extends Pick<CopyButtonProps, 'onCopy'> {
  /** When the address was created, ISO; null if there is none. */
  createdAt: string | null
  timeZone: string
  /** The address just created; undefined for an earlier one, which can no longer be shown. */
  address: string | undefined
}

/** Whether there is a private address, and once after its creation the address itself. */
export function CalendarAddress({ createdAt, timeZone, address, onCopy }: CalendarAddressProps) {
  const earlier =
    createdAt === null
      ? labels.none
      : `${labels.created(formatDateTime(createdAt, timeZone))} ${labels.once}`
  return (
    <>
      <div aria-live="polite">
        {address === undefined ? <Text>{earlier}</Text> : <Banner tone="info">{labels.now}</Banner>}
      </div>
      {address !== undefined && (
        <>
          <code className={css.address}>{address}</code>
          <CopyButton
            text={address}
            labels={labels}
            onCopy={onCopy}
            // The button that created the address was removed, and the focus with it.
            autoFocus
          >
            <LinkButton variant="secondary" href={toSubscription(address)} icon={<CalendarPlus />}>
              {labels.open}
            </LinkButton>
          </CopyButton>
        </>
      )}
    </>
  )
}
