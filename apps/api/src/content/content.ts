import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LegalDocumentKey } from '@tramite/core/legal'
import { defaultQuestionnaire, type MappingQuestionnaire } from '@tramite/core/mapping'
import type * as z from 'zod/mini'
import { staysInBrazil } from '../config/hosting-country.ts'
import { journeys } from './journeys/journeys.ts'
import {
  findJourneyMistakes,
  type JourneysSource,
  journeysSourceSchema,
} from './journeys-source.schema.ts'
import { cookiePolicy } from './legal/cookie-policy.ts'
import { privacyPolicy, privacyPolicyInBrazil } from './legal/privacy-policy.ts'
import { termsOfUse } from './legal/terms-of-use.ts'
import { findLegalMistakes, type LegalFirm } from './legal-document.ts'
import { type LegalSource, legalSourceSchema } from './legal-source.schema.ts'
import {
  findQuestionMistakes,
  placeTags,
  questionsSourceSchema,
  tagsSourceSchema,
  takeTags,
} from './questionnaire-source.schema.ts'
import { riskAnalysis } from './risk/risk-analysis.ts'
import { findRiskMistakes, type RiskSource, riskSourceSchema } from './risk-source.schema.ts'

/** The texts and questions of the portal in the name of the firm. */
export interface FirmContent {
  readonly legal: Readonly<Record<LegalDocumentKey, LegalSource>>
  /** Of the data mapping. */
  readonly questionnaire: MappingQuestionnaire
  readonly risk: RiskSource
  readonly journeys: JourneysSource
}

/** The content for a firm without any of its own. */
export const defaultContent: FirmContent = {
  legal: { terms: termsOfUse, privacy: privacyPolicy, cookies: cookiePolicy },
  questionnaire: defaultQuestionnaire,
  risk: riskAnalysis,
  journeys,
}

const contentInBrazil: FirmContent = {
  ...defaultContent,
  legal: { ...defaultContent.legal, privacy: privacyPolicyInBrazil },
}

/** Our content for a firm: where its data stay in Brazil its privacy policy declares no international transfer. */
export const contentFor = ({ hostingCountry }: Pick<LegalFirm, 'hostingCountry'>): FirmContent =>
  staysInBrazil(hostingCountry) ? contentInBrazil : defaultContent

/** A subject of the content, in a file of its own. */
interface Subject<Source> {
  readonly schema: z.ZodMiniType<Source>
  /** Mistakes beyond its schema, one line each. */
  readonly findMistakes?: (source: Source, firm: LegalFirm) => readonly string[]
  /** The content with the firm's own replacing the portal's. */
  readonly place: (content: FirmContent, source: Source) => FirmContent
  /** The content of its file for a given content. */
  readonly take: (content: FirmContent) => Source
}
type Placed = (content: FirmContent) => FirmContent

interface Found {
  readonly place: Placed
  readonly mistakes: readonly string[]
}
const wrong = (...mistakes: readonly string[]): Found => ({ place: (content) => content, mistakes })

const toLine = ({ code, path, message, ...issue }: z.core.$ZodIssue): string =>
  code === 'unrecognized_keys' && 'keys' in issue
    ? `campo desconhecido ${[...path, issue.keys.join(', ')].join('.')}`
    : `${path.join('.') || 'o conteúdo'} ${message}`

/** A subject, whatever the content of its file. */
interface SubjectFile {
  readonly read: (values: unknown, firm: LegalFirm) => Found
  readonly take: (content: FirmContent) => unknown
}

function subject<Source>({
  schema,
  findMistakes = () => [],
  place,
  take,
}: Subject<Source>): SubjectFile {
  const read = (values: unknown, firm: LegalFirm): Found => {
    const result = schema.safeParse(values)
    if (!result.success) return wrong(...result.error.issues.map(toLine))
    const mistakes = findMistakes(result.data, firm)
    return { place: (content) => place(content, result.data), mistakes }
  }
  return { read, take }
}

const legal = (document: LegalDocumentKey) =>
  subject({
    schema: legalSourceSchema,
    findMistakes: findLegalMistakes,
    place: (content, source) => ({ ...content, legal: { ...content.legal, [document]: source } }),
    take: (content) => content.legal[document],
  })

const subjects: Readonly<Record<string, SubjectFile>> = {
  'terms.json': legal('terms'),
  'privacy.json': legal('privacy'),
  'cookies.json': legal('cookies'),
  'mapping-questions.json': subject({
    schema: questionsSourceSchema,
    findMistakes: findQuestionMistakes,
    place: (content, { questions }) => ({
      ...content,
      questionnaire: { ...content.questionnaire, questions },
    }),
    take: ({ questionnaire: { questions } }) => ({ questions }),
  }),
  'mapping-tags.json': subject({
    schema: tagsSourceSchema,
    place: (content, source) => ({
      ...content,
      questionnaire: placeTags(content.questionnaire, source),
    }),
    take: ({ questionnaire }) => takeTags(questionnaire),
  }),
  'risk.json': subject({
    schema: riskSourceSchema,
    findMistakes: findRiskMistakes,
    place: (content, risk) => ({ ...content, risk }),
    take: ({ risk }) => risk,
  }),
  'journeys.json': subject({
    schema: journeysSourceSchema,
    findMistakes: findJourneyMistakes,
    place: (content, source) => ({ ...content, journeys: source }),
    take: (content) => content.journeys,
  }),
}

function readSubject(folder: string, name: string, firm: LegalFirm): Found {
  const known = subjects[name]
  if (!known)
    return wrong(`arquivo desconhecido: são conhecidos ${Object.keys(subjects).join(', ')}`)
  try {
    return known.read(JSON.parse(readFileSync(join(folder, name), 'utf8')), firm)
  } catch (error) {
    return wrong(error instanceof SyntaxError ? 'não é um JSON válido' : 'não pode ser lido')
  }
}

/**
 * The content of a firm: for each subject its own file, or ours.
 * @param folder of its files; hidden ones are ignored
 * @param firm data for its texts
 * @returns the content, and each mistake in a line that begins with the name of the file
 */
export function readContent(
  folder: string,
  firm: LegalFirm,
): { readonly content: FirmContent; readonly mistakes: readonly string[] } {
  let names: string[]
  try {
    names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  } catch {
    return { content: contentFor(firm), mistakes: [`content: a pasta ${folder} não pode ser lida`] }
  }
  const found = names.sort().map((name) => ({ name, ...readSubject(folder, name, firm) }))
  return {
    content: found.reduce((content, { place }) => place(content), contentFor(firm)),
    mistakes: found.flatMap(({ name, mistakes }) =>
      mistakes.map((mistake) => `content/${name}: ${mistake}`),
    ),
  }
}

/** Our content in the files that a firm can change, by name. */
export const toContentFiles = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(subjects).map(([name, { take }]) => [
      name,
      `${JSON.stringify(take(defaultContent), null, 2)}\n`,
    ]),
  )
