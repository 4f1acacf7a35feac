import type { DraftForm, DraftOwner, DraftSubject } from './draft.types.ts'

/** The product's prefix of everything that drafts put into a storage. */
export const DRAFT_PREFIX = 'tramite.draft'
/** Of the marks that the drafts of a user were forgotten. */
export const SEAL_PREFIX = `${DRAFT_PREFIX}-seal/`
/** Days after which a draft that nobody went on with is forgotten. */
export const DRAFT_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** A draft as it is stored, its values as yet unread. */
export interface DraftRecord {
  /** Of the form, when it was written. */
  readonly version: number
  /** When it was written, milliseconds of the epoch. */
  readonly savedAt: number
  /** Another at every write, by which tabs see that it is not what they wrote. */
  readonly revision: string
  readonly occasion: string
  readonly values: unknown
}

const encode = (part: string | null) => encodeURIComponent(part ?? '')

/** Where all drafts of a user stand. */
export function toUserPrefix(userId: string): string {
  return `${DRAFT_PREFIX}/${encode(userId)}/`
}

/** Where one draft stands. */
export function toDraftKey(
  owner: DraftOwner,
  { name }: Pick<DraftForm<unknown>, 'name'>,
  { id = '' }: DraftSubject,
): string {
  return `${toUserPrefix(owner.userId)}${[owner.businessId, name, id].map(encode).join('/')}`
}

/** Where it stands that the drafts of a user were forgotten; holds nothing of them. */
export function toSealKey(userId: string): string {
  return `${SEAL_PREFIX}${encode(userId)}`
}

/** Name of the form that a key of a draft belongs to. */
export function toFormName(key: string): string {
  return decodeURIComponent(key.split('/')[3] ?? '')
}

function isRecord(value: unknown): value is DraftRecord {
  if (typeof value !== 'object' || value === null) return false
  const { version, savedAt, revision, occasion } = value as Partial<DraftRecord>
  return (
    typeof version === 'number' &&
    typeof savedAt === 'number' &&
    typeof revision === 'string' &&
    typeof occasion === 'string'
  )
}

/**
 * A stored draft.
 * @param text as it stands in the storage: anything at all
 * @returns undefined when it is none, or older than `DRAFT_DAYS`
 */
export function parseDraftRecord(text: string | null, now: Date): DraftRecord | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return undefined
    return now.getTime() - value.savedAt < DRAFT_DAYS * DAY_MS ? value : undefined
  } catch {
    return undefined
  }
}

/** The values of a stored draft; undefined when the form cannot use them here. */
export function readDraftValues<Values>(
  form: DraftForm<Values>,
  record: DraftRecord,
  { occasion = '' }: DraftSubject,
): Values | undefined {
  if (record.occasion !== occasion) return undefined
  try {
    return form.read(record.values, record.version)
  } catch {
    // A draft of a shape that nobody thought of must not keep its form from opening.
    return undefined
  }
}
