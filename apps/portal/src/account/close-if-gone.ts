import { isRefusal } from '@tramite/core/http'

/**
 * Closes a dialog about a user who no longer exists, because somebody else was faster; other refusals are
 * shown.
 */
export const closeIfGone =
  (onClose: () => void, onFailed: (error: Error) => void) =>
  (error: Error): void =>
    isRefusal<'updateUser' | 'deleteUser' | 'handPrivateDemandsOver'>(error, 'NOT_FOUND')
      ? onClose()
      : onFailed(error)
