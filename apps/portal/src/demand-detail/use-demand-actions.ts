import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { type Demand, followDemand, getDemand, unviewDemand } from '@tramite/core/demands'
import { useApp, useRun } from '@tramite/react'
import { type RefObject, useRef } from 'react'

/** Set while the page is being left, so that nothing marks the demand as viewed again. */
export function useLeaving() {
  const isLeaving = useRef(false)
  const ask = useRef(() => isLeaving.current)
  return { isLeaving, ask: ask.current }
}

/** The actions that need no dialog. */
export function useDemandActions(
  demand: Pick<Demand, 'id' | 'following'>,
  userId: string,
  isLeaving: RefObject<boolean>,
) {
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const { tramite, queries } = useApp()
  const { id } = demand
  const follow = useRun(followDemand, {
    // Until it has been read again.
    onDone: ({ following }) =>
      queries.setQueryData<Demand>(
        tramite.query(getDemand, { id }).queryKey,
        (last) => last && { ...last, following },
      ),
  })
  const unview = useRun(unviewDemand, {
    onStart: () => {
      isLeaving.current = true
    },
    onFailed: () => {
      isLeaving.current = false
    },
  })
  /** Back to the previous page; where there is none, to the list. Not when the user has left meanwhile. */
  const goBack = () => {
    if (canGoBack) router.history.back()
    else navigate({ to: '/demands' })
  }
  return {
    // What was asked for shows at once; a failure takes it back.
    isFollowing: follow.isPending ? follow.variables.following : demand.following.includes(userId),
    onFollowChange: (following: boolean) => follow.mutate({ id, following }),
    onMarkUnread: () => unview.mutate({ id }, { onSuccess: goBack }),
  }
}
