import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { applyMigrations, listMigrations } from '../../db/migrate.ts'
import { transact } from '../../db/transaction.ts'
import { loadDemoFirm } from '../../demo/load-demo.ts'
import { systemClock } from '../../ports/clock.ts'
import { loadFileSecret, readFileSecret } from '../../ports/files/file-secret.ts'
import { createS3Client } from '../../ports/files/s3-client.ts'
import { createS3Files } from '../../ports/files/s3-files.ts'
import { startTestS3 } from '../../testing/s3-server.ts'
import {
  openEmptyPglite,
  openEmptyPostgres,
  openTestWorkplace,
  type TestWorkplace,
} from '../../testing/test-workplace.ts'
import { verifyArchive } from './archive-reader.ts'
import { writeArchive } from './archive-writer.ts'
import { backUp } from './backup.ts'
import { entryNames, type Manifest } from './manifest.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'tramite-archives-'))
const at = (name: string) => join(folder, name)
const open: TestWorkplace[] = []
const opened = async (workplace: Promise<TestWorkplace>) => {
  open.push(await workplace)
  return workplace
}
afterAll(async () => {
  for (const workplace of open) await workplace.remove()
  rmSync(folder, { recursive: true })
})

/** What must be the same on every engine. */
const contentOf = ({ tables, sequences, jobs, files, missing, schema }: Manifest) => ({
  tables,
  sequences,
  jobs,
  files,
  missing,
  schema,
})
const run = ({ database }: TestWorkplace, ...statements: readonly string[]) =>
  database.system((transaction) => transaction.all(...statements.map((text) => plainCommand(text))))

/** Every index with its definition: a restore drops and recreates them. */
async function indexesOf({ database }: TestWorkplace): Promise<readonly string[]> {
  const text = `select indexdef from pg_indexes where schemaname = 'public' order by indexdef`
  return database.system((transaction) =>
    transaction.run({ ...plainCommand(text), read: ({ rows }) => rows.map(([one]) => `${one}`) }),
  )
}

/** What grants access, and is ended by a restore. */
const ofAdmission = [
  'calendar_addresses',
  'credentials',
  'email_changes',
  'known_devices',
  'sessions',
]
/** What must be the same after a restore. */
const restoredOf = (manifest: Manifest) => ({
  ...contentOf(manifest),
  tables: manifest.tables.filter(({ name }) => !ofAdmission.includes(name)),
})

/** The numbers of sessions, devices, calendar addresses, links and passwords. */
async function admissionsOf({ database }: TestWorkplace): Promise<readonly number[]> {
  const text = `select (select count(*) from sessions)::int, (select count(*) from known_devices)::int,
    (select count(*) from calendar_addresses)::int, (select count(*) from email_changes)::int,
    (select count(*) from credentials where reset_links <> '[]')::int,
    (select count(*) from credentials where password_hash is not null)::int`
  return database.system((transaction) =>
    transaction.run({ ...plainCommand(text), read: ({ rows }) => rows[0] as number[] }),
  )
}

let source: TestWorkplace
let made: Manifest
beforeAll(async () => {
  source = await opened(openTestWorkplace())
  await loadDemoFirm(source.database, systemClock, { files: source.files })
  await run(
    source,
    // Values that a conversion between engines would change.
    `update users set name = E'Ana "de" \\\\ \\n\\t Ação 😀 {null}', roles = array['a,b', '"', 'NULL', '']
      where id = (select min(id::text)::uuid from users)`,
    `update idempotency_keys set answer = 'null'`,
    `insert into idempotency_keys (user_id, key, operation, request_hash, status, answer, created_at)
      values (gen_random_uuid(), 'k', 'o', 'h', 201, 'null', '2026-01-01T00:00:00.123Z')`,
    `insert into files (key, user_id, file_name, content_type, size, type, created_at)
      values ('announced', gen_random_uuid(), 'x', 'x/x', 9007199254740993, 'ATTACHMENT', now())`,
    `insert into sessions (id, user_id, token_hash, created_at, expires_at)
      select gen_random_uuid(), user_id, 'stolen' || user_id, now(), '2030-01-01' from credentials`,
    `insert into known_devices (user_id, token_hash, created_at, last_used_at)
      select user_id, 'stolen', now(), now() from credentials`,
    `insert into calendar_addresses (user_id, token_hash, created_at)
      select user_id, 'taken back' || user_id, now() from credentials on conflict do nothing`,
    `insert into email_changes (user_id, email, requested_by, expires_at)
      select user_id, 'x@x.example', user_id, '2030-01-01' from credentials on conflict do nothing`,
    `update credentials set reset_links =
      '[{"tokenHash":"h","mailId":"m","expiresAt":"2030-01-01T00:00:00Z"}]'`,
    "select setval('template_documents_number_seq', 9007199254740993, false)",
    `insert into pgboss.job (name, data, start_after) values
      ('passwordReset', '{"kind":"passwordReset","userId":null}', '2030-01-01T00:00:00Z')`,
  )
  made = await backUp(source, at('first.tar'))
})

