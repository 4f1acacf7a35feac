import { toNotifiableUsers } from '@tramite/core/users'
import { type AllUsers, toPeople, useAllUsers, useMembers, useViewer } from '@tramite/react'
import { toOwnName } from '@tramite/ui/reminders'

function useColleaguesAmong(all: AllUsers) {
  const { user } = useViewer()
  return toPeople(all, toNotifiableUsers(all.users, user.id))
}

/** The colleagues who can be chosen for a demand of the business, for a `TagInput`. */
export const useDemandColleagues = () => useColleaguesAmong(useMembers())

/** The reader and their active colleagues, for a `TagInput`. */
export function usePeople() {
  const { user } = useViewer()
  const own = { id: user.id, label: toOwnName(user.name) }
  const colleagues = useColleaguesAmong(useAllUsers())
  return { ...colleagues, options: [own, ...colleagues.options] }
}
