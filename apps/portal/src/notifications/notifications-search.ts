import { type AddressOf, defineSearch, flag } from '@tramite/react/search'
import { listFields } from '../paged-list/list-fields.ts'

const fields = { ...listFields, isReaded: flag() }

/** The notifications in the address: the unread ones unless it says otherwise. */
export const notificationsSearch = defineSearch(fields)
export type NotificationsAddress = AddressOf<typeof fields>
