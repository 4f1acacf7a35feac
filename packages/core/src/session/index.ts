export * as storageKeys from '../storage-keys.ts'
export { type StorageEntry, type StorageKey, storageTable } from '../storage-table.ts'
export { openStorages } from './browser-storages.ts'
export { endOtherSessions, endSession, listSessions } from './devices.operations.ts'
export { isSessionStored } from './is-session-stored.ts'
export { createMemoryStorage } from './memory-storage.ts'
export {
  toConfirmationFailure,
  toRecoveryFailure,
  toRefusedPassword,
  toResetFailure,
} from './recovery-failures.ts'
export { toReturnPath } from './return-to.ts'
export {
  evaluateRole,
  evaluateSection,
  type RequiredRole,
  type ReservedSection,
} from './section.rules.ts'
export {
  refreshSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from './session.commands.ts'
export { type SignedOutReason, sessionMachine } from './session.machine.ts'
export {
  forgotSchema,
  resetPasswordSchema,
  signInSchema,
  strongPassword,
} from './session.schema.ts'
export type {
  Credentials,
  Session,
  SessionSummary,
  SessionUser,
  SignedIn,
} from './session.types.ts'
export { type FormFailure, toSignInFailure } from './session-failures.ts'
export { createSessionStore, type SessionStore } from './session-store.ts'
export { readStoredBusiness } from './stored-business.ts'
export {
  dropSignedOut,
  type KeyValueStorage,
  type SessionStorages,
} from './stored-session.ts'
