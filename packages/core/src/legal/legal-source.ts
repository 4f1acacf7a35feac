import { type CivilDate, formatDate } from '../calendar/index.ts'
import type {
  LegalBlock,
  LegalDocument,
  LegalFirm,
  LegalLink,
  LegalText,
  TransferMechanism,
} from './legal.types.ts'

type BlockSource =
  | string
  | { readonly list: readonly string[] }
  | {
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/**
 * A legal document as it is written: a string is a paragraph, `[words](href)` a link, and
 * `{firm} {city} {state} {email} {privacyOfficer} {privacyEmail} {hostingCountry} {transferMechanism}
 * {date} {revised}` are filled in.
 */
export interface LegalSource {
  readonly title: string
  /** When the document was first published. */
  readonly date: CivilDate
  /** Since when its words are these. */
  readonly revised: CivilDate
  /** What each new wording changed, newest first. */
  readonly changes: readonly { readonly date: CivilDate; readonly text: string }[]
  readonly intro: string
  readonly sections: readonly {
    readonly title: string
    readonly blocks: readonly BlockSource[]
  }[]
}

/** What each mechanism of an international transfer is, in words: LGPD, art. 33. */
const transferMechanisms: Readonly<Record<TransferMechanism, string>> = {
  adequacy:
    'Decisão de adequação: a ANPD reconheceu a proteção do país de destino (LGPD, art. 33, I, e art. 34; Resolução CD/ANPD nº 32/2026, para a União Europeia)',
  standardClauses:
    'Cláusulas-padrão contratuais aprovadas pela ANPD (LGPD, art. 33, II, “b”, e art. 35; Resolução CD/ANPD nº 19/2024, anexo II)',
}

type Places = Readonly<Record<string, string>>

function toPlaces(firm: LegalFirm, { date, revised }: LegalSource): Places {
  return {
    firm: firm.name,
    city: firm.homeCity,
    state: firm.homeState,
    email: firm.contactEmail,
    privacyOfficer: firm.privacyOfficer,
    privacyEmail: firm.privacyEmail,
    hostingCountry: firm.hostingCountry,
    transferMechanism: transferMechanisms[firm.transferMechanism],
    date: formatDate(date),
    revised: formatDate(revised),
  }
}

/** 'nº 13.709', 'art. 7º', '§ 2º' stay on one line. */
function bindCitations(text: string): string {
  return text.replace(/(nº|arts?\.|§) /g, '$1\u00a0')
}

function fill(text: string, places: Places): string {
  return bindCitations(text).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = places[name]
    if (value === undefined) throw new RangeError(`core/legal: no value for {${name}}`)
    return value
  })
}

const linkPattern = /\[([^\]]+)\]\(([^)]+)\)/

// The links are found before the places are filled, so that the firm's name cannot make one.
function toText(source: string, places: Places): LegalText {
  const found = linkPattern.exec(source)
  if (!found) return source ? [fill(source, places)] : []
  const [whole, text = '', href = ''] = found
  const before = source.slice(0, found.index)
  const link: LegalLink = { text: fill(text, places), href: fill(href, places) }
  const after = toText(source.slice(found.index + whole.length), places)
  return before ? [fill(before, places), link, ...after] : [link, ...after]
}

function toBlocks(sources: readonly BlockSource[], section: number, places: Places): LegalBlock[] {
  let paragraphs = 0
  return sources.map((source) => {
    if (typeof source === 'string') {
      paragraphs += 1
      const number = `${section}.${paragraphs}`
      return { kind: 'paragraph', number, text: toText(source, places) }
    }
    if ('list' in source) {
      return { kind: 'list', items: source.list.map((item) => toText(item, places)) }
    }
    const { caption, columns, rows } = source
    const cells = rows.map((row) => row.map((cell) => toText(cell, places)))
    return { kind: 'table', caption, columns, rows: cells }
  })
}

/**
 * A legal document of one firm: numbered, anchored, its places filled.
 * @throws RangeError when the text names a place that does not exist
 */
export function toLegalDocument(source: LegalSource, firm: LegalFirm): LegalDocument {
  const places = toPlaces(firm, source)
  return {
    title: source.title,
    date: source.date,
    revised: source.revised,
    changes: source.changes.map(({ date, text }) => ({ date, text: toText(text, places) })),
    intro: toText(source.intro, places),
    sections: source.sections.map(({ title, blocks }, index) => ({
      id: String(index + 1),
      number: index + 1,
      title,
      blocks: toBlocks(blocks, index + 1, places),
    })),
  }
}
