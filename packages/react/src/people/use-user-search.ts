import { loadEveryPage, PAGE_SIZE_MAX } from '@tramite/core/http'
import { listUserPages } from '@tramite/core/users'
import { useCallback } from 'react'
import { useApp } from '../app/app-context.tsx'
import { toPersonOption } from './use-people.ts'

/** Number of users that a search offers at once. */
const limit = 20

/**
 * The search for active users of the customer by part of the name or e-mail, for a picker that asks the
 * server. It returns another function when other users are excluded, so that the picker searches again.
 * @param leftOut ids of the users who cannot be chosen
 */
export function useUserSearch(leftOut: readonly string[]) {
  const { tramite } = useApp()
  const ids = leftOut.join()
  return useCallback(
    async (words: string, signal: AbortSignal) => {
      const left = new Set(ids.split(','))
      const name = words.trim()
      const filter = { limit: Math.min(limit + left.size, PAGE_SIZE_MAX), ...(name && { name }) }
      type Page = Awaited<ReturnType<ReturnType<typeof listUserPages>['queryFn']>>
      const toFound = (pages: readonly Page[]) =>
        pages.flatMap(({ users }) => users.filter(({ id }) => !left.has(id)))
      const pages = await loadEveryPage(tramite.query(listUserPages, filter), {
        signal,
        isEnough: (read) => toFound(read).length >= limit,
      })
      return toFound(pages).slice(0, limit).map(toPersonOption)
    },
    [tramite, ids],
  )
}
