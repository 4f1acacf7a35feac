import { useMutation, useMutationState, useQuery } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions } from '@tramite/core/session'
import type { SessionsCardProps } from '@tramite/ui/account'
import { client } from '../integrations/client.ts'
import { usePortal } from '../providers/portal-context.tsx'

/** Where the user is signed in. */
export function useSessions(): SessionsCardProps {
  const query = useQuery(listSessions(client))
  const command = endSession(client)
  const end = useMutation(command)
  const endOthers = useMutation(endOtherSessions(client))
  const endingIds = useMutationState({
    filters: { mutationKey: command.mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as { id: string }).id,
  })
  return {
    sessions: query.data?.sessions,
    isFailed: query.isError,
    onRetry: () => query.refetch(),
    timeZone: usePortal().conventions.timeZone,
    endingIds: new Set(endingIds),
    isEndingOthers: endOthers.isPending,
    onEnd: (id) => end.mutate({ id }),
    onEndOthers: () => endOthers.mutate(),
  }
}
