import { isApiError } from '@tramite/core/http'
import { type Uploads, type UploadsProps, useUploads } from '@tramite/react'
import { useState } from 'react'

/**
 * The single file that proves a payment: choosing another one replaces it and clears its error. It does
 * not count against the customer's storage, so that payment can be proved even when the storage is full.
 */
export function useReceiptFile() {
  const [fileError, setFileError] = useState<string>()
  const uploads: Uploads = useUploads('RECEIPT')
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
    /** The server's error about the file. */
    fileError,
    /** Called when the command starts or is refused. */
    onAnswer: (error?: unknown) => {
      setFileError(isApiError(error) ? error.errors.data : undefined)
      uploads.refuse(error)
    },
  }
}