describe('a backup', () => {
  it('holds everything, with the files that were kept', () => {
    const rows = new Map(made.tables.map((table) => [table.name, table.rows]))
    expect(rows.get('demands')).toBeGreaterThan(50)
    expect(rows.get('process_items')).toBeGreaterThan(100)
    expect(made.files.length).toBeGreaterThan(40)
    expect(made).toMatchObject({ missing: [], fileSecret: false, schema: listMigrations() })
    expect(made.jobs).toMatchObject([{ kind: 'passwordReset', startAfter: expect.any(String) }])
    expect(made.sequences).toContainEqual({
      name: 'template_documents_number_seq',
      value: '9007199254740993',
      isCalled: false,
    })
  })

  it('is read by nobody but its owner, and stands where it was asked for', async () => {
    await expect(backUp(source, at('no/such/folder.tar'))).rejects.toThrow('ENOENT')
    await expect(verifyArchive(at('first.tar'))).resolves.toEqual(made)
  })

  it('names the files that the storage has lost, and holds all others', async () => {
    const [lost] = made.files
    const workplace = { ...source, files: { ...source.files } }
    workplace.files.head = (key) =>
      key === lost?.key ? Promise.resolve(null) : source.files.head(key)
    const { missing, files } = await backUp(workplace, at('lossy.tar'))
    expect(missing).toEqual([lost?.key])
    expect(files).toHaveLength(made.files.length - 1)
  })

  it('leaves nothing behind when it fails half-way', async () => {
    const workplace = { ...source, files: { ...source.files } }
    workplace.files.read = async function* () {
      yield Buffer.from('the beginning')
      throw new Error('away')
    }
    await expect(backUp(workplace, at('broken.tar'))).rejects.toThrow('away')
    expect(() => readFileSync(at('broken.tar'))).toThrow('ENOENT')
    expect(() => readFileSync(at('broken.tar.partial'))).toThrow('ENOENT')
  })
})

describe('a restored firm', () => {
  it('is the same on the embedded database, and back where it came from', async () => {
    const embedded = await opened(openEmptyPglite())
    const own = loadFileSecret(embedded.environment.dataDirectory)
    await restore(embedded, at('first.tar'), false)
    const again = await backUp(embedded, at('second.tar'))
    expect(restoredOf(again)).toEqual(restoredOf(made))
    expect(await indexesOf(embedded)).toEqual(await indexesOf(source))
    // One that was replaced since the backup must not sign again.
    expect(readFileSecret(embedded.environment.dataDirectory)).toBe(own)
    const url = process.env.TEST_DATABASE_URL
    const back = await opened(url ? openEmptyPostgres(url) : openTestWorkplace())
    await restore(back, at('second.tar'), false)
    expect(restoredOf(await backUp(back, at('third.tar')))).toEqual(restoredOf(made))
    expect(await indexesOf(back)).toEqual(await indexesOf(source))
    // Triggers, foreign keys and policies are active again.
    await expect(
      run(back, `update demands set business_id = gen_random_uuid()`),
    ).rejects.toMatchObject({ code: '23503' })
    const counts = `select coalesce(sum(amount), 0)::int from demand_counts`
    const [[before], , [after]] = await back.database.system((transaction) =>
      transaction.all(
        { ...plainCommand(counts), read: ({ rows }) => rows[0] as number[] },
        plainCommand(
          `update demands set private = true where id = (
            select id from demands where not private order by id limit 1)`,
        ),
        { ...plainCommand(counts), read: ({ rows }) => rows[0] as number[] },
      ),
    )
    expect(after).toBe((before ?? 0) - 1)
  })

  it('lets nobody in who was let in before, and wants to be done again when its jobs do not come', async () => {
    const target = await opened(openEmptyPglite())
    const database = { ...target.database, query: () => Promise.reject(new Error('away')) }
    const run = restore({ ...target, database }, at('first.tar'), false)
    await expect(run).rejects.toThrow('repita com --replace')
    // Earlier sessions have ended; the passwords are kept.
    const before = await admissionsOf(source)
    expect(before.every((count) => count > 0)).toBe(true)
    expect(await admissionsOf(target)).toEqual([0, 0, 0, 0, 0, before.at(-1)])
  })

  it('has its files in a bucket when it is restored there, and comes back from it', async () => {
    const storage = await startTestS3()
    try {
      const plain = await opened(openEmptyPglite())
      const { settings } = storage
      const inBucket = {
        ...plain,
        environment: { ...plain.environment, s3: settings },
        files: createS3Files(createS3Client(settings, systemClock), settings),
      }
      await restore(inBucket, at('first.tar'), false)
      expect(storage.keys()).toHaveLength(made.files.length)
      const again = await backUp(inBucket, at('bucket.tar'))
      expect(restoredOf(again)).toEqual(restoredOf(made))
    } finally {
      await storage.close()
    }
  })

  it('takes nothing over that is there, unless it is told to', async () => {
    const target = await opened(openTestWorkplace())
    await loadDemoFirm(target.database, systemClock)
    await run(target, "update users set name = 'Outra'")
    await expect(restore(target, at('first.tar'), false)).rejects.toThrow('O banco já tem dados')
    const untouched = await backUp(target, at('untouched.tar'))
    expect(untouched.files).toEqual([])
    await restore(target, at('first.tar'), true)
    expect(restoredOf(await backUp(target, at('replaced.tar')))).toEqual(restoredOf(made))
  })

  it('does not mix with files of another one', async () => {
    const target = await opened(openTestWorkplace())
    await target.files.store({ key: 'alien', contentType: 'text/plain' }, Buffer.from('x'))
    await expect(restore(target, at('first.tar'), false)).rejects.toThrow('já tem arquivos (alien)')
  })

  it('gets the schema of today when its archive is older', async () => {
    const [older, newest] = listMigrations().slice(-2)
    const old = await opened(openEmptyPglite())
    await old.engine.system.use((connection) =>
      transact(connection, [], () => applyMigrations(connection, { upTo: older?.tag ?? '' })),
    )
    await run(
      old,
      `insert into users (id, name, email, type, created_at)
        values (gen_random_uuid(), 'Lia', 'lia@firma.example', 'BACKOFFICE', now())`,
    )
    const archived = await backUp(old, at('older.tar'))
    expect(archived.schema.at(-1)).toEqual(older)
    const target = await opened(openTestWorkplace())
    await restore(target, at('older.tar'), false)
    const now = await backUp(target, at('newer.tar'))
    expect(now.schema.at(-1)).toEqual(newest)
    expect(now.tables.find(({ name }) => name === 'users')?.rows).toBe(1)
  })

  it('is refused when its archive is newer', async () => {
    const manifest = {
      ...made,
      files: [],
      tables: [],
      fileSecret: false,
      schema: [...made.schema, { tag: '9999_later', hash: '0'.repeat(64) }],
    }
    await writeArchive(
      at('later.tar'),
      (archive) => archive.add(entryNames.manifest, JSON.stringify(manifest)),
      async () => undefined,
    )
    const target = await opened(openTestWorkplace())
    await expect(restore(target, at('later.tar'), false)).rejects.toThrow('9999_later')
  })
})

