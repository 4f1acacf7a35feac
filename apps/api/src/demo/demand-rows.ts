import { type Conventions, forecastDate } from '@tramite/core/calendar'
import type { demands } from '../features/demands/demands.table.ts'
import type { documents } from '../features/documents/documents.table.ts'
import type { feedbacks } from '../features/feedback/feedback.table.ts'
import type { files, StoredAttachment } from '../features/files/files.table.ts'
import type { processItems } from '../features/items/items.table.ts'
import { type FileContent, toFileContent } from './demo-files.ts'
import { businessSeeds, customerSeeds, type PersonKey, personSeeds } from './people.data.ts'
import type { Registry } from './people-rows.ts'
import type { DemandSeed, FileSeed, ItemSeed, ParameterSeed, TagName, When } from './seed.types.ts'
import type { Timeline } from './timeline.ts'

/** What the rows of a demand are made from. */
export interface DemandContext {
  readonly timeline: Timeline
  readonly registry: Registry
  readonly conventions: Conventions
  /** Id of a tag of the demand's customer. */
  tagId(seed: DemandSeed, name: TagName): string
}

/** A file, its bytes and its row. */
export interface StoredFile extends FileContent {
  readonly row: typeof files.$inferInsert
}

/** All rows of one demand. */
export interface DemandRows {
  readonly demand: typeof demands.$inferInsert
  readonly items: (typeof processItems.$inferInsert)[]
  readonly documents: (typeof documents.$inferInsert)[]
  readonly files: StoredFile[]
  readonly feedback: typeof feedbacks.$inferInsert | undefined
}

const isStaff = (person: PersonKey) => personSeeds[person].customer === null

/** Whether staff wrote the item where the customer reads it. */
const isOfStaff = ({ by, type }: ItemSeed) =>
  by !== 'system' && isStaff(by) && type !== 'PRIVATE_MESSAGE'

function forecastOf(seed: DemandSeed, status: string, lastChange: string, context: DemandContext) {
  const { timeline, conventions } = context
  if (seed.queue !== undefined) {
    const { premium = false } = customerSeeds[businessSeeds[seed.business].customer]
    return forecastDate({ now: timeline.now, order: seed.queue, premium, conventions })
  }
  // What was delivered kept its promise.
  return status === 'FINISHED' ? lastChange.slice(0, 10) : null
}

