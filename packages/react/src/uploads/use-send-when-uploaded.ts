import type { UploadRecord } from '@tramite/core/files'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Uploads } from './queued-uploads.ts'

/**
 * Sends a form with its files: at once when they have arrived, otherwise as soon as they have.
 * A file that failed stops it, and so does taking one away meanwhile; the user sends again.
 */
export function useSendWhenUploaded(
  { decision, isUnfinished, props }: Pick<Uploads, 'decision' | 'isUnfinished' | 'props'>,
  send: (attachments: UploadRecord[]) => void,
) {
  const [isWaiting, setWaiting] = useState(false)
  const [wasRefused, setRefused] = useState(false)

  const asked = useRef(0)

  const request = () => {
    asked.current = props.rows.length
    setWaiting(isUnfinished)
    setRefused(!decision.allowed && !isUnfinished)
    if (decision.allowed) send(decision.attachments)
  }
  const settle = useEffectEvent(() => {
    if (props.rows.length < asked.current) setWaiting(false)
    else request()
  })
  useEffect(() => {
    if (isWaiting && !isUnfinished) settle()
  }, [isWaiting, isUnfinished])

  const hasFailedUpload = wasRefused && !decision.allowed && decision.reason === 'failed'
  return { request, isWaitingForUploads: isWaiting, hasFailedUpload }
}
