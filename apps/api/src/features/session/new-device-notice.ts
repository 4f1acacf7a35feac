import { message } from '@tramite/core/messages'
import type { JobOf } from '../../ports/jobs.ts'
import { toMoment } from '../credentials/password-changed-notice.ts'

interface NewDevice {
  readonly userId: string
  /** In words; null when it did not say. */
  readonly device: string | null
  readonly at: Date
  readonly timeZone: string
}

/** Tells a user that somebody signed in to their account on a device that was not known. */
export const newDeviceNotice = ({
  userId,
  device,
  at,
  timeZone,
}: NewDevice): JobOf<'accountNotice'> => ({
  kind: 'accountNotice',
  notice: 'newDevice',
  userId,
  values: { when: toMoment(at, timeZone), device: device ?? message('session.deviceUnknown') },
})
