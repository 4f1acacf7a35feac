import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigurationError } from './configuration-error.ts'
import { readEnvironment } from './environment.ts'

function mistakesOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnvironment(variables)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes
    throw error
  }
  return []
}

/** Everything that production requires. */
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://portal@localhost/portal',
  PUBLIC_URL: 'https://portal.silvaesouza.adv.br',
  SMTP_URL: 'smtp://localhost',
  FIRM_CONFIG: '/etc/tramite/firm.json',
}

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      production: false,
      port: 4000,
      dataDirectory: resolve('.data'),
      databaseUrl: undefined,
      smtpUrl: undefined,
      publicUrl: 'http://localhost:4000',
      firmConfigPath: undefined,
      logLevel: 'info',
    })
  })

  it('has ends of sessions, of which nobody is idle for longer than to the last', () => {
    const HOURS = 60 * 60 * 1000
    const DAYS = 24 * HOURS
    expect(readEnvironment({}).sessionLimits).toEqual({
      current: { idleMs: 12 * HOURS, maxMs: 7 * DAYS },
      remembered: { idleMs: 30 * DAYS, maxMs: 90 * DAYS },
    })
    const short = { SESSION_MAX_DAYS: '1', SESSION_IDLE_HOURS: '48' }
    expect(readEnvironment({ ...short, REMEMBERED_SESSION_MAX_DAYS: '7' }).sessionLimits).toEqual({
      current: { idleMs: DAYS, maxMs: DAYS },
      remembered: { idleMs: 7 * DAYS, maxMs: 7 * DAYS },
    })
  })

  it.each([
    'SESSION_IDLE_HOURS',
    'SESSION_MAX_DAYS',
    'REMEMBERED_SESSION_IDLE_DAYS',
    'REMEMBERED_SESSION_MAX_DAYS',
  ])('takes whole numbers from 1 to 400 for %s', (name) => {
    for (const value of ['0', '-1', '1.5', '401', '1e2', 'nunca']) {
      expect(mistakesOf({ [name]: value })).toEqual([
        `${name} deve ser um número inteiro de 1 a 400`,
      ])
    }
    expect(mistakesOf({ [name]: '400' })).toEqual([])
  })

  it('takes an empty variable for an absent one', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toEqual(readEnvironment({}))
  })

  it('derives the public address from the port, and drops its final slash', () => {
    expect(readEnvironment({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100')
    expect(readEnvironment({ PUBLIC_URL: 'https://portal.firma.example/' }).publicUrl).toBe(
      'https://portal.firma.example',
    )
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '40.5'],
    ['DATABASE_URL', 'mysql://root:s3gredo@localhost/banco'],
    ['DATABASE_URL', 's3gredo'],
    ['DATABASE_URL', 'postgresql://portal:s3gredo%@localhost/portal'],
    ['DATABASE_URL', 'postgresql://portal:s3gredo%E9@localhost/portal'],
    ['DATABASE_CONNECTIONS', '1 000'],
    ['DATABASE_PATIENCE_MS', '1s'],
    ['DATABASE_STATEMENT_MS', '9s'],
    ['DATABASE_POOLER', 'transaction'],
    ['SMTP_URL', 'https://s3gredo.example'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'portal.firma.example'],
    ['PUBLIC_URL', 'https://firma.example/portal'],
    ['PUBLIC_URL', 'https://portal.firma.example/?s3gredo'],
    ['PUBLIC_URL', 'https://portal.firma.example/#s3gredo'],
    ['PUBLIC_URL', 'https://ana:s3gredo@portal.firma.example'],
    ['NODE_ENV', 'staging'],
    ['PGLITE_IN_PRODUCTION', 'yes'],
    ['S3_BUCKET', 'Meus Arquivos'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['S3_ENDPOINT', 'https://s3.example/?s3gredo'],
    ['S3_REGION', 'São Paulo'],
    ['CLAMD_URL', 'clamd.firma.example'],
    ['CLAMD_URL', 'http://clamd:3310'],
    ['CLAMD_URL', 'tcp:///clamd'],
    ['CLAMD_URL', 'tcp://clamd:3310/scan'],
    ['CLAMD_URL', 'unix://run/clamd.ctl'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, proxy.example'],
  ])('says in one line that %s=%s is wrong, without its value', (name, value) => {
    const mistakes = mistakesOf({ [name]: value })
    expect(mistakes).toEqual([expect.stringMatching(new RegExp(`^${name} [^\\n]+$`))])
    expect(mistakes[0]).not.toContain(value)
  })

  it('knows the proxies by number or by address', () => {
    expect(readEnvironment({}).trustProxy).toEqual([])
    expect(readEnvironment({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readEnvironment({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
    ])
  })

  it('finds the scanner of uploads on a host or at a path', () => {
    const clamdAt = (CLAMD_URL: string) => readEnvironment({ CLAMD_URL }).clamd
    expect(clamdAt('')).toBeUndefined()
    expect(clamdAt('tcp://clamd')).toEqual({ host: 'clamd', port: 3310 })
    expect(clamdAt('tcp://[::1]:3311')).toEqual({ host: '::1', port: 3311 })
    expect(clamdAt('unix:///run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' })
  })

  it('tells all mistakes at once', () => {
    expect(mistakesOf({ PORT: 'x', LOG_LEVEL: 'x', SMTP_URL: 'x' })).toHaveLength(3)
  })

  describe('of the demo firm', () => {
    it.each([
      ['fills an empty folder', {}, true],
      ['stays out when told to', { DEMO: 'no' }, false],
      ['stays out of a PostgreSQL', { DATABASE_URL: 'postgresql://p@localhost/p' }, false],
      [
        'fills a PostgreSQL when asked',
        { DATABASE_URL: 'postgresql://p@localhost/p', DEMO: 'yes' },
        true,
      ],
      ['never is in production', production, false],
    ])('%s', (_, variables, loadDemo) => {
      expect(readEnvironment(variables).loadDemo).toBe(loadDemo)
    })
  })

  describe('of a storage of files', () => {
    const s3 = {
      S3_BUCKET: 'arquivos',
      S3_REGION: 'sa-east-1',
      S3_ACCESS_KEY_ID: 'chave',
      S3_SECRET_ACCESS_KEY: 's3gredo',
    }

    it('finds the bucket by host at Amazon, by path elsewhere', () => {
      expect(readEnvironment(s3).s3).toEqual({
        bucket: 'arquivos',
        region: 'sa-east-1',
        address: 'https://arquivos.s3.sa-east-1.amazonaws.com',
        accessKeyId: 'chave',
        secretAccessKey: 's3gredo',
      })
      const { S3_REGION: _, ...elsewhere } = { ...s3, S3_ENDPOINT: 'https://s3.firma.example/' }
      expect(readEnvironment(elsewhere).s3).toMatchObject({
        region: 'us-east-1',
        address: 'https://s3.firma.example/arquivos',
      })
      expect(readEnvironment({}).s3).toBeUndefined()
    })

    it.each([
      ['S3_ACCESS_KEY_ID', 'S3_ACCESS_KEY_ID é preciso junto com S3_BUCKET'],
      ['S3_SECRET_ACCESS_KEY', 'S3_SECRET_ACCESS_KEY é preciso junto com S3_BUCKET'],
      ['S3_BUCKET', 'S3_BUCKET é preciso junto com S3_REGION'],
      ['S3_REGION', 'S3_REGION ou S3_ENDPOINT é preciso junto com S3_BUCKET'],
    ])('misses %s', (name, line) => {
      expect(mistakesOf({ ...s3, [name]: '' })).toEqual([line])
    })

    it('refuses what a page of https could not reach', () => {
      const open = { ...s3, S3_ENDPOINT: 'http://minio:9000' }
      expect(mistakesOf(open)).toEqual([])
      expect(mistakesOf({ ...open, PUBLIC_URL: 'https://portal.example' })).toEqual([
        expect.stringMatching(/^S3_ENDPOINT deve ser https/),
      ])
    })
  })

  describe('of outside services', () => {
    const given = {
      PAYMENTS_URL: 'http://127.0.0.1:9100/v1/',
      PAYMENTS_SECRET: 'um segredo bem longo',
      CHAT_CHANNEL_URL: 'https://chat.firma.example/hooks/1',
      CHAT_CHANNEL_SECRET: 'outro segredo bem longo',
    }

    it('finds where they are', () => {
      expect(readEnvironment(given)).toMatchObject({
        payments: { baseUrl: 'http://127.0.0.1:9100/v1', secret: 'um segredo bem longo' },
        chatChannel: { baseUrl: 'https://chat.firma.example/hooks/1' },
      })
      expect(readEnvironment({})).toMatchObject({ payments: undefined, chatChannel: undefined })
    })

    it.each([
      ['PAYMENTS_URL', '', 'PAYMENTS_URL é preciso junto com PAYMENTS_SECRET'],
      ['PAYMENTS_SECRET', '', 'PAYMENTS_SECRET é preciso junto com PAYMENTS_URL'],
      ['CHAT_CHANNEL_SECRET', 'curto', 'CHAT_CHANNEL_SECRET deve ter no mínimo 16 caracteres'],
    ])('refuses %s=%j', (name, value, line) => {
      expect(mistakesOf({ ...given, [name]: value })).toEqual([line])
    })

    it('asks for https in production', () => {
      const drawn = { PAYMENTS_SECRET: 'b3Yk9dQx7LmT2pWz', CHAT_CHANNEL_SECRET: 'h5Vn8sRj4CgF6uKe' }
      expect(mistakesOf({ ...given, ...drawn, ...production })).toEqual([
        expect.stringMatching(/^PAYMENTS_URL deve ser https/),
      ])
    })
  })

  describe('in production', () => {
    it('is content with what customers need', () => {
      expect(mistakesOf(production)).toEqual([])
      expect(
        mistakesOf({ ...production, DATABASE_URL: '', PGLITE_IN_PRODUCTION: 'accept-risk' }),
      ).toEqual([])
    })

    it.each([
      [{ DATABASE_URL: '' }, 'PGLITE_IN_PRODUCTION=accept-risk'],
      [{ DATABASE_URL: 'postgresql://portal:postgres@db/portal' }, 'A senha em DATABASE_URL'],
      [{ DATABASE_URL: 'postgresql://portal:portal2026@db/portal' }, 'A senha em DATABASE_URL'],
      [{ FIRM_CONFIG: '' }, 'FIRM_CONFIG, o arquivo do escritório'],
      [{ PUBLIC_URL: '' }, 'é preciso PUBLIC_URL'],
      [{ PUBLIC_URL: 'http://portal.silvaesouza.adv.br' }, 'PUBLIC_URL deve ser https'],
      [{ SMTP_URL: '' }, 'é preciso SMTP_URL'],
      [{ DEMO: 'yes' }, 'retire DEMO=yes'],
      [
        { PAYMENTS_URL: 'https://p.com.br', PAYMENTS_SECRET: 'um segredo bem longo' },
        'PAYMENTS_SECRET é fácil de adivinhar',
      ],
      [
        { CHAT_CHANNEL_URL: 'https://c.com.br', CHAT_CHANNEL_SECRET: 'aaaaaaaaaaaaaaaabc' },
        'CHAT_CHANNEL_SECRET é fácil de adivinhar',
      ],
    ])('refuses %j in one line', (change, line) => {
      const mistakes = mistakesOf({ ...production, ...change })
      expect(mistakes).toEqual([expect.stringContaining(line)])
      expect(mistakes[0]).not.toContain('\n')
    })

    it('takes a drawn password of the database', () => {
      const url = 'postgresql://portal:9f86d081884c7d659a2feaa0c55ad015@db/portal'
      expect(mistakesOf({ ...production, DATABASE_URL: url })).toEqual([])
    })

    it('tells all that is missing at once', () => {
      expect(mistakesOf({ NODE_ENV: 'production' })).toHaveLength(4)
    })

    it('lets the commands begin before everything is there', () => {
      const environment = readEnvironment({ NODE_ENV: 'production' }, { forCustomers: false })
      expect(environment).toMatchObject({ production: true, loadDemo: false })
    })
  })
})
