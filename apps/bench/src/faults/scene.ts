import { signIn } from '../kill/api.ts'
import { type Server, startApi } from '../processes/server.ts'
import { type Answer, ask, type Headers } from './ask.ts'

/** A server with the demo firm, and a signed-in user. */
export interface Scene {
  readonly server: Server
  readonly origin: string
  readonly headers: Headers
  /** A demand of theirs. */
  readonly demandId: string
  list(): Promise<Answer>
  create(): Promise<Answer>
  /** Writes to the demand. */
  rename(): Promise<Answer>
}

export async function openScene(
  env: Readonly<Record<string, string>>,
  options: { readonly nodeFlags?: readonly string[]; readonly port?: number } = {},
): Promise<Scene> {
  const server = await startApi({ LOG_LEVEL: 'silent', ...env }, { timeoutMs: 180_000, ...options })
  const { origin } = server
  const headers = await signIn(origin)
  const draft = { name: 'Contrato', description: 'Revisar' }
  const create = () => ask(origin, 'POST /api/demands', { headers, body: draft })
  const { text } = await create()
  const { id: demandId } = JSON.parse(text) as { id: string }
  return {
    server,
    origin,
    headers,
    demandId,
    list: () => ask(origin, 'GET /api/demands?limit=20', { headers }),
    create,
    rename: () => ask(origin, `PUT /api/demands/${demandId}`, { headers, body: { name: 'Outro' } }),
  }
}

export const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work))
