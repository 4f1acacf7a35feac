import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listDemandTags, type ProcessItem } from '@tramite/core/demands'
import { isApiError } from '@tramite/core/http'
import { listUsers } from '@tramite/core/users'
import { useEffect, useMemo } from 'react'
import { client } from '../integrations/client.ts'
import { firm } from '../integrations/firm.ts'
import { toDemandQuery, toDocumentsQuery, toItemsQuery } from './demand-queries.ts'
import { endVisit, markViewed } from './visit.ts'

/** Whether the demand is missing, deleted or secret: one answer for the three. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404
}

/** The demand, marked viewed before it is read, and again when news come in while it is open. */
export function useDemand(id: string, isLeaving: () => boolean) {
  const query = useQuery(toDemandQuery(id))
  useEffect(() => () => endVisit(id), [id])

  const isUnread = query.data?.unread === true
  useEffect(() => {
    if (isUnread && !isLeaving()) markViewed(id)
  }, [id, isUnread, isLeaving])
  return query
}

/** What nobody in particular says, the firm does. */
const signed = (item: ProcessItem): ProcessItem =>
  item.userType === 'SYSTEM' && !item.userName ? { ...item, userName: firm.name } : item

const toItems = (pages: readonly { readonly items: readonly ProcessItem[] }[] = []) =>
  pages.toReversed().flatMap((page) => page.items.map(signed))

/** The conversation, oldest first; further pages are older ones. */
export function useDemandItems(id: string) {
  const query = useInfiniteQuery(toItemsQuery(id))
  const { data, refetch } = query
  const items = useMemo(() => toItems(data?.pages), [data])
  /** As it is on the server by now, as far as the server can be reached. */
  const readNow = async () => toItems((await refetch({ cancelRefetch: false })).data?.pages)
  return { query, items, readNow }
}

/** The documents of the demand, newest first. */
export function useDemandDocuments(demandId: string) {
  const query = useInfiniteQuery(toDocumentsQuery(demandId))
  const pages = query.data?.pages
  const documents = useMemo(() => (pages ?? []).flatMap((page) => page.documents), [pages])
  return { query, documents, total: pages?.[0]?.total }
}

/** Names for the ids that the demand carries; asked for only where there are any. */
export function useDemandNames(tagIds: readonly string[], isPrivate: boolean) {
  const tags = useQuery({ ...listDemandTags(client, { limit: 200 }), enabled: tagIds.length > 0 })
  const users = useQuery({ ...listUsers(client, { limit: 200, page: 0 }), enabled: isPrivate })
  return useMemo(
    () => ({
      tags: (tags.data?.demandsTags ?? []).filter((tag) => tagIds.includes(tag.id)),
      userNames: new Map((users.data?.users ?? []).map((user) => [user.id, user.name])),
    }),
    [tags.data, users.data, tagIds],
  )
}
