export { adoptDraft } from './adopt-draft.ts'
export type {
  Draft,
  DraftConflict,
  DraftFollower,
  DraftForm,
  DraftOwner,
  DraftPlace,
  DraftSnapshot,
  DraftStorage,
  DraftSubject,
} from './draft.types.ts'
export { readDraftOccasion } from './draft-occasion.ts'
export { DRAFT_DAYS } from './draft-record.ts'
export { createDraftStore, type DraftStore, type DraftStoreOptions } from './draft-store.ts'
export { toDraftWhen } from './draft-when.ts'
export { mergeByKey } from './merge-by-key.ts'
export { openDraft } from './open-draft.ts'
export { keepSentKey, type SentOnce, toSentOnce } from './sent-once.ts'
export {
  createInputDraft,
  pickSentInput,
  readSentInput,
  readTypedInput,
  type TypedInput,
  toSentInput,
  toTypedInput,
} from './typed-input.ts'
