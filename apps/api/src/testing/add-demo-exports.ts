import { plainCommand } from '../db/command.ts'
import { createId } from '../db/ids.ts'
import { toExportKey } from '../features/exports/exports.store.ts'
import type { TestPortal } from './test-portal.ts'

/** Gives an admin of each of two customers of the demo firm a finished export that never expires. */
export async function addDemoExports({ database, files, time }: TestPortal): Promise<void> {
  for (const email of ['super@aurora.example', 'admin@brisa.example']) {
    const id = createId({ now: () => time.now })
    await database.system((transaction) =>
      transaction.run(
        plainCommand(
          `insert into data_exports (id, customer_id, user_id, status, percent, size, files,
             created_at, ready_at, expires_at)
           select $1, customer_id, id, 'READY', 100, 3, 0, now(), now(), '2099-01-01'
           from users where email = $2`,
          [id, email],
        ),
      ),
    )
    const file = { key: toExportKey({ id, attempt: 0 }), contentType: 'application/zip' }
    await files.store(file, Buffer.from('PK\x05'))
  }
}
