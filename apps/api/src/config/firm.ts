import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { LegalVersions } from '@tramite/core/legal'
import { contentFor, defaultContent, readContent } from '../content/content.ts'
import { ConfigurationError } from './configuration-error.ts'
import { type FirmConfig, type FirmConfigInput, type FirmFile, firmSchema } from './firm.schema.ts'

/** The invented firm of a start without `FIRM_CONFIG`. */
const demoFirm: FirmConfigInput = {
  name: 'Vasconcelos & Prado',
  shortLabel: 'VP',
  homeCity: 'São Paulo',
  homeState: 'SP',
  conventions: 'specified',
  contactEmail: 'contato@vasconceloseprado.example',
  financeEmail: 'financeiro@vasconceloseprado.example',
  privacyOfficer: 'Otávio Vasconcelos',
  privacyEmail: 'privacidade@vasconceloseprado.example',
  senderEmail: 'portal@vasconceloseprado.example',
  messagingUrl: 'https://mensagens.vasconceloseprado.example/atendimento',
  blogUrl: 'https://blog.vasconceloseprado.example',
  videosUrl: 'https://videos.vasconceloseprado.example',
  officeHours: 'segunda a sexta, das 9h às 18h',
  banners: [
    {
      image: '/announcements/lgpd.svg',
      link: 'https://blog.vasconceloseprado.example/lgpd-para-empresas-pequenas',
      description: 'Guia da LGPD para empresas pequenas',
    },
    {
      image: '/announcements/marcas.svg',
      link: 'https://blog.vasconceloseprado.example/registre-a-sua-marca',
      description: 'Registre a sua marca antes que outro o faça',
    },
  ],
  accent: { light: '#1d5c4b', dark: '#6fc3a6' },
}

function parseFirm(values: unknown, source: string): FirmFile {
  const result = firmSchema.safeParse(values, {
    error: ({ input }) => (input === undefined ? 'é obrigatório' : 'não tem a forma esperada'),
  })
  if (result.success) return result.data
  throw new ConfigurationError(
    result.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `${source}: campo desconhecido ${issue.keys.join(', ')}`
        : `${source}: ${issue.path.join('.') || 'o conteúdo'} ${issue.message}`,
    ),
  )
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'não é um JSON válido' : 'não pode ser lido'
    throw new ConfigurationError([`FIRM_CONFIG: o arquivo ${path} ${reason}`])
  }
}

/** Reserved hosts (RFC 2606): a file copied from an example still names them. */
const exampleHost = /(?:^|\.)example(?:\.(?:com|net|org))?$/i

const hostOf = (text: string): string =>
  URL.canParse(text) ? new URL(text).hostname : text.slice(text.lastIndexOf('@') + 1)

/** @param values the firm, or a part of it at `path` */
function findExamples(values: object, path = ''): string[] {
  return Object.entries(values).flatMap(([field, value]: [string, unknown]) => {
    const place = `${path}${field}`
    if (typeof value === 'object' && value !== null) return findExamples(value, `${place}.`)
    return typeof value === 'string' && exampleHost.test(hostOf(value))
      ? [`FIRM_CONFIG: ${place} é um endereço de exemplo, que não existe: ${value}`]
      : []
  })
}

/**
 * The firm's configuration.
 * @param path a JSON file; the demo firm when absent
 * @param production whether customers will see it: then it must not contain example addresses
 * @throws ConfigurationError with one line for each mistake
 */
export function readFirmConfig(path?: string, { production = false } = {}): FirmConfig {
  if (path === undefined) {
    return { ...parseFirm(demoFirm, 'Firma de demonstração'), content: defaultContent }
  }
  const firm = parseFirm(readJson(path), 'FIRM_CONFIG')
  const inFolder = (name: string | null) => (name === null ? null : resolve(dirname(path), name))
  const folder = inFolder(firm.content)
  const { content, mistakes } =
    folder === null ? { content: contentFor(firm), mistakes: [] } : readContent(folder, firm)
  const found = [
    ...(production ? findExamples(firm) : []),
    ...mistakes.map((mistake) => `FIRM_CONFIG: ${mistake}`),
  ]
  if (found.length > 0) throw new ConfigurationError(found)
  return { ...firm, mailLogo: inFolder(firm.mailLogo), content }
}

/**
 * Validates a configuration in the format of its file.
 * @throws ConfigurationError with one line for each mistake
 */
export const toFirmFile = (values: unknown): string =>
  `${JSON.stringify(parseFirm(values, 'Escritório'), null, 2)}\n`

/** The part that the browser may know: all but what only e-mails need, and what it requests by calls. */
export type PublicFirmConfig = Omit<
  FirmConfig,
  'senderEmail' | 'mailLogo' | 'staffDemandUrl' | 'content'
> & {
  /** Tells a browser without a call whether there is anything new to accept. */
  readonly legalVersions: LegalVersions
  /** Tells a browser whether its consent is to the cookie policy in force. */
  readonly cookiePolicyVersion: string
}

/** The part of the configuration that is embedded in the portal's HTML. */
export function toPublicFirmConfig({
  senderEmail: _,
  mailLogo: __,
  staffDemandUrl: ___,
  content: { legal },
  ...config
}: FirmConfig): PublicFirmConfig {
  const { terms, privacy, cookies } = legal
  return {
    ...config,
    legalVersions: { terms: terms.revised, privacy: privacy.revised },
    cookiePolicyVersion: cookies.revised,
  }
}
