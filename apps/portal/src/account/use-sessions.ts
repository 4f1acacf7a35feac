import { useMutationState } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions } from '@tramite/core/session'
import { toLoadStatus, useApp, useRead, useRun, useViewer } from '@tramite/react'
import type { SessionsCardProps } from '@tramite/ui/account'

/** Where the user is signed in. */
export function useSessions(): SessionsCardProps {
  const query = useRead(listSessions, undefined)
  const { tramite } = useApp()
  const end = useRun(endSession)
  const endOthers = useRun(endOtherSessions)
  const endingIds = useMutationState({
    filters: { mutationKey: tramite.command(endSession).mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as { id: string }).id,
  })
  return {
    sessions: query.data?.sessions,
    ...toLoadStatus(query),
    timeZone: useViewer().conventions.timeZone,
    endingIds: new Set(endingIds),
    isEndingOthers: endOthers.isPending,
    onEnd: (id) => end.mutate({ id }),
    onEndOthers: () => endOthers.mutate(),
  }
}
