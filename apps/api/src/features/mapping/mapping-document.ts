import { formatDate } from '@tramite/core/calendar'
import { type AnswersByField, mappingQuestions, parseAnswer } from '@tramite/core/mapping'
import type { PdfBlock, PdfDocument } from '../../ports/pdf/pdf.port.ts'

/** What a completed mapping is written from. */
export interface CompletedMapping {
  readonly firmName: string
  readonly customerName: string
  readonly businessName: string
  /** The number that people quote. */
  readonly demandNumber: number
  readonly reviewerName: string
  /** `YYYY-MM-DD`, in the firm's time zone. */
  readonly finishedOn: string
  readonly sectors: readonly {
    readonly name: string
    readonly activities: readonly { readonly name: string; readonly answers: AnswersByField }[]
  }[]
}

const UNANSWERED = 'Não informado'

/** The name that the document of a mapping stands under in every list. */
const toMappingTitle = (businessName: string) => `Mapeamento de dados de ${businessName}`

const toRows = (answers: AnswersByField) =>
  mappingQuestions.map(({ field, title }, index) => [
    `${index + 1}. ${title}`,
    parseAnswer(answers[field]).join('; ') || UNANSWERED,
  ])

function toSectorBlocks({ name, activities }: CompletedMapping['sectors'][number]): PdfBlock[] {
  const nothing: PdfBlock = { kind: 'paragraph', text: 'Setor sem atividades informadas.' }
  return [
    { kind: 'heading', level: 2, text: name },
    ...(activities.length === 0 ? [nothing] : []),
    ...activities.flatMap(({ name: activity, answers }): PdfBlock[] => [
      { kind: 'heading', level: 3, text: activity },
      { kind: 'table', header: ['Pergunta', 'Resposta'], rows: toRows(answers), widths: [2, 3] },
    ]),
  ]
}

/**
 * The record of processing that the law asks for (Lei nº 13.709/2018, art. 37), as a document.
 * @param finishedAt ISO instant
 */
export function toMappingDocument(mapping: CompletedMapping, finishedAt: string): PdfDocument {
  const { customerName, businessName, demandNumber, reviewerName, finishedOn, sectors } = mapping
  const title = toMappingTitle(businessName)
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
        kind: 'facts',
        facts: [
          ['Cliente', customerName],
          ['Negócio', businessName],
          ['Concluído em', formatDate(finishedOn)],
          ['Revisado por', reviewerName],
          ['Setores', String(sectors.length)],
          ['Atividades', String(activities)],
        ],
      },
      ...sectors.flatMap(toSectorBlocks),
    ],
  }
}