/** Turns one demand of the seeds into rows. */
export function toDemandRows(seed: DemandSeed, context: DemandContext): DemandRows {
  const { timeline, registry, tagId } = context
  const { customer } = businessSeeds[seed.business]
  const customerId = registry.customerId(customer)
  const createdAt = timeline.instant(seed.createdAt)
  const id = timeline.id(`demand ${seed.business} ${seed.name}`, createdAt)
  const stored: StoredFile[] = []

  function store(file: FileSeed, at: string, by: PersonKey, type: 'ATTACHMENT' | 'DOCUMENT') {
    const fileId = timeline.id(`file ${id} ${file.name}`, at)
    const key = `demo/${fileId}`
    const content = toFileContent(file)
    const row = {
      key,
      customerId,
      userId: registry.personId(by),
      fileName: file.name,
      contentType: content.contentType,
      size: content.bytes.length,
      type,
      demandId: id,
      attachedAt: at,
      createdAt: at,
    }
    stored.push({ ...content, row })
    const attachment: StoredAttachment = {
      id: fileId,
      name: file.name,
      size: row.size,
      contentType: row.contentType,
      key,
    }
    return attachment
  }

  const changes = seed.conversation.filter((item) => item.type === 'STATUS')
  const lastChange = changes.at(-1)
  const statusKey = lastChange?.statusKey ?? 'OPEN'
  const statusChangedAt = timeline.instant(lastChange?.at ?? seed.createdAt)
  const forecast = forecastOf(seed, statusKey, statusChangedAt, context)
  const documentRows: (typeof documents.$inferInsert)[] = []

  function toParameter(value: ParameterSeed): string {
    if (value === 'currentForecast') return forecast ?? ''
    return typeof value === 'string' ? value : timeline.day(value.businessDays)
  }

  const items = seed.conversation.map((item, index): typeof processItems.$inferInsert => {
    const { by, document } = item
    const at = timeline.instant(item.at)
    const userId = by === 'system' ? null : registry.personId(by)
    const attachments =
      by === 'system'
        ? []
        : (item.files ?? []).map((file) =>
            store(file, at, by, document ? 'DOCUMENT' : 'ATTACHMENT'),
          )
    const [attachment] = attachments
    if (document && attachment && by !== 'system') {
      documentRows.push({
        id: timeline.id(`document ${id} ${document.name}`, at),
        customerId,
        businessId: registry.businessId(seed.business),
        demandId: id,
        name: document.name,
        wasSendToCustomer: document.internal ? false : null,
        status: document.waiting ? 'waiting' : 'accepted',
        userId,
        userType: isStaff(by) ? 'BACKOFFICE' : 'CUSTOMER',
        userName: personSeeds[by].name,
        fileKey: attachment.key,
        fileName: attachment.name,
        contentType: attachment.contentType,
        size: attachment.size,
        createdAt: at,
      })
    }
    return {
      id: timeline.id(`item ${id} ${index}`, at),
      demandId: id,
      customerId,
      type: item.type,
      content: item.text ?? null,
      template: item.template
        ? {
            template: item.template.template,
            parameters: Object.fromEntries(
              Object.entries(item.template.parameters).map(([name, value]) => [
                name,
                toParameter(value),
              ]),
            ),
          }
        : null,
      userType: by === 'system' ? 'SYSTEM' : isStaff(by) ? 'BACKOFFICE' : 'CUSTOMER',
      userId,
      userName: by === 'system' ? null : personSeeds[by].name,
      statusKey: item.statusKey ?? null,
      attachments,
      deleted: item.deleted ?? false,
      createdAt: at,
    }
  })

  const instantOrNull = (when: When | undefined) => (when ? timeline.instant(when) : null)
  const lastOfStaff = seed.conversation.findLast(isOfStaff)
  const moments = [createdAt, ...items.map((item) => item.createdAt)]
  if (seed.validated) moments.push(timeline.instant(seed.validated.at))
  const updatedAt = moments.reduce((a, b) => (a > b ? a : b))

  const feedback = seed.feedback && {
    id: timeline.id(`feedback ${id}`, timeline.instant(seed.feedback.at)),
    demandId: id,
    customerId,
    userId: registry.personId(seed.feedback.by),
    rating: seed.feedback.rating ?? null,
    description: seed.feedback.description ?? null,
    skipped: seed.feedback.rating === undefined,
    createdAt: timeline.instant(seed.feedback.at),
    updatedAt: timeline.instant(seed.feedback.at),
  }

  const readers = businessSeeds[seed.business].users.filter(
    (person) => !seed.privateTo || person === seed.by || seed.privateTo.includes(person),
  )
  const { staff, validated } = seed
  const demand: typeof demands.$inferInsert = {
    id,
    customerId,
    businessId: registry.businessId(seed.business),
    userId: registry.personId(seed.by),
    creatorName: personSeeds[seed.by].name,
    name: seed.name,
    description: seed.description,
    statusKey,
    statusChangedAt,
    deleveryForecast: forecast,
    priority: seed.priority ?? false,
    order: seed.queue ?? null,
    private: seed.privateTo !== undefined,
    privateUsers: (seed.privateTo ?? []).map(registry.personId),
    visualized: readers.filter((person) => !seed.unread?.includes(person)).map(registry.personId),
    following: (seed.following ?? [seed.by]).map(registry.personId),
    demandsTags: (seed.tags ?? []).map((name) => tagId(seed, name)),
    demandTypeName: seed.type ?? null,
    backofficeUserId: staff ? registry.personId(staff) : null,
    backofficeUserName: staff ? personSeeds[staff].name : null,
    lastBackofficeAction: instantOrNull(lastOfStaff?.at),
    finishedAt: statusKey === 'FINISHED' ? statusChangedAt : null,
    validationDate: instantOrNull(validated?.at),
    validationUserId: validated ? registry.personId(validated.by) : null,
    validationUserName: validated ? personSeeds[validated.by].name : null,
    feedbackId: feedback?.id ?? null,
    feedbackSkipped: feedback?.skipped ?? null,
    journeyTitle: seed.journeyTitle ?? null,
    attachments: (seed.files ?? []).map((file) => store(file, createdAt, seed.by, 'ATTACHMENT')),
    createdAt,
    updatedAt,
  }
  return { demand, items, documents: documentRows, files: stored, feedback }
}