describe('a damaged archive', () => {
  const copy = at('damaged.tar')
  const attempt = () =>
    verifyArchive(copy).then(
      () => 'verified',
      (error: Error) => error.message,
    )

  it('is noticed whichever byte has changed', async () => {
    await writeSmall(at('small.tar'))
    const bytes = readFileSync(at('small.tar'))
    await expect(verifyArchive(at('small.tar'))).resolves.toBeTruthy()
    const wrong: number[] = []
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes)
      changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8))
      writeFileSync(copy, changed)
      if (!(await attempt()).includes('está danificado')) wrong.push(place)
    }
    expect(wrong).toEqual([])
  }, 300_000)

  it('is noticed at a hundred places of a whole firm, and nothing is written', async () => {
    const bytes = readFileSync(at('first.tar'))
    const target = await opened(openEmptyPglite())
    const answers = new Set<string>()
    for (let i = 0; i < 100; i += 1) {
      const changed = Buffer.from(bytes)
      const place = Math.floor((bytes.length * (i + 0.5)) / 100)
      changed[place] = (changed[place] ?? 0) ^ 0x01
      writeFileSync(copy, changed)
      answers.add(
        await restore(target, copy, false).then(
          () => 'restored',
          (e: Error) => e.message,
        ),
      )
    }
    expect([...answers].filter((answer) => !answer.includes('está danificado'))).toEqual([])
    await expect(run(target, 'select from users')).rejects.toMatchObject({ code: '42P01' })
  }, 300_000)

  it.each([
    ['was cut off', () => truncateSync(copy, 20_000)],
    ['is empty', () => truncateSync(copy, 0)],
    ['has more at its end', () => appendFileSync(copy, Buffer.alloc(512))],
  ])('is noticed when it %s', async (_, damage) => {
    copyFileSync(at('first.tar'), copy)
    damage()
    expect(await attempt()).toContain('está danificado')
  })

  it('is not taken for one that is not there', async () => {
    await expect(verifyArchive(at('nowhere.tar'))).rejects.toThrow('não pode ser lido')
  })
})

async function writeSmall(path: string): Promise<void> {
  const digest = {
    rows: 0,
    sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  }
  const manifest: Manifest = {
    ...made,
    tables: [{ name: 'users', columns: [], ...digest }],
    files: [],
    jobs: [],
    schema: [],
    sequences: [],
    fileSecret: true,
  }
  await writeArchive(
    path,
    async (archive) => {
      await archive.add(entryNames.fileSecret, 'secret')
      await archive.add(entryNames.manifest, JSON.stringify(manifest))
    },
    async () => undefined,
  )
}
