import type { StartedPortal } from './started-portal.ts'

interface Link {
  readonly email: string
  readonly token: string
}

async function takeLink(server: StartedPortal, email: string, page: string): Promise<Link> {
  const link = new RegExp(`/${page}/email/([^/]+)/token/([\\w-]+)`)
  for (let tries = 0; tries < 100; tries += 1) {
    await server.settle()
    const at = server.mails.findLastIndex(({ to, text }) => to === email && link.test(text))
    const [mail] = at < 0 ? [] : server.mails.splice(at, 1)
    const [, address = '', token] = link.exec(mail?.text ?? '') ?? []
    if (token) return { email: decodeURIComponent(address), token }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No link for ${email}`)
}

/**
 * Takes the contents of the last password link sent to somebody, as its page reads it. Its mail is
 * gone then: who asks again waits for the next one.
 */
export const takePasswordLink = (server: StartedPortal, email: string): Promise<Link> =>
  takeLink(server, email, 'reset-password')

/** The same for the link that confirms a new e-mail. */
export const takeEmailLink = (server: StartedPortal, email: string): Promise<Link> =>
  takeLink(server, email, 'confirm-email')
