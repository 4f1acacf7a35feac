import { FILE_SIZE_MAX, formatFileSize } from '@tramite/core/files'
import * as z from 'zod/mini'
import type { FirmContent } from '../content/content.ts'
import { contrastOf } from './contrast.ts'
import { namesBrazilAmongOthers } from './hosting-country.ts'

/** Minimum contrast of text, WCAG 2.2 AA. */
export const textContrast = 4.5
const lightSurface = '#ffffff'
export const darkSurface = '#19201d'

const text = (max = 255) =>
  z.string().check(z.minLength(1, 'é obrigatório'), z.maxLength(max, 'é longo demais'))
const email = z.email({ error: 'deve ser um e-mail' })
const link = z.string().check(
  z.refine((value) => URL.canParse(value) && new URL(value).protocol === 'https:', {
    error: 'deve ser um endereço https://',
  }),
)
/** Of a demand in another app: its id is put in the place of `{id}`. */
const demandLink = link.check(z.regex(/\{id\}/, 'deve ter {id} no lugar do id da demanda'))
/** Of a picture: an external one, or one that the portal itself serves, from its build. */
const picture = z.union([link, z.string().check(z.regex(/^\/announcements\/[\w-][\w.-]*$/))], {
  error: 'deve ser um endereço https:// ou um caminho /announcements/arquivo do portal',
})
const colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'deve ser uma cor #rrggbb'))

const readable = (surface: string, theme: string) =>
  z.refine<string>((value) => contrastOf(value, surface) >= textContrast, {
    error: `não tem contraste suficiente no tema ${theme} (mínimo ${textContrast}:1)`,
  })

const accentSchema = z.object(
  {
    /** On the light theme's surface, and under white text. */
    light: colour.check(readable(lightSurface, 'claro')),
    /** On the dark theme's surface. */
    dark: colour.check(readable(darkSurface, 'escuro')),
  },
  { error: 'deve ter uma cor para cada tema: { "light": "#rrggbb", "dark": "#rrggbb" }' },
)

/** Of any year, and so of a leap year. */
const isMonthDay = (value: string) => z.iso.date().safeParse(`2000-${value}`).success
const monthDay = z.string().check(z.refine(isMonthDay, { error: 'deve ser um dia MM-DD' }))

/** By name: the signs of an offset mean different things to the database and to us. */
function isTimeZone(value: string): boolean {
  try {
    return /^[A-Z]/i.test(value) && Intl.DateTimeFormat('pt-BR', { timeZone: value }) !== null
  } catch {
    return false
  }
}
const timeZone = z
  .string()
  .check(
    z.refine(isTimeZone, { error: 'deve ser o nome de um fuso horário, como America/Sao_Paulo' }),
  )

const holidaySchema = z.union([
  z.strictObject({ name: text(80), date: z.iso.date('deve ser um dia AAAA-MM-DD') }),
  z.strictObject({ name: text(80), monthDay }),
  z.strictObject({ name: text(80), daysFromEaster: z.int() }),
])

const hostingCountry = text(80).check(
  z.refine((value) => !namesBrazilAmongOthers(value), {
    error: 'deve ser só Brasil, ou só o país estrangeiro em que os dados ficam',
  }),
)

/**
 * The configuration that makes the portal one firm's. Validated at start; nothing of it is a constant in
 * code.
 */
export const firmSchema = z.strictObject({
  name: text(80),
  /** Shown for the firm instead of a person's name or a logo. */
  shortLabel: text(4),
  homeCity: text(80),
  homeState: text(2),
  conventions: z.enum(['specified', 'brazil'], { error: 'deve ser specified ou brazil' }),
  timeZone: z._default(timeZone, 'America/Sao_Paulo'),
  optionalHolidays: z._default(z.array(holidaySchema), []),
  contactEmail: email,
  financeEmail: email,
  /** Name of the data officer, shown to the public: Lei 13.709/2018, art. 41, § 1º. */
  privacyOfficer: text(80),
  privacyEmail: email,
  /** Where the data are stored, shown to the public: Resolução CD/ANPD 19/2024, art. 17, § 2º. */
  hostingCountry: z._default(hostingCountry, 'Estados Unidos da América'),
  transferMechanism: z._default(
    z.enum(['adequacy', 'standardClauses'], { error: 'deve ser adequacy ou standardClauses' }),
    'standardClauses',
  ),
  /** Sender of the portal's e-mails. */
  senderEmail: email,
  messagingUrl: link,
  blogUrl: link,
  videosUrl: link,
  /** In display format: 'segunda a sexta, das 9h às 18h'. */
  officeHours: text(80),
  banners: z._default(z.array(z.object({ image: picture, link, description: text(120) })), []),
  logoUrl: z._default(z.nullable(picture), null),
  /** Path of a PNG or JPEG for e-mails, relative to this file: they load nothing from the network. */
  mailLogo: z._default(z.nullable(text(500)), null),
  /**
   * Path of a folder with the firm's own texts and questions, relative to this file; ours are used for
   * the rest.
   */
  content: z._default(z.nullable(text(500)), null),
  accent: accentSchema,
  /** Null if the firm uses none. */
  analyticsUrl: z._default(z.nullable(link), null),
  heatMapUrl: z._default(z.nullable(link), null),
  npsUrl: z._default(z.nullable(link), null),
  liveChatUrl: z._default(z.nullable(link), null),
  /**
   * Address of a demand in the firm's own app, with `{id}` in it, for e-mails to its people: the portal is
   * for customers. Null if it has none.
   */
  staffDemandUrl: z._default(z.nullable(demandLink), null),
  /** Name of the payment provider in the address of its calls. */
  paymentProvider: z._default(
    z
      .string()
      .check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'deve ter letras minúsculas, dígitos e hífens')),
    'pagamentos',
  ),
  /** Quota for the files of one customer, in bytes; at least one file of the largest size. */
  customerFilesBytes: z._default(
    z
      .int('deve ser um número inteiro de bytes')
      .check(
        z.minimum(
          FILE_SIZE_MAX,
          `deve ser um número de bytes a partir de ${FILE_SIZE_MAX} (${formatFileSize(FILE_SIZE_MAX)})`,
        ),
      ),
    10 * 1024 ** 3,
  ),
  /** Which users of a customer may add, change and remove others. */
  usersManagedBy: z._default(
    z.enum(['everyone', 'admins'], { error: 'deve ser everyone ou admins' }),
    'everyone',
  ),
})

/** The content of `FIRM_CONFIG`. */
export type FirmFile = z.infer<typeof firmSchema>

/** The firm configuration, with the contents of the files that it names. */
export type FirmConfig = Omit<FirmFile, 'content'> & {
  readonly content: FirmContent
}

/** The permitted content of `FIRM_CONFIG`, before defaults. */
export type FirmConfigInput = z.input<typeof firmSchema>
