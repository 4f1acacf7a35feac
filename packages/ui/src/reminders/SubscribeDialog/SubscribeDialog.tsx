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
  createdAt: string | null
  timeZone: string
  /** The address just created; undefined for an earlier one, which can no longer be shown. */
  address: string | undefined
  isCreating: boolean
  isRevoking: boolean
  onCreate: () => void
  onRevoke: () => void
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
  createdAt,
  timeZone,
  address,
  isCreating,
  isRevoking,
  failure,
  onCreate,
  onRevoke,
  onCopy,
  onSaveAll,
  onClose,
}: SubscribeDialogProps) {
  const [question, setQuestion] = useState<keyof typeof labels.questions>()
  const isThere = createdAt !== null
  const confirm = () => {
    setQuestion(undefined)
    if (question === 'revoke') onRevoke()
    else onCreate()
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
            isCreating={isCreating}
            isRevoking={isRevoking}
            onCreate={() => (isThere ? setQuestion('create') : onCreate())}
            onRevoke={() => setQuestion('revoke')}
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
          <CalendarAddress
            createdAt={createdAt}
            timeZone={timeZone}
            address={address}
            onCopy={onCopy}
          />
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
      {question && (
        <AlertDialog
          title={labels.questions[question].title}
          isOpen
          confirmText={question === 'revoke' ? labels.revoke : labels.createOther}
          cancelText={labels.cancel}
          isDanger={question === 'revoke'}
          onConfirm={confirm}
          onCancel={() => setQuestion(undefined)}
        >
          <p>{labels.questions[question].text}</p>
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
