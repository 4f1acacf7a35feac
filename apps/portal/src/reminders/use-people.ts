import { listUsers, toNotifiableUsers } from '@tramite/core/users'
import { useRead, useViewer } from '@tramite/react'
import { toOwnName } from '@tramite/ui/reminders'

/** The active colleagues of the reader, for a `TagInput`. */
export function useColleagues() {
  const { user } = useViewer()
  const { data } = useRead(listUsers, { limit: 200, page: 0 })
  return toNotifiableUsers(data?.users ?? [], user.id).map(({ id, name, occupation }) => ({
    id,
    label: name,
    note: occupation ?? undefined,
  }))
}

/** The reader and their active colleagues, for a `TagInput`. */
export function usePeople() {
  const { user } = useViewer()
  const own = { id: user.id, label: toOwnName(user.name) }
  return [own, ...useColleagues()]
}
