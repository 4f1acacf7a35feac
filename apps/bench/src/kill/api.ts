/** Calls of one signed-in user. */
export interface Api {
  /** @throws Error for anything but 2xx, and when there is no answer */
  call<T>(method: string, path: string, body?: unknown): Promise<T>
}

const TIMEOUT_MS = 10_000

export function createApi(origin: string, headers: Readonly<Record<string, string>>): Api {
  return {
    async call<T>(method: string, path: string, body?: unknown): Promise<T> {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok)
        throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as T
    },
  }
}

/** Signs in as a user of the demo firm who may create demands. */
export async function signIn(origin: string): Promise<Readonly<Record<string, string>>> {
  const credentials = { email: 'user@aurora.example', password: 'Tramite2026' }
  const { token } = await createApi(origin, {}).call<{ token: string }>(
    'POST',
    '/auth',
    credentials,
  )
  const headers = { authorization: `Bearer ${token}` }
  const { business } = await createApi(origin, headers).call<{ business: { id: string }[] }>(
    'GET',
    '/business',
  )
  const businessid = business[0]?.id
  if (!businessid) throw new Error('The user has no business')
  return { ...headers, businessid }
}
