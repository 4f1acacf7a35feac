import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { type Demand, followDemand, getDemand, unviewDemand } from '@tramite/core/demands'
import { useApp, useRun } from '@tramite/react'
import { type RefObject, useRef } from 'react'

/** Set while the page is being left, so that nothing marks the demand viewed again. */
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
    // Until the demand has been read again.
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
  /** Back to the previous page or, if there is none, to the list. Not if the user has left meanwhile. */
  const goBack = () => {
    if (canGoBack) router.history.back()
    else navigate({ to: '/demands' })
  }
  return {
    // The requested state shows at once; a failure reverts it.
    isFollowing: follow.isPending ? follow.variables.following : demand.following.includes(userId),
    onFollowChange: (following: boolean) => follow.mutate({ id, following }),
    onMarkUnread: () => unview.mutate({ id }, { onSuccess: goBack }),
  }
}
