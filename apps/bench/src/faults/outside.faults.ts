import { freePort } from '../processes/free-port.ts'
import { startApi } from '../processes/server.ts'
import { createPgliteStore } from '../processes/store.ts'
import { ask, type FaultRow, readinessOf } from './ask.ts'
import { openScene } from './scene.ts'
import { openSilentDoor } from './silent-door.ts'

const engine = 'PGlite' as const

const storageAt = (port: number) => ({
  S3_BUCKET: 'arquivos',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: 'nobody',
  S3_SECRET_ACCESS_KEY: 'nothing',
})

/** The first start of a server whose file storage is unavailable. */
async function storageAway(fault: string, port: number): Promise<FaultRow[]> {
  // An existing firm: with an empty database nobody could sign in until the storage is back.
  const { env } = createPgliteStore()
  await (await openScene(env)).server.stop('SIGKILL')
  const scene = await openScene({ ...env, ...storageAt(port) })
  const { origin, headers, demandId } = scene
  const file = { fileName: 'a.pdf', fileType: 'application/pdf', fileSize: '9', type: 'ATTACHMENT' }
  const upload = await ask(origin, `GET /api/signedPutFileUrl?${new URLSearchParams(file)}`, {
    headers,
  })
  const { key: awsFileKey } = JSON.parse(upload.text) as { key: string }
  const attachments = [{ fileName: 'a.pdf', fileType: 'application/pdf', fileSize: 9, awsFileKey }]
  const attach = () =>
    ask(origin, `POST /api/demands/${demandId}/items/message`, { headers, body: { attachments } })
  const answers = [await attach()]
  const again = [await attach()]
  const lists = [await scene.list()]
  const readiness = await readinessOf(origin)
  await scene.server.stop('SIGKILL')
  const shared = { fault, engine, readiness: '' }
  return [
    {
      ...shared,
      asked: 'a message with a file',
      answers,
      readiness,
      promisedMs: null,
      right: ['503'],
    },
    {
      ...shared,
      asked: 'the same at once again',
      answers: again,
      promisedMs: 1500,
      right: ['503'],
    },
    { ...shared, asked: 'a list', answers: lists, promisedMs: 1500, right: ['200'] },
  ]
}

async function firstStartWithoutStorage(): Promise<FaultRow[]> {
  const { env } = createPgliteStore()
  const server = await startApi({ LOG_LEVEL: 'silent', ...env, ...storageAt(await freePort()) })
  const answers = [await ask(server.origin, 'GET /')]
  const readiness = await readinessOf(server.origin)
  await server.stop('SIGKILL')
  const asked = 'the portal, at the very first start'
  return [{ fault: 'S3 away', engine, asked, answers, readiness, promisedMs: 1500, right: ['200'] }]
}

async function mailAway(fault: string, port: number): Promise<FaultRow[]> {
  const { env } = createPgliteStore()
  const { origin, server } = await openScene({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` })
  const body = { email: 'user@aurora.example' }
  const answers = [await ask(origin, 'POST /api/auth/reset-password', { body })]
  const readiness = await readinessOf(origin)
  await server.stop('SIGKILL')
  const asked = 'a forgotten password'
  return [{ fault, engine, asked, answers, readiness, promisedMs: 1500, right: ['204'] }]
}

/** A storage and a mail server that refuse connections, or never answer. */
export async function faultsOutside(): Promise<FaultRow[]> {
  const silent = await openSilentDoor(null)
  try {
    return [
      ...(await storageAway('S3 away', await freePort())),
      ...(await firstStartWithoutStorage()),
      ...(await storageAway('S3 silent', silent.port)),
      ...(await mailAway('SMTP away', await freePort())),
      ...(await mailAway('SMTP silent', silent.port)),
    ]
  } finally {
    silent.close()
  }
}
