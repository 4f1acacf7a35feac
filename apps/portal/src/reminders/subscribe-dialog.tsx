import {
  createCalendarAddress,
  deleteCalendarAddress,
  getCalendarAddress,
} from '@tramite/core/reminders'
import { toReading, useRead, useRun, useViewer } from '@tramite/react'
import {
  type SubscribeDialogProps,
  SubscribeDialog as SubscribeView,
} from '@tramite/ui/reminders/dialogs'
import { useState } from 'react'

async function copy(address: string): Promise<boolean> {
  try {
    // Over plain http there is no clipboard API.
    await navigator.clipboard.writeText(address)
    return true
  } catch {
    return false
  }
}

/** The private address of the reader's calendar, and a file of today's reminders. */
export default function SubscribeDialog(
  props: Pick<SubscribeDialogProps, 'onSaveAll' | 'onClose'>,
) {
  const { conventions } = useViewer()
  const [address, setAddress] = useState<string>()
  const kept = useRead(getCalendarAddress, undefined)
  const make = useRun(createCalendarAddress, { onDone: (made) => setAddress(made.address) })
  const take = useRun(deleteCalendarAddress, { onDone: () => setAddress(undefined) })
  return (
    <SubscribeView
      {...toReading(kept)}
      madeAt={kept.data?.createdAt ?? null}
      timeZone={conventions.timeZone}
      address={address}
      isMaking={make.isPending}
      isTaking={take.isPending}
      onMake={() => make.mutate(undefined)}
      onTake={() => take.mutate(undefined)}
      onCopy={copy}
      {...props}
    />
  )
}
