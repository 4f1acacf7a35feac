import { readFileSync } from 'node:fs'
import { ConfigurationError } from '../../config/configuration-error.ts'

/** The firm's logo, embedded in e-mails. */
export interface MailLogo {
  readonly contentType: 'image/png' | 'image/jpeg'
  readonly content: Buffer
}

/** The content id by which the HTML of an e-mail references its logo. */
export const LOGO_CID = 'logo@tramite'

/** Every e-mail contains it. */
const MAX_BYTES = 100 * 1024

const kinds = [
  { contentType: 'image/png', begin: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]) },
  { contentType: 'image/jpeg', begin: Buffer.from([0xff, 0xd8, 0xff]) },
] as const

const refuse = (reason: string) => new ConfigurationError([`FIRM_CONFIG: mailLogo ${reason}`])

/**
 * Reads the logo of e-mails, which load nothing from the network.
 * @param path of a PNG or JPEG file of at most 100 kB
 * @throws ConfigurationError
 */
export function loadMailLogo(path: string): MailLogo {
  let content: Buffer
  try {
    content = readFileSync(path)
  } catch {
    throw refuse(`o arquivo ${path} não pode ser lido`)
  }
  const kind = kinds.find(({ begin }) => content.subarray(0, begin.length).equals(begin))
  if (!kind) throw refuse('deve ser um arquivo PNG ou JPEG')
  if (content.length > MAX_BYTES) throw refuse('deve ter no máximo 100 kB')
  return { contentType: kind.contentType, content }
}
