import { fileMessages } from '@tramite/core/messages'
import { ErrorState } from '@tramite/ui/ErrorState'
import { useReload } from '@tramite/ui/useReload'

/** Shown in the tab 'Documentos' if its code could not be loaded; the conversation next to it stays. */
export function DocumentsFailed() {
  const { isReloading, reload } = useReload()
  return (
    <ErrorState
      title={fileMessages['documents.codeFailed']}
      isRetrying={isReloading}
      onRetry={reload}
    />
  )
}
