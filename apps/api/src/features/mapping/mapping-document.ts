import { addMonths, formatDate } from '@tramite/core/calendar'
import {
  type AnswersByField,
  type ChangedActivity,
  isUnchanged,
  type MappingQuestion,
  suggestLegalBases,
  toAnswerText,
} from '@tramite/core/mapping'
import { message } from '@tramite/core/messages'
import type { PdfBlock, PdfDocument } from '../../ports/pdf/pdf.port.ts'
import type { CompletedMapping } from '../../tables/completions.table.ts'

const UNANSWERED = 'Não informado'
/** The record has to be reviewed after this many months, or when an activity changes. */
const REVIEW_MONTHS = 12

/** The name of a mapping's document in every list, by which those of two versions differ. */
const toMappingTitle = ({ businessName, finishedOn }: CompletedMapping) =>
  `Mapeamento de dados de ${businessName}, concluído em ${formatDate(finishedOn)}`

const LEGAL_BASIS = 'Hipótese legal de cada finalidade'

/** The legal bases follow the purposes that they derive from: ANPD's model of the record has both. */
function toLegalBasisRow(answers: AnswersByField): readonly string[] {
  const bases = suggestLegalBases(answers).map(
    ({ purpose, basis }) => `${purpose}: ${basis ?? message('mapping.report.unknownBasis')}`,
  )
  return [LEGAL_BASIS, bases.join('; ') || UNANSWERED]
}

type Questions = readonly MappingQuestion[]

function toRows(answers: AnswersByField, questions: Questions): (readonly string[])[] {
  return questions.flatMap(({ field, title }, index) => {
    const said = toAnswerText(field, answers[field] ?? '')
    const row = [`${index + 1}. ${title}`, said || UNANSWERED]
    return field === 'question3' ? [row, toLegalBasisRow(answers)] : [row]
  })
}

function toSectorBlocks(
  { name, activities }: CompletedMapping['sectors'][number],
  questions: Questions,
): PdfBlock[] {
  const nothing: PdfBlock = { kind: 'paragraph', text: 'Setor sem atividades informadas.' }
  return [
    { kind: 'heading', level: 2, text: name },
    ...(activities.length === 0 ? [nothing] : []),
    ...activities.flatMap(({ name: activity, answers }): PdfBlock[] => [
      { kind: 'heading', level: 3, text: activity },
      {
        kind: 'table',
        header: ['Pergunta', 'Resposta'],
        rows: toRows(answers, questions),
        widths: [2, 3],
      },
    ]),
  ]
}

const NOTHING = 'Sem resposta'
const titleOf = (field: string, questions: Questions) =>
  questions.find((question) => question.field === field)?.title ?? field

function toChangedBlocks(
  { sector, name, earlierName, answers }: ChangedActivity,
  questions: Questions,
): PdfBlock[] {
  const rows = [
    ...(earlierName === null ? [] : [['Nome da atividade', earlierName, name]]),
    ...answers.map(({ field, before, now }) => [
      titleOf(field, questions),
      before || NOTHING,
      now || NOTHING,
    ]),
  ]
  return [
    { kind: 'heading', level: 3, text: `${sector}: ${name}` },
    { kind: 'table', header: ['Pergunta', 'Antes', 'Agora'], rows, widths: [2, 2, 2] },
  ]
}

/** The differences from the last record, for readers who know that one. */
function toSinceBlocks(since: CompletedMapping['since'], questions: Questions): PdfBlock[] {
  if (!since) return []
  const { finishedOn, changes } = since
  const { added, removed, changed } = changes
  const toRows = (what: string, activities: typeof added) =>
    activities.map(({ sector, name }) => [what, sector, name])
  const rows = [...toRows('Incluída', added), ...toRows('Retirada', removed)]
  return [
    {
      kind: 'heading',
      level: 2,
      text: message('mapping.report.changes', { day: formatDate(finishedOn) }),
    },
    ...(isUnchanged(changes)
      ? [
          {
            kind: 'paragraph',
            text: message('mapping.report.unchanged'),
          } as const,
        ]
      : []),
    ...(rows.length > 0
      ? [
          {
            kind: 'table',
            header: ['Mudança', 'Setor', 'Atividade'],
            rows,
            widths: [1, 2, 3],
          } as const,
        ]
      : []),
    ...changed.flatMap((activity) => toChangedBlocks(activity, questions)),
  ]
}

/**
 * The record of processing that the law requires (Lei nº 13.709/2018, art. 37), as a document.
 * @param questions in the firm's version
 * @param finishedAt ISO instant
 */
export function toMappingDocument(
  mapping: CompletedMapping,
  questions: Questions,
  finishedAt: string,
): PdfDocument {
  const { customerName, customerTaxId, businessName, demandNumber, reviewerName } = mapping
  const { finishedOn, sectors } = mapping
  const title = toMappingTitle(mapping)
  const activities = sectors.reduce((sum, sector) => sum + sector.activities.length, 0)
  return {
    title,
    firmName: mapping.firmName,
    reference: `Demanda nº ${demandNumber}`,
    createdAt: new Date(finishedAt),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'paragraph',
        text: 'Registro das operações de tratamento de dados pessoais, conforme o art. 37 da Lei Geral de Proteção de Dados (Lei nº 13.709/2018), elaborado com as informações prestadas pela empresa.',
      },
      {
        kind: 'paragraph',
        text: 'As hipóteses legais são sugeridas pelas finalidades informadas (arts. 7º e 11): valem depois de confirmadas ou corrigidas pelo advogado. Antes de apresentar este registro a uma autoridade, acrescente o nome e o contato do encarregado (art. 41).',
      },
      {
        kind: 'facts',
        facts: [
          ['Controlador', customerName],
          ...(customerTaxId === undefined ? [] : [['CPF ou CNPJ', customerTaxId] as const]),
          ['Negócio', businessName],
          ['Concluído em', formatDate(finishedOn)],
          ['Revisado por', reviewerName],
          ['Rever até', formatDate(addMonths(finishedOn, REVIEW_MONTHS))],
          ['Setores', String(sectors.length)],
          ['Atividades', String(activities)],
        ],
      },
      ...toSinceBlocks(mapping.since, questions),
      ...sectors.flatMap((sector) => toSectorBlocks(sector, questions)),
    ],
  }
}
