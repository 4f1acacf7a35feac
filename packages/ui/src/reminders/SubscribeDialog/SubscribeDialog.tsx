import { formatDateTime } from '@tramite/core/calendar'
import { toSubscription } from '@tramite/core/reminders'
import { CalendarPlus, Download, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { subscribeLabels as labels } from '../../labels/calendar-address.ts'
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyButton, type CopyButtonProps } from '../../primitives/CopyButton/CopyButton.tsx'
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import * as css from './SubscribeDialog.css.ts'

export interface SubscribeDialogProps
  extends Pick<CopyButtonProps, 'onCopy'>,
    Pick<DialogProps, 'failure'> {
  state: 'loading' | 'failed' | 'ready'
  onRetry: () => void
  isRetrying: boolean
  /** When the address was created, ISO; null if there is none. */
  madeAt: string | null
  timeZone: string
  /** The address just created; undefined for an earlier one, which can no longer be shown. */
  address: string | undefined
  isMaking: boolean
  isTaking: boolean
  onMake: () => void
  onTake: () => void
  /** Saves all reminders that are not archived as a file; undefined if there are none, or while unknown. */
  onSaveAll: (() => void) | undefined
  onClose: () => void
}

/**
 * The ways into a calendar program: a private address under which it reads a user's dates, created, shown
 * once and revoked; or a file of today's.
 */
export function SubscribeDialog({
  state,
  onRetry,
  isRetrying,
  madeAt,
  timeZone,
  address,
  isMaking,
  isTaking,
  failure,
  onMake,
  onTake,
  onCopy,
  onSaveAll,
  onClose,
}: SubscribeDialogProps) {
  const [asked, setAsked] = useState<keyof typeof labels.ask>()
  const isThere = madeAt !== null
  const confirm = () => {
    setAsked(undefined)
    if (asked === 'take') onTake()
    else onMake()
  }
  return (
    <Dialog
      title={labels.title}
      isOpen
      // The address cannot be shown again: closing has to be deliberate.
      isBlocking={address !== undefined}
      failure={failure}
      onClose={onClose}
      cancelText={labels.close}
      actions={
        state === 'ready' && (
          <>
            {isThere && (
              <Button
                variant="secondary"
                icon={<Link2Off />}
                isPending={isTaking}
                pendingText={labels.taking}
                onPress={() => setAsked('take')}
              >
                {labels.take}
              </Button>
            )}
            {address === undefined && (
              <Button
                isPending={isMaking}
                pendingText={labels.making}
                onPress={() => (isThere ? setAsked('make') : onMake())}
              >
                {isThere ? labels.makeOther : labels.make}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack>
        <p>{labels.what}</p>
        <Text size="small" isMuted>
          {labels.secret}
        </Text>
        {state !== 'ready' && (
          <ReadState
            hasFailed={state === 'failed'}
            failedTitle={labels.failed}
            onRetry={onRetry}
            isRetrying={isRetrying}
            label={labels.loading}
          >
            <Skeleton height="1.5rem" />
          </ReadState>
        )}
        {state === 'ready' && (
          <div aria-live="polite">
            {address === undefined ? (
              <Text>
                {isThere
                  ? `${labels.made(formatDateTime(madeAt, timeZone))} ${labels.once}`
                  : labels.none}
              </Text>
            ) : (
              <Banner tone="info">{labels.now}</Banner>
            )}
          </div>
        )}
        {state === 'ready' && address !== undefined && (
          <>
            <code className={css.address}>{address}</code>
            <CopyButton
              text={address}
              labels={labels}
              onCopy={onCopy}
              // The button that created the address was removed, and the focus with it.
              autoFocus
            >
              <LinkButton
                variant="secondary"
                href={toSubscription(address)}
                icon={<CalendarPlus />}
              >
                {labels.open}
              </LinkButton>
            </CopyButton>
          </>
        )}
        {onSaveAll && (
          <section className={css.once} aria-label={labels.onceTitle}>
            <Heading level={3} look="card">
              {labels.onceTitle}
            </Heading>
            <Text>{labels.onceText}</Text>
            <Button variant="secondary" size="small" icon={<Download />} onPress={onSaveAll}>
              {labels.saveAll}
            </Button>
          </section>
        )}
      </Stack>
      {asked && (
        <AlertDialog
          title={labels.ask[asked].title}
          isOpen
          confirmText={asked === 'take' ? labels.take : labels.makeOther}
          cancelText={labels.cancel}
          isDanger={asked === 'take'}
          onConfirm={confirm}
          onCancel={() => setAsked(undefined)}
        >
          <p>{labels.ask[asked].text}</p>
        </AlertDialog>
      )}
    </Dialog>
  )
}
