/** Maximum number of users of a private demand besides its creator, and of users notified of a new demand. */
export const PRIVATE_USERS_MAX = 100

/** Maximum number of records on a page of a list, unless its operation says otherwise. */
export const PAGE_SIZE_MAX = 200
