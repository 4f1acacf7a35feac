import { toItemWords } from '../features/items/items.store.ts'
import type { documents } from '../tables/documents.table.ts'
import type { processItems } from '../tables/items.table.ts'
import { type StoredFile, toStoredFile } from './file-rows.ts'
import { isStaff, type PersonKey, personSeeds } from './people.data.ts'
import type { Registry } from './registry.ts'
import type { DocumentSeed, ItemSeed, ParameterSeed } from './seed.types.ts'
import type { Timeline } from './timeline.ts'

type ItemRow = typeof processItems.$inferInsert
type DocumentRow = typeof documents.$inferInsert

/** The demand that an item belongs to. */
export interface ItemPlace {
  readonly demandId: string
  readonly customerId: string
  readonly businessId: string
  /** `YYYY-MM-DD`; templated messages name it. */
  readonly forecast: string | null
  readonly timeline: Timeline
  readonly registry: Registry
}

/** The rows of an entry of a conversation. */
export interface ItemRows {
  /** Empty for a document that the firm keeps to itself: the conversation does not show it. */
  readonly items: readonly ItemRow[]
  readonly files: StoredFile[]
  readonly documents: DocumentRow[]
}

function toAuthor(by: ItemSeed['by'], registry: Registry) {
  if (by === 'system') return { userType: 'SYSTEM', userId: null, userName: null } as const
  return {
    userType: isStaff(by) ? 'BACKOFFICE' : 'CUSTOMER',
    userId: registry.personId(by),
    userName: personSeeds[by].name,
  } as const
}

function toTemplate(template: ItemSeed['template'], { forecast, timeline }: ItemPlace) {
  if (!template) return null
  const toText = (value: ParameterSeed) => {
    if (value === 'currentForecast') return forecast ?? ''
    return typeof value === 'string' ? value : timeline.day(value.businessDays)
  }
  const parameters = Object.entries(template.parameters).map(([name, value]) => [
    name,
    toText(value),
  ])
  return { template: template.template, parameters: Object.fromEntries(parameters) }
}

function toDocumentRow(
  document: DocumentSeed,
  by: PersonKey,
  { row: file }: StoredFile,
  { demandId, customerId, businessId, timeline, registry }: ItemPlace,
): DocumentRow {
  return {
    id: timeline.id(`document ${demandId} ${document.name}`, file.createdAt),
    customerId,
    businessId,
    demandId,
    name: document.name,
    flagged: document.final ?? false,
    wasSendToCustomer: document.internal ? false : null,
    status: document.waiting ? 'waiting' : 'accepted',
    userId: registry.personId(by),
    userType: isStaff(by) ? 'BACKOFFICE' : 'CUSTOMER',
    userName: personSeeds[by].name,
    fileKey: file.key,
    fileName: file.fileName,
    contentType: file.contentType,
    size: file.size,
    createdAt: file.createdAt,
  }
}

function toItemFiles(
  { document, files = [], type }: ItemSeed,
  userId: string,
  at: string,
  { demandId, customerId, timeline }: ItemPlace,
): StoredFile[] {
  const owner = {
    demandId,
    customerId,
    userId,
    at,
    type: document ? 'DOCUMENT' : 'ATTACHMENT',
    internal: type === 'PRIVATE_MESSAGE' || document?.internal === true,
  } as const
  return files.map((file) => toStoredFile(file, owner, timeline))
}

/**
 * Converts an entry of a conversation to rows.
 * @param index its place in the conversation
 */
export function toItemRows(seed: ItemSeed, index: number, place: ItemPlace): ItemRows {
  const { demandId, customerId, timeline, registry } = place
  const { by, document } = seed
  const at = timeline.instant(seed.at)
  const files = by === 'system' ? [] : toItemFiles(seed, registry.personId(by), at, place)
  const item: ItemRow = {
    ...toAuthor(by, registry),
    id: timeline.id(`item ${demandId}`, at, index),
    demandId,
    customerId,
    type: seed.type,
    content: seed.text ?? null,
    words: toItemWords(seed.text, customerId),
    template: toTemplate(seed.template, place),
    statusKey: seed.statusKey ?? null,
    attachments: files.map(({ attachment }) => attachment),
    deleted: seed.deleted ?? false,
    createdAt: at,
  }
  const documentRows =
    document && by !== 'system' ? files.map((file) => toDocumentRow(document, by, file, place)) : []
  return { items: document?.internal ? [] : [item], files, documents: documentRows }
}
