import type { StartedPortal } from './started-portal.ts'

/** Takes what the link of the last e-mail to somebody says, as its page reads it. */
export async function takePasswordLink(
  server: StartedPortal,
  email: string,
): Promise<{ email: string; token: string }> {
  for (let tries = 0; tries < 100; tries += 1) {
    await server.settle()
    const mail = server.mails.findLast(({ to }) => to === email)
    const [, address = '', token] =
      /\/reset-password\/email\/([^/]+)\/token\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    if (token) return { email: decodeURIComponent(address), token }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No link for ${email}`)
}
