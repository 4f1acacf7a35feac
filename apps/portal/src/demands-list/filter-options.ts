import { listDemandTags } from '@tramite/core/demands'
import type { ApiClient } from '@tramite/core/http'
import { listUsers } from '@tramite/core/users'

/** The users that the filter bar offers: as many as one call brings. */
export const readFilterUsers = (client: ApiClient) => listUsers(client, { limit: 200, page: 0 })

/** The tags that the filter bar offers: as many as one call brings. */
export const readFilterTags = (client: ApiClient) => listDemandTags(client, { limit: 200 })
