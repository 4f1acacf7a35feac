import { toNotifiableUsers } from '@tramite/core/users'
import { useViewer } from '@tramite/react'
import { toOwnName } from '@tramite/ui/reminders'
import { toPeople, useAllUsers } from '../account/use-all-users.ts'

/** The active colleagues of the reader, for a `TagInput`. */
export function useColleagues() {
  const { user } = useViewer()
  const all = useAllUsers()
  return toPeople(all, toNotifiableUsers(all.users, user.id))
}

/** The reader and their active colleagues, for a `TagInput`. */
export function usePeople() {
  const { user } = useViewer()
  const own = { id: user.id, label: toOwnName(user.name) }
  const colleagues = useColleagues()
  return { ...colleagues, options: [own, ...colleagues.options] }
}
