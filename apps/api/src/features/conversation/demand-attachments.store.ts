import type { components } from '@tramite/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import { toObjects } from '../../db/command.ts'
import { sqlCommand } from '../../db/statements.ts'
import { listById, type Page, type PageCommands, type PageStart } from '../../http/page.ts'
import { demands } from '../../tables/demands.table.ts'
import { documents } from '../../tables/documents.table.ts'
import { files } from '../../tables/files.table.ts'
import { processItems } from '../../tables/items.table.ts'
import { documentKeys } from '../visibility/document-scope.ts'
import { visibleItem } from '../visibility/item-scope.ts'

type DemandAttachment = components['schemas']['DemandAttachment']

/** Attachments from the newest on; ids are made in the order of creation. */
export const attachmentList = listById('attachments')

/** The files of a demand and its messages that the principal may fetch, except those of its documents. */
const attached = (demandId: string): SQL => sql`
  with attached as (
    select file, created_at, 'CUSTOMER' as user_type,
        coalesce(author_name, creator_name) as user_name
      from ${demands}, jsonb_array_elements(attachments) as file
      where ${demands.id} = ${demandId}
    union all
    select file, created_at, user_type, user_name
      from ${processItems}, jsonb_array_elements(attachments) as file
      where ${processItems.demandId} = ${demandId} and not ${processItems.deleted} and ${visibleItem}
  ), shown as (
    select (file ->> 'id')::uuid as id, file, attached.created_at, user_type, user_name
      from attached join ${files} on ${files.key} = file ->> 'key'
      where not exists (select from ${documents}
        where ${documents.demandId} = ${demandId}
          and file ->> 'key' = any(${documentKeys}))
  )`

/** The rows of a page of a demand's attachments and one more, if there is one; and the number of all rows. */
export function selectAttachments(
  demandId: string,
  { limit, after }: Omit<PageStart, 'offset'>,
): PageCommands<DemandAttachment> {
  const [before] = after ?? []
  const page = sql`${attached(demandId)}
    select file ->> 'id' as id, file ->> 'name' as name, (file ->> 'size')::integer as size,
      file ->> 'contentType' as "contentType", file ->> 'key' as key, created_at as "createdAt",
      user_type as "userType", user_name as "userName"
    from shown where ${before ?? null}::uuid is null or id < ${before ?? null}::uuid
    order by id desc limit ${limit + 1}`
  const counted = sql`${attached(demandId)} select count(*)::integer as total from shown`
  return [
    sqlCommand(page, toObjects<DemandAttachment>, 'list_attachments'),
    sqlCommand(counted, toObjects<{ total: number }>, 'count_attachments'),
  ]
}

/** A page of attachments as the contract shows it. */
export const toAttachmentList = ({
  shown,
  ...rest
}: Page<DemandAttachment>): components['schemas']['DemandAttachmentList'] => ({
  attachments: shown,
  ...rest,
})
