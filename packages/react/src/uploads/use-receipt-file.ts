import { refused } from '@tramite/core/decision'
import { FILE_HEAD_BYTES, recogniseFile } from '@tramite/core/files'
import { evaluateReceiptFile } from '@tramite/core/finance'
import { isApiError } from '@tramite/core/http'
import { paymentMessages } from '@tramite/core/messages'
import { useState } from 'react'
import type { Uploads, UploadsProps } from './queued-uploads.ts'
import { useCheckedFile } from './use-checked-file.ts'
import { useUploads } from './use-uploads.ts'

/** The file of a form that proves a payment. */
export interface ReceiptFile {
  readonly uploads: Uploads
  /** Why it is not taken as a proof: what its bytes say when it is chosen, or the server later. */
  readonly fileError: string | undefined
  /** Its bytes; undefined while none is chosen. */
  readonly fileSize: number | undefined
  /** Called when the command starts or is refused. */
  readonly onAnswer: (error?: unknown) => void
}

/** Why a file cannot be a proof of payment; null if it can. */
async function checkReceipt(file: File): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer())
  const decision = evaluateReceiptFile(recogniseFile(head, file.name))
  return decision.allowed ? null : paymentMessages['payments.receiptType']
}

/**
 * The single file that proves a payment: choosing another one replaces it and clears its error. One that
 * can be no proof is refused before it is sent. It does
 * not count against the customer's storage, so that payment can be proved even when the storage is full.
 */
export function useReceiptFile(): ReceiptFile {
  const [fileError, setFileError] = useState<string>()
  const [chosenSize, setChosenSize] = useState<number>()
  const uploads = useUploads('RECEIPT')
  const { file, isUnfinished, needsPage } = useCheckedFile(uploads, checkReceipt)
  const props: UploadsProps = {
    ...file.uploads,
    onFiles: (files) => {
      setFileError(undefined)
      setChosenSize(files[0]?.size)
      uploads.clear()
      file.uploads.onFiles(files)
    },
    onRemove: (id) => {
      setFileError(undefined)
      file.uploads.onRemove(id)
    },
  }
  const decision = isUnfinished ? refused('unfinished') : uploads.decision
  return {
    uploads: { ...uploads, props, decision, isUnfinished, needsPage },
    fileSize: props.rows.length > 0 ? chosenSize : undefined,
    fileError: fileError ?? file.error ?? undefined,
    onAnswer: (error?: unknown) => {
      setFileError(isApiError(error) ? error.errors.data : undefined)
      uploads.refuse(error)
    },
  }
}
