import type { UploadRecord } from '@tramite/core/files'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Uploads } from './queued-uploads.ts'

/**
 * Sends a form with its files: at once when they have arrived, otherwise as soon as they have.
 * A file that failed stops it, and so does taking one away meanwhile; the user sends again.
 * @param send takes the files, and what sending was asked with
 * @param submit submits the form once its files are there: what is in it by then is checked anew, and asks for
 * itself. Without it, what was asked for before is sent.
 */
export function useSendWhenUploaded<Asked extends readonly unknown[]>(
  uploads: Pick<Uploads, 'decision' | 'isUnfinished' | 'props'>,
  send: (attachments: UploadRecord[], ...asked: Asked) => void,
  submit?: () => void,
) {
  const { decision, isUnfinished } = uploads
  const [isWaiting, setWaiting] = useState(false)
  const [wasRefused, setRefused] = useState(false)

  const last = useRef<{ readonly files: number; readonly asked: Asked }>(null)
  // A form that is submitted by an effect may still call what an older rendering gave it.
  const newest = useRef({ uploads, send })
  useEffect(() => {
    newest.current = { uploads, send }
  })

  const request = (...asked: Asked) => {
    const { uploads: now, send: sendNow } = newest.current
    last.current = { files: now.props.rows.length, asked }
    setWaiting(now.isUnfinished)
    setRefused(!now.decision.allowed && !now.isUnfinished)
    if (now.decision.allowed) sendNow(now.decision.attachments, ...asked)
  }
  const settle = useEffectEvent(() => {
    setWaiting(false)
    if (!last.current || uploads.props.rows.length < last.current.files) return
    if (submit) submit()
    else request(...last.current.asked)
  })
  useEffect(() => {
    if (isWaiting && !isUnfinished) settle()
  }, [isWaiting, isUnfinished])

  const hasFailedUpload = wasRefused && !decision.allowed && decision.reason === 'failed'
  return { request, isWaitingForUploads: isWaiting, hasFailedUpload }
}
