import { settingsLogoSchema } from '@tramite/core/files'
import { toFieldErrors } from '@tramite/core/forms'
import type { LogoPreviewCardProps } from '@tramite/ui/account'
import { useEffect, useState } from 'react'

/** Previews a picture as a logo, on this page only: nothing is sent. */
export function useLogoPreview(): LogoPreviewCardProps {
  const [file, setFile] = useState<File>()
  const [src, setSrc] = useState<string>()
  const [error, setError] = useState<string>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setSrc(url)
    return () => {
      setSrc(undefined)
      URL.revokeObjectURL(url)
    }
  }, [file])
  return {
    picture: file && src ? { src, fileName: file.name } : undefined,
    error,
    onFile: (chosen) => {
      const read = settingsLogoSchema.safeParse({ contentType: chosen.type })
      setError(read.success ? undefined : toFieldErrors(read.error).contentType)
      setFile(read.success ? chosen : undefined)
    },
    onClear: () => setFile(undefined),
  }
}
