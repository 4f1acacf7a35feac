import { message } from '@tramite/core/messages'
import type { JobOf } from '../../ports/jobs.ts'
import { toMoment } from '../credentials/password-changed-notice.ts'

interface NewDevice {
  readonly userId: string
  /** In words; null if unknown. */
  readonly device: string | null
  readonly at: Date
  readonly timeZone: string
}

/** Notifies a user of a sign-in to their account on an unknown device. */
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
