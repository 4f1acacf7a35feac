import * as storageKeys from '../storage-keys.ts'
import type { DraftForm, DraftOwner, DraftRecord, DraftSubject } from './draft.types.ts'

/** Days after which an abandoned draft is forgotten. */
export const DRAFT_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

const encode = (part: string | null) => encodeURIComponent(part ?? '')

/** Prefix of the keys of all drafts of a user. */
export function toUserPrefix(userId: string): string {
  return `${storageKeys.draft}/${encode(userId)}/`
}

/** Key of one draft. */
export function toDraftKey(
  owner: DraftOwner,
  { name }: Pick<DraftForm<unknown>, 'name'>,
  { id = '' }: DraftSubject,
): string {
  return `${toUserPrefix(owner.userId)}${[owner.businessId, name, id].map(encode).join('/')}`
}

/** Key that records that the drafts of a user were forgotten; holds none of their content. */
export function toSealKey(userId: string): string {
  return `${storageKeys.draftSeal}/${encode(userId)}`
}

/** Name of the form that a draft's key belongs to. */
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
 * Parses a stored draft.
 * @param text from the storage: may be anything
 * @returns undefined when it is not a draft, or older than `DRAFT_DAYS`
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
  if (occasion !== null && record.occasion !== occasion) return undefined
  try {
    return form.read(record.values, record.version)
  } catch {
    // A draft of an unexpected shape must not keep its form from opening.
    return undefined
  }
}
