import { formatDate } from '@tramite/core/calendar'
import type { LegalBlock, LegalDocument, LegalLink, LegalText } from '@tramite/core/legal'
import type { LegalSource } from './legal-source.schema.ts'

type BlockSource = LegalSource['sections'][number]['blocks'][number]

/**
 * The legal basis for storing data abroad: a country that the authority found adequate, or its standard
 * clauses.
 */
type TransferMechanism = 'adequacy' | 'standardClauses'

/** The data about the firm in a legal text. All of it comes from the firm's configuration. */
export interface LegalFirm {
  readonly name: string
  readonly homeCity: string
  /** Two letters. */
  readonly homeState: string
  readonly contactEmail: string
  /** Name of the data officer, which must be public (LGPD art. 41, § 1º). */
  readonly privacyOfficer: string
  /** Address of the data officer. */
  readonly privacyEmail: string
  /** Where the data are stored; must be public (Res. CD/ANPD 19/2024, art. 17, § 2º). */
  readonly hostingCountry: string
  readonly transferMechanism: TransferMechanism
}

/** Each mechanism of an international transfer in words: LGPD, art. 33. */
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

/** 'nº 13.709', 'art. 7º', '§ 2º', 'seção 3' stay on one line. */
function bindCitations(text: string): string {
  return text.replace(/(nº|arts?\.|§|[Ss]eção) /g, '$1\u00a0')
}

function fill(text: string, places: Places): string {
  return bindCitations(text).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = places[name]
    if (value === undefined) throw new RangeError(`usa {${name}}, que não existe`)
    return value
  })
}

const linkPattern = /\[([^\]]+)\]\(([^)]+)\)/

// Links are parsed before the placeholders are filled, so that the firm's name cannot create one.
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
    return { kind: 'table', caption, columns: [...columns], rows: cells }
  })
}

/**
 * A legal document of one firm: numbered, anchored, its placeholders filled.
 * @throws RangeError for an unknown placeholder, in Portuguese
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

/** The links of a text. */
function linksOf({ changes, intro, sections }: LegalDocument): LegalLink[] {
  const texts = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block): readonly LegalText[] => {
      if (block.kind === 'paragraph') return [block.text]
      return block.kind === 'list' ? block.items : block.rows.flat()
    }),
  )
  return [...changes.map(({ text }) => text), intro, ...texts]
    .flat()
    .filter((part) => typeof part !== 'string')
}

/** Mistakes in a text beyond its schema: unknown placeholders, broken links. */
export function findLegalMistakes(source: LegalSource, firm: LegalFirm): string[] {
  try {
    const document = toLegalDocument(source, firm)
    const anchors = document.sections.map(({ id }) => `#${id}`)
    const leads = (href: string) =>
      href.startsWith('#') ? anchors.includes(href) : /^(\/(?![/\\])|https:\/\/|mailto:)/.test(href)
    return linksOf(document).flatMap(({ text, href }) =>
      leads(href) ? [] : [`o link “${text}” leva a ${href}, que não existe`],
    )
  } catch (error) {
    if (error instanceof RangeError) return [error.message]
    throw error
  }
}
