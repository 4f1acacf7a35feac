import type { Idempotent, Versioned } from './operations.types.ts'

/** What travels in headers, which `defineCommand` writes. */
type Headers = Idempotent & Versioned

/** A request whose body is all that is given. */
export const toBody = <Input extends Headers>({
  idempotencyKey: _,
  version: _version,
  ...body
}: Input) => ({ body })

/** A request about something named by its id, whose body is all else that is given. */
export const toIdAndBody = <Input extends { readonly id: string } & Headers>({
  id,
  idempotencyKey: _,
  version: _version,
  ...body
}: Input) => ({ path: { id }, body })
