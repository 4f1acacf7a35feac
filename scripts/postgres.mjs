// A PostgreSQL for tests and measurements: the one named by TEST_DATABASE_URL, or a temporary
// cluster made with the server programs of this machine.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function findPrograms() {
  const folders = (process.env.PATH ?? '').split(':')
  const debian = '/usr/lib/postgresql'
  if (existsSync(debian)) {
    const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    folders.push(...versions.map((version) => join(debian, version, 'bin')))
  }
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

function idOf(flag, user) {
  const answer = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return answer.status === 0 ? Number(answer.stdout) : undefined
}

/** The server refuses to run as root, so root runs it under an ordinary account. */
function ordinaryAccount() {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const uid = idOf('-u', user)
    const gid = idOf('-g', user)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  return undefined
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/**
 * Starts PostgreSQL, or connects to an existing one.
 * @param {{ durable?: boolean, place?: string }} options durable: keep fsync on, for measurements of
 * safety; place: folder for the data, that of temporary files when absent
 * @returns {Promise<{ url: string, dataDirectory?: string, stop: () => void } | undefined>} undefined if
 * there is none; the data directory of a cluster that was created here
 */
export async function startPostgres({ durable = false, place = tmpdir() } = {}) {
  if (process.env.TEST_DATABASE_URL) {
    return { url: process.env.TEST_DATABASE_URL, stop: () => {} }
  }
  const programs = findPrograms()
  const account = ordinaryAccount()
  if (!programs || !account) return undefined

  const folder = mkdtempSync(join(place, 'tramite-postgres-'))
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
  const program = (name, args) =>
    spawnSync(join(programs, name), args, { ...account, cwd: folder, stdio: 'ignore' })
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`,
    '-c max_connections=200 -c shared_buffers=256MB',
    durable ? '' : '-c fsync=off -c synchronous_commit=off -c full_page_writes=off',
  ].join(' ')
  const initialised = program('initdb', ['-D', data, '-U', 'tramite', '-A', 'trust', '-E', 'UTF8'])
  const started =
    initialised.status === 0 &&
    program('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start'])
      .status === 0
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (!started) {
    remove()
    return undefined
  }
  return {
    url: `postgresql://tramite@127.0.0.1:${port}/postgres`,
    dataDirectory: data,
    stop() {
      program('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      remove()
    },
  }
}
