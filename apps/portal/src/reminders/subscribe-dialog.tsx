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
  const [made, setMade] = useState<{ readonly address: string; readonly createdAt: string }>()
  const kept = useRead(getCalendarAddress, undefined, { isUncached: true })
  const make = useRun(createCalendarAddress, {
    onDone: ({ address, createdAt }) => {
      queries.setQueryData(tramite.query(getCalendarAddress, undefined).queryKey, { createdAt })
      setMade({ address, createdAt })
    },
  })
  const take = useRun(deleteCalendarAddress, { onDone: () => setMade(undefined) })
  const createdAt = kept.data?.createdAt ?? null
  return (
    <SubscribeView
      {...toLoadStatus(kept)}
      madeAt={createdAt}
      timeZone={conventions.timeZone}
      // Another tab may have replaced or revoked it.
      address={made?.createdAt === createdAt ? made?.address : undefined}
      isMaking={make.isPending}
      isTaking={take.isPending}
      failure={useFailure(make, take)}
      onMake={() => make.mutate(undefined)}
      onTake={() => take.mutate(undefined)}
      onCopy={copyText}
      {...props}
    />
  )
}
