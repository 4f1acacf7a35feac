/** Maximum number of users of a private demand besides its creator, and of users notified of a new demand. */
export const PRIVATE_USERS_MAX = 100
