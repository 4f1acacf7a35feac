import { useRouter } from '@tanstack/react-router'
import { beginVisit, useApp } from '@tramite/react'
import type { ConversationProps } from '@tramite/ui/demands/detail'
import { useEffect, useLayoutEffect, useState } from 'react'

type Place = NonNullable<ConversationProps['place']>

/** Scroll positions of demand pages when they were left, CSS pixels by browser history entry. */
const scrollPositions = new Map<string, number>()

/**
 * Where the conversation of a page opens, once per visit; back and forward restore the position that was
 * left, and a first visit begins at the top, with the request, unless the address names a message.
 * @param at the message that the address names, or the demand's own id for its request
 * @param isCurrent the entries have been read on this visit
 */
export function useOpening(demandId: string, at: string | undefined, isCurrent: boolean): Place {
  const app = useApp()
  const router = useRouter()
  const [key] = useState(() => router.state.location.state.__TSR_key ?? '')
  const [keptTop, setKeptTop] = useState(
    () => scrollPositions.get(key) ?? (at === demandId ? 0 : undefined),
  )
  const [since, setSince] = useState<string | null | undefined>(undefined)
  const [opening, setOpening] = useState<Place['opening']>(null)

  useEffect(() => {
    let isHere = true
    beginVisit(app, demandId).then(({ last, isFirst }) => {
      if (!isHere) return
      setSince(last)
      if (isFirst && !at) setKeptTop((top) => top ?? 0)
    })
    return () => {
      isHere = false
    }
  }, [app, demandId, at])
  useLayoutEffect(
    () => () => {
      scrollPositions.set(key, window.scrollY)
    },
    [key],
  )
  const isRequestWanted = at === demandId
  const wantedId = isRequestWanted ? undefined : at
  return { since, isCurrent, keptTop, wantedId, isRequestWanted, opening, onOpened: setOpening }
}
