import type { Environment } from './config/environment.ts'
import type { FirmConfig } from './config/firm.schema.ts'
import type { Database } from './db/database.ts'

interface Facts {
  readonly firm: FirmConfig
  readonly environment: Environment
  readonly database: Pick<Database, 'engine' | 'durability' | 'location'>
  readonly accounts: readonly { readonly email: string; readonly shows: string }[]
}

const durabilities = {
  disk: 'gravação em disco a cada confirmação',
  process: 'resiste ao fim do processo, não a uma queda de energia (para isso, use DATABASE_URL)',
} as const

const roles = {
  web: 'web: atende pedidos; os trabalhos ficam para os processos worker',
  worker: 'worker: faz os trabalhos; atende só /healthz e /readyz',
} as const

/**
 * The text for the terminal once the server answers: its address, where the data is stored, who may sign
 * in.
 */
export function toBanner({ firm, environment, database, accounts }: Facts): string {
  const { role, port, host, dataDirectory, smtpUrl, s3 } = environment
  const address = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const engine = database.engine === 'pglite' ? 'PGlite' : 'PostgreSQL'
  const width = Math.max(0, ...accounts.map(({ email }) => email.length))
  return [
    '',
    `Trâmite, portal de ${firm.name}`,
    `  Endereço   http://${address}:${port}`,
    ...(role === 'both' ? [] : [`  Papel      ${roles[role]}`]),
    `  Banco      ${engine}: ${database.location}`,
    `  Garantia   ${durabilities[database.durability]}`,
    `  Arquivos   ${s3?.address ?? `${dataDirectory}/files`}`,
    `  E-mails    ${smtpUrl === undefined ? `${dataDirectory}/outbox (sem SMTP_URL)` : 'SMTP'}`,
    ...(accounts.length === 0
      ? []
      : [
          '',
          '  Contas de demonstração, senha Tramite2026:',
          ...accounts.map(({ email, shows }) => `    ${email.padEnd(width)}  ${shows}`),
        ]),
    '',
    '  Ctrl-C encerra.',
    '',
  ].join('\n')
}
