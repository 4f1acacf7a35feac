import type { UploadRecord } from '@tramite/core/files'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Uploads } from './use-uploads.ts'

/**
 * Sends a form with its files: at once when they have arrived, otherwise as soon as they have.
 * A file that failed stops it; the user repeats or removes the file and sends again.
 */
export function useSendWhenUploaded(
  { decision, isUnfinished }: Pick<Uploads, 'decision' | 'isUnfinished'>,
  send: (attachments: UploadRecord[]) => void,
) {
  const [isWaiting, setWaiting] = useState(false)
  const [wasRefused, setRefused] = useState(false)

  const request = () => {
    setWaiting(isUnfinished)
    setRefused(!decision.allowed && !isUnfinished)
    if (decision.allowed) send(decision.attachments)
  }
  const settle = useEffectEvent(request)
  useEffect(() => {
    if (isWaiting && !isUnfinished) settle()
  }, [isWaiting, isUnfinished])

  const hasFailedUpload = wasRefused && !decision.allowed && decision.reason === 'failed'
  return { request, isWaitingForUploads: isWaiting, hasFailedUpload }
}
