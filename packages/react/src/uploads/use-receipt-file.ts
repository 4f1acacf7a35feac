import { isApiError } from '@tramite/core/http'
import { useState } from 'react'
import type { Uploads, UploadsProps } from './queued-uploads.ts'
import { useUploads } from './use-uploads.ts'

/** The file of a form that proves a payment. */
export interface ReceiptFile {
  readonly uploads: Uploads
  /** The server's error about the file. */
  readonly fileError: string | undefined
  /** Called when the command starts or is refused. */
  readonly onAnswer: (error?: unknown) => void
}

/**
 * The single file that proves a payment: choosing another one replaces it and clears its error. It does
 * not count against the customer's storage, so that payment can be proved even when the storage is full.
 */
export function useReceiptFile(): ReceiptFile {
  const [fileError, setFileError] = useState<string>()
  const uploads = useUploads('RECEIPT')
  const props: UploadsProps = {
    ...uploads.props,
    onFiles: (files) => {
      setFileError(undefined)
      uploads.clear()
      uploads.props.onFiles(files)
    },
    onRemove: (id) => {
      setFileError(undefined)
      uploads.props.onRemove(id)
    },
  }
  return {
    uploads: { ...uploads, props },
    fileError,
    onAnswer: (error?: unknown) => {
      setFileError(isApiError(error) ? error.errors.data : undefined)
      uploads.refuse(error)
    },
  }
}
