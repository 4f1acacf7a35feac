import { AsyncLocalStorage } from 'node:async_hooks'
import type { ConnectionSource, Engine } from '../db/engine.ts'

/** The transaction that the running code belongs to. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Makes the transactions of an engine known to `refuseInTransactions`. Changes the engine itself. */
export function markTransactions({ system, tenant, background }: Engine): void {
  for (const source of [system, tenant, background]) {
    const { use } = source
    const marking: ConnectionSource['use'] = (work) => {
      const transaction = { isOpen: true }
      return use((connection) =>
        current
          .run(transaction, () => work(connection))
          .finally(() => {
            transaction.isOpen = false
          }),
      )
    }
    Object.assign(source, { use: marking })
  }
}

/**
 * Makes methods of an outside service fail when called within a transaction: a database must never wait
 * for a storage, a mail server or another firm. Changes the service itself.
 */
export function refuseInTransactions<Service extends object>(
  service: Service,
  methods: readonly (keyof Service & string)[],
): void {
  for (const name of methods) {
    const original = service[name] as (...given: unknown[]) => unknown
    const guarded = (...given: unknown[]) => {
      if (current.getStore()?.isOpen) throw new Error(`${name} is called within a transaction`)
      return original.apply(service, given)
    }
    Object.assign(service, { [name]: guarded })
  }
}
