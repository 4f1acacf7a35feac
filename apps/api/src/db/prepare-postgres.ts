import pg from 'pg'
import { tenantRole } from './engine.ts'
import { DatabaseSetupError } from './setup-error.ts'

/** How long the server may take to accept the first connection, milliseconds. */
const CONNECT_MS = 10_000
const OLDEST = 15

const nameOf = (url: string) => new URL(url).host

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => {})
  await client.connect().catch((error: Error & { code?: string }) => {
    const line = `O banco de dados em ${nameOf(url)} não aceita a conexão: ${error.message || error.code}. Confira DATABASE_URL.`
    throw new DatabaseSetupError(line, error)
  })
  return client
}

/** Creates the role of requests, and grants it to the owner. Only creating it needs privileges. */
const makeRole = `do $$
begin
  if not exists (select from pg_roles where rolname = '${tenantRole}') then
    create role ${tenantRole} nologin nobypassrls;
  end if;
  if not pg_has_role(current_user, '${tenantRole}',
    case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)
  then
    execute format('grant ${tenantRole} to %I', current_user);
  end if;
exception
  -- Another process, or another database of the server, was creating it at the same moment.
  when duplicate_object or unique_violation then null;
end
$$`

async function prepareRole(client: pg.Client): Promise<void> {
  await client.query(makeRole).catch((error: { code?: string }) => {
    if (error.code !== '42501') throw error
    const user = pg.escapeIdentifier(client.user ?? '')
    const line =
      `O usuário ${user} do banco não pode criar o papel ${tenantRole}, nem assumi-lo: execute como ` +
      `administrador "create role ${tenantRole} nologin nobypassrls; grant ${tenantRole} to ${user}" ` +
      '(sem o create, se o papel já existe).'
    throw new DatabaseSetupError(line, error)
  })
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string; mayCreate: boolean }>(
    `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding,
      has_schema_privilege('public', 'create') as "mayCreate"`,
  )
  const { version = 0, encoding, mayCreate = false } = rows[0] ?? {}
  if (version < OLDEST) {
    throw new DatabaseSetupError(`O PostgreSQL ${version} é antigo demais: é preciso o ${OLDEST}.`)
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseSetupError(
      `O banco de dados usa ${encoding}: crie-o com "encoding 'UTF8' template template0".`,
    )
  }
  if (!mayCreate) {
    const user = pg.escapeIdentifier(client.user ?? '')
    throw new DatabaseSetupError(
      `O usuário ${user} não pode criar tabelas no esquema public: torne-o dono do banco ("alter database … owner to ${user}").`,
    )
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/** A pooler that lends server processes per transaction gives two clients the same one. */
async function requireOwnProcesses(first: pg.Client, url: string): Promise<void> {
  const second = await connect(url)
  try {
    const pid = await processOf(first)
    await second.query('begin')
    if ((await processOf(second)) === pid) {
      throw new DatabaseSetupError(
        'O intermediário antes do PostgreSQL empresta conexões por transação: configure nele pool_mode=session.',
      )
    }
  } finally {
    await second.end()
  }
}

/**
 * Checks first of all whether a server can be used, and creates the role of requests.
 * @param isPooled whether a pooler is configured
 * @throws DatabaseSetupError with one line that says what to do
 */
export async function preparePostgres(url: string, isPooled: boolean): Promise<void> {
  const client = await connect(url)
  try {
    await requireVersion(client)
    if (isPooled) await requireOwnProcesses(client, url)
    await prepareRole(client)
  } finally {
    await client.end()
  }
}
