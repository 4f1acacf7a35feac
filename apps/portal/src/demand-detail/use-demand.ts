import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getDemand, listDemandItems, listDemandTags } from '@tramite/core/demands'
import { listDocuments } from '@tramite/core/documents'
import { isApiError } from '@tramite/core/http'
import { demandMessages } from '@tramite/core/messages'
import { listUsers } from '@tramite/core/users'
import { useEffect, useMemo } from 'react'
import { client } from '../integrations/client.ts'
import { showToast } from '../integrations/toasts.ts'
import { endVisit, markViewed, viewedFirst } from './visit.ts'

/** Whether the demand is missing, deleted or secret: one answer for the three. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404
}

/** The demand, marked viewed before it is read, and again when news come in while it is open. */
export function useDemand(id: string, isLeaving: () => boolean) {
  const declared = getDemand(client, { id })
  const query = useQuery({
    ...declared,
    queryFn: async (context) => {
      await viewedFirst(id)
      return declared.queryFn(context)
    },
  })
  useEffect(() => () => endVisit(id), [id])

  const isUnread = query.data?.unread === true
  useEffect(() => {
    if (isUnread && !isLeaving()) markViewed(id)
  }, [id, isUnread, isLeaving])

  const isReloadFailed = query.isRefetchError && !isNotFound(query.error)
  useEffect(() => {
    if (isReloadFailed) showToast({ title: demandMessages['demands.reloadFailed'], tone: 'error' })
  }, [isReloadFailed])
  return query
}

/** The conversation, oldest first; further pages are older ones. */
export function useDemandItems(id: string) {
  const declared = listDemandItems(client, { id, cursor: null })
  const query = useInfiniteQuery({
    ...declared,
    queryFn: async (context) => {
      await viewedFirst(id)
      return declared.queryFn(context)
    },
  })
  const pages = query.data?.pages
  const items = useMemo(() => (pages ?? []).toReversed().flatMap((page) => page.items), [pages])
  return { query, items }
}

const documentsPage = 50

/** The documents of the demand, newest first. */
export function useDemandDocuments(demandId: string) {
  const declare = (page: number) => listDocuments(client, { demandId, limit: documentsPage, page })
  const query = useInfiniteQuery({
    queryKey: [...declare(0).queryKey, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      await viewedFirst(demandId)
      return declare(pageParam).queryFn({ signal })
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * documentsPage < last.total ? pages.length : null,
  })
  const pages = query.data?.pages
  const documents = useMemo(() => (pages ?? []).flatMap((page) => page.documents), [pages])
  return { query, documents, total: pages?.[0]?.total }
}

/** Names for the ids that the demand carries; asked for only where there are any. */
export function useDemandNames(tagIds: readonly string[], isPrivate: boolean) {
  const tags = useQuery({ ...listDemandTags(client, undefined), enabled: tagIds.length > 0 })
  const users = useQuery({ ...listUsers(client, { limit: 200, page: 0 }), enabled: isPrivate })
  return useMemo(
    () => ({
      tags: (tags.data?.demandsTags ?? []).filter((tag) => tagIds.includes(tag.id)),
      userNames: new Map((users.data?.users ?? []).map((user) => [user.id, user.name])),
    }),
    [tags.data, users.data, tagIds],
  )
}
