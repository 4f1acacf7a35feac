import { attempt } from '../attempt.ts'
import * as storageKeys from '../storage-keys.ts'
import type { KeyValueStorage } from './stored-session.ts'

/** Maximum number of users known on a device: as many as sign-in accepts. */
export const devicesMax = 5

/** The tokens of the users that are known on this device, as the storage has them, newest first. */
export function readDevices(storage: KeyValueStorage): string[] {
  const text = attempt(() => storage.getItem(storageKeys.devices), null) ?? ''
  return text.split(' ').filter((token) => /^[\w-]{16,128}$/.test(token))
}
