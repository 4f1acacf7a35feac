export { toReturnPath } from './return-to.ts'
export {
  refreshSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from './session.commands.ts'
export { revokeTimeout, type SignedOutReason, sessionMachine } from './session.machine.ts'
export {
  forgotSchema,
  resetPasswordSchema,
  signInSchema,
  strongPassword,
} from './session.schema.ts'
export type { Credentials, Session, SessionUser } from './session.types.ts'
export {
  createSessionStore,
  type KeyValueStorage,
  type SessionStorages,
  type SessionStore,
  storageKeys,
} from './session-store.ts'
