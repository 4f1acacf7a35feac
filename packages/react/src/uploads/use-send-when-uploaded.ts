import type { UploadRecord } from '@tramite/core/files'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import type { Uploads } from './queued-uploads.ts'

/** The state of sending a form with files, as its view shows it. */
export interface FormSending {
  readonly isWaitingForUploads: boolean
  /** A file has failed, and the form was not sent. */
  readonly hasFailedUpload: boolean
}

/**
 * Sends a form with its files: at once when they have been uploaded, otherwise as soon as they have. A
 * file that failed stops it, and so does removing one meanwhile; the user then sends again.
 * @param send receives the files, and the arguments of the request
 * @param submit submits the form once its files are there, which validates its current values and
 * requests sending again. Without it, the earlier request is sent.
 */
export function useSendWhenUploaded<Asked extends readonly unknown[]>(
  uploads: Pick<Uploads, 'decision' | 'isUnfinished' | 'props'>,
  send: (attachments: UploadRecord[], ...asked: Asked) => void,
  submit?: () => void,
): FormSending & { readonly request: (...asked: Asked) => void } {
  const { leaving } = useApp()
  const { decision, isUnfinished } = uploads
  const [isWaiting, setWaiting] = useState(false)
  const [wasRefused, setRefused] = useState(false)

  const last = useRef<{ readonly files: number; readonly asked: Asked }>(null)
  // A form submitted by an effect may still call a callback from an older render.
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

  useEffect(() => {
    if (isWaiting) leaving.waiting.add(last)
    return () => void leaving.waiting.delete(last)
  }, [leaving, isWaiting])

  const hasFailedUpload = wasRefused && !decision.allowed && decision.reason === 'failed'
  return { request, isWaitingForUploads: isWaiting, hasFailedUpload }
}
