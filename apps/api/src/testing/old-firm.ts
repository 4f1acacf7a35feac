import { join } from 'node:path'

/**
 * A firm as an older server left it: an archive of everything it stored, with the migrations up to
 * `0020_users-customer`. It contains the demo firm of that server, with its files, and the result of five
 * minutes of use: sign-ins, a private demand with messages of both sides and a forecast, a request for a
 * new password, and a last message whose news was in the outbox when the process was killed.
 *
 * Made in a checkout of commit 6518909 by `DATA_DIR=/tmp/firm npm start`, the calls above, `kill -9`;
 * then here by `DATA_DIR=/tmp/firm npm run -s tramite -- backup --to 0020.tar`, which works on any
 * schema.
 */
export const oldFirm = {
  archive: join(import.meta.dirname, 'old-firms/0020.tar'),
  lastMigration: '0020_users-customer',
  /** Soon after its last message. */
  now: new Date('2026-11-22T18:00:00.000Z'),
  password: 'Tramite2026',
  customer: 'super@aurora.example',
  demand: 'Distrato da filial de Lins',
  messages: ['Segue o histórico da negociação.', 'Recebido, obrigada.', 'A minuta segue amanhã.'],
} as const
