import { demandPage, toConversation } from '@tramite/core/demands'
import {
  endVisit,
  loadNextPage,
  markViewedWhenVisible,
  toLoadStatus,
  useApp,
  useMembers,
  usePages,
  useRead,
} from '@tramite/react'
import { toUserNames } from '@tramite/ui/demands/detail'
import { useEffect, useMemo } from 'react'
import { useDemandTags } from '../demands-list/use-demand-tags.ts'

/** The demand, marked viewed when its page opens, and again when news is seen while it is open. */
export function useDemand(id: string, isLeaving: () => boolean) {
  const app = useApp()
  const query = useRead(demandPage.demand, { id })
  useEffect(() => () => endVisit(app, id), [app, id])

  const isUnread = query.data?.unread === true
  useEffect(() => {
    if (isUnread) return markViewedWhenVisible(app, id, isLeaving)
  }, [app, id, isUnread, isLeaving])
  return query
}

/** The conversation, oldest first; further pages are older ones. */
export function useDemandItems(id: string) {
  const app = useApp()
  const { name } = app.ports.firm
  const query = usePages(demandPage.items, { id })
  const { data, refetch } = query
  const items = useMemo(() => toConversation(data?.pages ?? [], name), [data, name])
  /** The current state on the server, if the server can be reached. */
  const readNow = async () =>
    toConversation((await refetch({ cancelRefetch: false })).data?.pages ?? [], name)
  return { query, items, readNow }
}

/** The pages of all files of the demand, of both sides and including those of messages. */
export function useDemandFiles(demandId: string) {
  const documents = usePages(demandPage.documents, { id: demandId })
  const attachments = usePages(demandPage.attachments, { id: demandId })
  const [ofDocuments, ofAttachments] = [documents.data?.pages, attachments.data?.pages]
  const queries = [documents, attachments]
  const behind = queries.filter(({ hasNextPage }) => hasNextPage)
  const total =
    ofDocuments && ofAttachments && (ofDocuments[0]?.total ?? 0) + (ofAttachments[0]?.total ?? 0)
  return {
    documents,
    attachments,
    total,
    state: toLoadStatus(...queries).state,
    isFetching: queries.some(({ isFetching }) => isFetching),
    isFetchingMore: queries.some(({ isFetchingNextPage }) => isFetchingNextPage),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
    },
    showMore:
      behind.length > 0
        ? () => {
            for (const query of behind) void loadNextPage(query)
          }
        : undefined,
  }
}

/**
 * Names for the ids in the demand, read only if there are any: those loaded so far, whether they are
 * complete, and how to ask for the rest again.
 */
export function useDemandNames(tagIds: readonly string[], isPrivate: boolean) {
  const hasTags = tagIds.length > 0
  const { tags, ...tagsRead } = useDemandTags(hasTags)
  const { users, ...usersRead } = useMembers(isPrivate)
  const { stale } = useApp().ports
  const lacksTag = tagsRead.isComplete && tagIds.some((id) => !tags.some((tag) => tag.id === id))
  useEffect(() => {
    // A colleague has just created the tag, and its event may not have arrived yet.
    if (lacksTag) stale.emit(['tags'])
  }, [stale, lacksTag])
  const names = useMemo(
    () => ({
      tags: tags.filter((tag) => tagIds.includes(tag.id)),
      members: {
        userNames: toUserNames(users),
        areAllNamed: usersRead.isComplete,
      },
    }),
    [tags, users, usersRead.isComplete, tagIds],
  )
  return {
    ...names,
    isComplete: (!hasTags || tagsRead.isComplete) && (!isPrivate || usersRead.isComplete),
    rest: [tagsRead.rest, usersRead.rest].filter((rest) => rest !== undefined),
  }
}
