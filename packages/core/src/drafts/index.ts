export type {
  Draft,
  DraftConflict,
  DraftForm,
  DraftOwner,
  DraftSnapshot,
  DraftStorage,
  DraftSubject,
} from './draft.types.ts'
export { DRAFT_DAYS } from './draft-record.ts'
export { createDraftStore, type DraftStore, type DraftStoreOptions } from './draft-store.ts'
export { toDraftWhen } from './draft-when.ts'
export { type SentOnce, toSentOnce } from './sent-once.ts'
export {
  createInputDraft,
  readTypedInput,
  type TypedInput,
  toTypedInput,
} from './typed-input.ts'
