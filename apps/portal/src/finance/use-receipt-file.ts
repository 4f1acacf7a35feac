import { isApiError } from '@tramite/core/http'
import { type Uploads, type UploadsProps, useUploads } from '@tramite/react'
import { useState } from 'react'

/**
 * The one file that proves a payment: another takes its place, and what was said of it goes with it. It takes none of
 * the customer's room, so that who is full can still prove what was paid.
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
    /** What the server says of the file. */
    fileError,
    /** For the command: it begins, or it was refused. */
    onAnswer: (error?: unknown) => {
      setFileError(isApiError(error) ? error.errors.data : undefined)
      uploads.refuse(error)
    },
  }
}
