import {
  createCalendarAddress,
  deleteCalendarAddress,
  getCalendarAddress,
} from '@tramite/core/reminders'
import { toLoadStatus, useApp, useFailure, useRead, useRun, useViewer } from '@tramite/react'
import {
  type SubscribeDialogProps,
  SubscribeDialog as SubscribeView,
} from '@tramite/ui/reminders/dialogs'
import { useState } from 'react'
import { copyText } from '../providers/copy-text.ts'

/** The private address of the reader's calendar, and a file of today's reminders. */
export default function SubscribeDialog(
  props: Pick<SubscribeDialogProps, 'onSaveAll' | 'onClose'>,
) {
  const { tramite, queries } = useApp()
  const { conventions } = useViewer()
  const [created, setCreated] = useState<{ readonly address: string; readonly createdAt: string }>()
  const stored = useRead(getCalendarAddress, undefined, { isUncached: true })
  const create = useRun(createCalendarAddress, {
    onDone: ({ address, createdAt }) => {
      queries.setQueryData(tramite.query(getCalendarAddress, undefined).queryKey, { createdAt })
      setCreated({ address, createdAt })
    },
  })
  const revoke = useRun(deleteCalendarAddress, { onDone: () => setCreated(undefined) })
  const createdAt = stored.data?.createdAt ?? null
  return (
    <SubscribeView
      {...toLoadStatus(stored)}
      createdAt={createdAt}
      timeZone={conventions.timeZone}
      // Another tab may have replaced or revoked it.
      address={created?.createdAt === createdAt ? created?.address : undefined}
      isCreating={create.isPending}
      isRevoking={revoke.isPending}
      failure={useFailure(create, revoke)}
      onCreate={() => create.mutate(undefined)}
      onRevoke={() => revoke.mutate(undefined)}
      onCopy={copyText}
      {...props}
    />
  )
}
