import { useQuery } from '@tanstack/react-query'
import { evaluateAccess } from '@tramite/core/access'
import { useMemo } from 'react'
import { useApp } from '../app/app-context.tsx'
import { toUserQuery } from '../session/user-query.ts'
import { useDay } from './use-day.ts'
import type { Viewer } from './viewer-context.tsx'

const openNoBusiness = () => {
  throw new Error('useCurrentViewer was not given how a business is opened')
}

/**
 * The viewer as they are now: user and contract are read again after an event of theirs and on return to the page,
 * and what they may do follows.
 * @param openBusiness makes another business the active one; omitted where there is none to open, as for the firm's
 *   staff: the viewer's `openBusiness` then throws
 * @returns undefined while nobody is signed in
 */
export function useCurrentViewer(
  openBusiness: Viewer['openBusiness'] = openNoBusiness,
): Viewer | undefined {
  const app = useApp()
  const { ports, tramite } = app
  const { clock } = ports
  const { conventions } = tramite
  const { data: user, dataUpdatedAt } = useQuery(toUserQuery(app))
  const isConfirmed = dataUpdatedAt > 0
  const day = useDay(clock, conventions)
  const { today } = day

  return useMemo(() => {
    if (!user) return undefined
    const contract = { customer: user.Customer, user, today, conventions }
    return {
      user,
      isConfirmed,
      contract,
      access: evaluateAccess(contract),
      conventions,
      day,
      customerTags: user.Customer?.tags ?? [],
      openBusiness,
      now: () => clock.now(),
    }
  }, [user, isConfirmed, conventions, day, today, openBusiness, clock])
}
