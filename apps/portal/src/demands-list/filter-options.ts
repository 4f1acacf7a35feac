import { listDemandTags } from '@tramite/core/demands'
import { listUsers } from '@tramite/core/users'
import { client } from '../integrations/client.ts'

/** The users that the filter bar offers: as many as one call brings. */
export const toFilterUsers = () => listUsers(client, { limit: 200, page: 0 })

/** The tags that the filter bar offers: as many as one call brings. */
export const toFilterTags = () => listDemandTags(client, { limit: 200 })
