import { toNotifiableUsers } from '@tramite/core/users'
import { useViewer } from '@tramite/react'
import { toOwnName } from '@tramite/ui/reminders'
import { useAllUsers } from '../account/use-all-users.ts'

/** The active colleagues of the reader, for a `TagInput`. */
export function useColleagues() {
  const { user } = useViewer()
  const { users } = useAllUsers()
  return toNotifiableUsers(users, user.id).map(({ id, name, occupation }) => ({
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
