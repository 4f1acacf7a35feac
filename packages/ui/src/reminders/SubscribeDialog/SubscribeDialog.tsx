import { Download } from 'lucide-react'
import { useState } from 'react'
import { subscribeLabels as labels } from '../../labels/calendar-address.ts'
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { CopyButtonProps } from '../../primitives/CopyButton/CopyButton.tsx'
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { AddressActions } from './AddressActions.tsx'
import { CalendarAddress } from './CalendarAddress.tsx'
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
          <AddressActions
            isThere={isThere}
            isShown={address !== undefined}
            isMaking={isMaking}
            isTaking={isTaking}
            onMake={() => (isThere ? setAsked('make') : onMake())}
            onTake={() => setAsked('take')}
          />
        )
      }
    >
      <Stack>
        <p>{labels.what}</p>
        <Text size="small" isMuted>
          {labels.secret}
        </Text>
        {state === 'ready' ? (
          <CalendarAddress madeAt={madeAt} timeZone={timeZone} address={address} onCopy={onCopy} />
        ) : (
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
        {onSaveAll && <SaveOnce onSaveAll={onSaveAll} />}
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

/** The other way: a file of the reminders there are now. */
function SaveOnce({ onSaveAll }: { onSaveAll: () => void }) {
  return (
    <section className={css.once} aria-label={labels.onceTitle}>
      <Heading level={3} look="card">
        {labels.onceTitle}
      </Heading>
      <Text>{labels.onceText}</Text>
      <Button variant="secondary" size="small" icon={<Download />} onPress={onSaveAll}>
        {labels.saveAll}
      </Button>
    </section>
  )
}
