import {
  evaluateManagementOffer,
  evaluateUserOffers,
  listUsers,
  type UserSummary,
} from '@tramite/core/users'
import { toPageState, useApp, useMasks, useRead, useViewer } from '@tramite/react'
import type { UsersViewProps } from '@tramite/ui/account'
import { usePaper } from '../providers/use-paper.ts'
import { type ProfileAddress, profileSearch } from './profile-search.ts'

/** Users per page of the list. */
const pageSize = 24

/**
 * The list of the customer's users for an address.
 * @param onAddressChange navigates to another address of the list
 */
export function useUsers(
  address: ProfileAddress,
  onAddressChange: (address: ProfileAddress) => void,
): Omit<UsersViewProps, 'onAdd' | 'onEdit' | 'onRemove'> {
  const { usersManagedBy } = useApp().ports.firm
  const { user, access } = useViewer()
  const { text, page } = profileSearch.valuesOf(address)
  const name = text.trim()
  const filter = { limit: pageSize, page, includeBlocked: true, ...(name && { name }) }
  const query = useRead(listUsers, filter, { keepsPrevious: true })
  const masks = useMasks()
  return {
    list: {
      ...toPageState(query, pageSize),
      items: query.data?.users ?? [],
      page,
      toHref: (next) =>
        profileSearch.toHref('/profile', profileSearch.change(address, { page: next })),
    },
    total: query.data?.total,
    text,
    // A new search text starts at the first page.
    onTextChange: (words) =>
      onAddressChange(profileSearch.change(address, { text: words, page: 0 })),
    management: evaluateManagementOffer(user, usersManagedBy, access),
    toOffers: (other: UserSummary) => evaluateUserOffers(user, other, usersManagedBy, access),
    masks,
    paper: usePaper({ isOfBusiness: false }),
  }
}
