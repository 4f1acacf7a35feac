import { LOCALE } from '@tramite/core/calendar'
import { exportFileMessages, fillMessage, type MessageParams } from '@tramite/core/messages'
import { escapeHtml } from '../../ports/escape-html.ts'
import { toPage } from './export-page.ts'
import type { WrittenSection } from './export-section.ts'
import { sectionTitle } from './export-texts.ts'

/** The data of an export's first page. */
export interface ExportSummary {
  readonly customer: string
  readonly user: string
  readonly firm: string
  readonly contactEmail: string
  /** When the reading of the data began, in display format. */
  readonly when: string
  readonly sections: readonly WrittenSection[]
  /** The files that the storage did not have: their number, and names up to a maximum. */
  readonly missing: { readonly names: readonly string[]; readonly count: number }
}

const formatCount = (count: number) => count.toLocaleString(LOCALE)

/** The names of missing files, and how many more there are. */
function toMissingText({ names, count }: ExportSummary['missing']): string {
  const named = names.join('; ')
  const others = count - names.length
  return others === 0
    ? named
    : fillMessage(exportFileMessages['exports.missing.more'], {
        names: named,
        count: formatCount(others),
      })
}

const toLink = (path: string) => `<a href="${escapeHtml(path)}">${escapeHtml(path)}</a>`

/** The first page: the contents, and where they are. */
export function toIndexPage(summary: ExportSummary): string {
  const { sections, missing, customer, user, firm, contactEmail, when } = summary
  const fill = (code: keyof typeof exportFileMessages, values: MessageParams) =>
    escapeHtml(fillMessage(exportFileMessages[code], values))
  const values = { customer, user, firm, contactEmail, when, names: toMissingText(missing) }
  const [opening, closing] = toPage(fillMessage(exportFileMessages['exports.title'], values))
  const rows = sections.map(
    ({ name, count, files }) =>
      `<tr><td>${escapeHtml(sectionTitle(name))}</td><td>${fill(count === 1 ? 'exports.row' : 'exports.rows', { count: formatCount(count) })}</td><td>${files.map(toLink).join(', ')}</td></tr>`,
  )
  return [
    opening,
    `<p>${fill('exports.intro', values)}</p>`,
    `<p>${fill('exports.guide', values)}</p>`,
    `<p>${fill('exports.right', values)}</p>`,
    ...(missing.count > 0 ? [`<p>${fill('exports.missing', values)}</p>`] : []),
    `<h2>${exportFileMessages['exports.index']}</h2>`,
    `<table>${rows.join('\n')}</table>`,
    closing,
  ].join('\n')
}
