import type { AccessDecision } from '@tramite/core/access'
import { conventions } from '@tramite/core/calendar'
import {
  type Demand,
  type DemandDeadlineStop,
  type DemandForecastStep,
  type DemandPerson,
  type DemandStatusStep,
  evaluateDemandOffers,
  type ProcessItem,
  toDemandFiles,
  toDemandTimeline,
} from '@tramite/core/demands'
import {
  buildAttachment,
  buildDemand,
  buildDocument,
  buildId,
  buildItem,
  DEFAULT_NOW,
} from '@tramite/core/testing'
import type { ForecastFrame } from './forecast-view.ts'

/** A moment and demands for stories. */
export const sampleFrame: ForecastFrame = {
  now: new Date(DEFAULT_NOW),
  conventions: conventions.brazil,
}

export const sampleTimeZone = sampleFrame.conventions.timeZone
export const sampleToday = '2026-11-18'
export const sampleViewer = {
  id: buildId(10),
  name: 'Marina Lopes Ferreira',
  type: 'CUSTOMER',
} as const

export const sampleDemand = buildDemand({
  externalId: 1279,
  name: 'Notificação extrajudicial a fornecedor em atraso',
  order: 2,
  demandTypeName: null,
  demandsTags: [buildId(6001), buildId(6002)],
  description:
    'Bom dia. A Metalúrgica Serra não entregou o lote de frascos previsto para outubro e parou de responder. Precisamos notificar antes de acionar a multa do contrato.',
  attachments: [buildAttachment({ name: 'Contrato_fornecimento_2025.pdf', size: 1_258_291 })],
})

/** A name, a text and a word of the maximum length in the contract. */
export const extremeDemand = buildDemand({
  externalId: 98_765,
  name: 'Ação de consignação em pagamento cumulada com revisão de cláusulas do contrato de arrendamento mercantil da frota de caminhões refrigerados '.repeat(
    2,
  ),
  description: `${'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(5)} ${'Descrevemos a seguir cada uma das ocorrências. '.repeat(38)}`,
  creatorName: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos Neto',
  authorName: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos Neto',
  backofficeUserName: 'Helena Cristina Prado de Albuquerque Figueiredo Montenegro',
  private: true,
  priority: true,
  privateUsers: Array.from({ length: 24 }, (_, index) => buildId(100 + index)),
  deleveryForecast: '2027-03-31',
})

type DemandAccess = Pick<AccessDecision, 'demandActions' | 'writing'>
const openAccess: DemandAccess = { demandActions: { allowed: true }, writing: { allowed: true } }

/** What the rules offer on a demand to a user of the customer. */
export function sampleOffers(demand: Demand, access: Partial<DemandAccess> = {}) {
  const viewer = {
    id: sampleViewer.id,
    kind: 'customer',
    isAdmin: false,
    isSpecificDemand: false,
  } as const
  return evaluateDemandOffers(demand, viewer, { ...openAccess, ...access }, sampleToday)
}

const customer = {
  userType: 'CUSTOMER',
  userName: sampleViewer.name,
  userId: sampleViewer.id,
} as const

/** One entry of each type. */
export const sampleItems: ProcessItem[] = [
  buildItem({
    id: buildId(2101),
    type: 'STATUS',
    content: null,
    customFields: { statusKey: 'IN_PROGRESS' },
    createdAt: '2026-11-16T13:30:00.000Z',
  }),
  buildItem({
    id: buildId(2102),
    type: 'TEMPLATED_MESSAGE',
    userType: 'SYSTEM',
    userName: null,
    userId: null,
    content: null,
    template: {
      template:
        'A previsão de entrega mudou de {oldDemand_deleveryForecast} para {demand_deleveryForecast}.',
      parameters: {
        oldDemand_deleveryForecast: '2026-11-23',
        demand_deleveryForecast: '2026-11-25',
      },
    },
    createdAt: '2026-11-16T13:31:00.000Z',
  }),
  buildItem({
    id: buildId(2103),
    content:
      'Marina, recebi o contrato. A cláusula 9 prevê multa de 2% ao mês e notificação com 5 dias úteis.\nPreparo a minuta e envio para sua leitura até quarta. O modelo que seguimos: https://biblioteca.example/notificacao.',
    createdAt: '2026-11-17T17:20:00.000Z',
  }),
  buildItem({
    id: buildId(2104),
    ...customer,
    type: 'ATTACHMENT',
    content: 'Documento anexado.',
    attachments: [
      buildAttachment({
        id: buildId(3101),
        name: 'Troca_de_emails_outubro.zip',
        contentType: 'application/zip',
        size: 8_912_896,
      }),
      buildAttachment({
        id: buildId(3102),
        name: 'Foto do lote.jpg',
        contentType: 'image/jpeg',
        size: 2_411_724,
      }),
    ],
    createdAt: '2026-11-17T18:02:00.000Z',
  }),
  buildItem({
    id: buildId(2105),
    type: 'FORM',
    content: 'Qual o valor do lote? Houve entrega parcial?',
    createdAt: '2026-11-17T19:00:00.000Z',
  }),
  buildItem({
    id: buildId(2106),
    ...customer,
    type: 'FORM_ANSWER',
    content: 'R$ 84.300,00. Não houve entrega.',
    createdAt: '2026-11-17T20:15:00.000Z',
  }),
  buildItem({
    id: buildId(2107),
    type: 'INTERN_TEMPLATED_MESSAGE',
    content: 'Interno: conferir alçada.',
    createdAt: '2026-11-18T11:00:00.000Z',
  }),
  buildItem({
    id: buildId(2108),
    ...customer,
    content: 'Texto que não se vê',
    deleted: true,
    createdAt: '2026-11-18T11:40:00.000Z',
  }),
  buildItem({
    id: buildId(2109),
    type: 'DOCUMENT',
    content: 'Minuta da notificação',
    attachments: [
      buildAttachment({ id: buildId(3103), name: 'Minuta_notificacao_v1.docx', size: 48_120 }),
    ],
    createdAt: '2026-11-18T12:41:00.000Z',
  }),
]

/** A long conversation over many days. */
export function buildManyItems(count: number): ProcessItem[] {
  const start = Date.parse('2026-06-01T12:00:00.000Z')
  return Array.from({ length: count }, (_, index) =>
    buildItem({
      id: buildId(10_000 + index),
      ...(index % 3 === 0 && customer),
      content: `Mensagem ${index + 1}. ${'Seguimos com a análise do contrato e dos anexos. '.repeat((index % 4) + 1)}`,
      createdAt: new Date(start + index * 8 * 3_600_000).toISOString(),
    }),
  )
}

export const sampleDocuments = [
  buildDocument({
    id: buildId(4101),
    name: 'Minuta da notificação extrajudicial',
    fileName: 'minuta.docx',
    fileSize: 48_120,
    createdAt: '2026-11-18T12:41:00.000Z',
  }),
  buildDocument({
    id: buildId(4102),
    name: 'Planilha de pedidos não entregues',
    fileType: 'application/vnd.ms-excel',
    status: 'accepted',
    userName: sampleViewer.name,
    userType: 'CUSTOMER',
    fileSize: 1_310_720,
    createdAt: '2026-11-17T18:02:00.000Z',
  }),
]

export const sampleFiles = toDemandFiles(sampleDocuments, [
  {
    ...buildAttachment({ id: buildId(4103), name: 'Comprovante da entrega.pdf' }),
    createdAt: '2026-11-16T13:20:00.000Z',
    userType: 'CUSTOMER',
    userName: sampleViewer.name,
  },
])

const ignore = () => undefined

export const noUploads = {
  rows: [],
  onFiles: ignore,
  onRetry: ignore,
  onRemove: ignore,
}
export const noArchive = { progress: undefined, onDownload: ignore }
export const noDownloads = { busy: new Set<string>(), onDownload: ignore }

/** The history of a demand for stories: a reply after two days, and so on. */
export function sampleTimeline(
  demand: Demand,
  changes: readonly DemandStatusStep[] = [],
  stoppedSince: Date | null = null,
  stops: readonly DemandDeadlineStop[] = [],
) {
  const frame = { now: sampleFrame.now, timeZone: sampleTimeZone, stoppedSince }
  return { timeline: toDemandTimeline(demand, { changes, stops }, frame) }
}

/** Changes of status two days apart, oldest first, the last one two days ago. */
export const toSampleChanges = (
  ...statuses: readonly DemandStatusStep['statusKey'][]
): DemandStatusStep[] =>
  statuses.map((statusKey, index) => ({
    statusKey,
    at: new Date(
      sampleFrame.now.getTime() - (statuses.length - index) * 2 * 86_400_000,
    ).toISOString(),
  }))

/** Why a demand was given a date: its place among those in progress, unless stated otherwise. */
export const toSampleCause = (given: Partial<DemandForecastStep>): DemandForecastStep => ({
  kind: 'queue',
  from: null,
  to: '2026-11-24',
  place: 2,
  offset: 4,
  countedFrom: '2026-11-18',
  notBefore: null,
  notAfter: null,
  movedBy: null,
  userName: 'Helena Prado',
  userType: 'BACKOFFICE',
  at: '2026-11-18T13:00:00.000Z',
  ...given,
})

/** Three dates of a demand, oldest first. */
export const sampleCauses: readonly DemandForecastStep[] = [
  toSampleCause({}),
  toSampleCause({
    kind: 'overtaken',
    from: '2026-11-24',
    to: '2026-11-26',
    place: 3,
    offset: 6,
    movedBy: { id: buildId(4), externalId: 1260, name: 'Notificação extrajudicial' },
    userName: 'Marina Lopes',
    at: '2026-11-19T13:00:00.000Z',
  }),
  toSampleCause({
    kind: 'answered',
    from: '2026-11-26',
    to: '2026-12-01',
    offset: 3,
    countedFrom: '2026-11-26',
    notAfter: '2026-12-01',
    userName: 'Marina Lopes',
    at: '2026-11-25T13:00:00.000Z',
  }),
]

export const samplePeople: readonly DemandPerson[] = [
  {
    id: buildId(20),
    name: 'Helena Prado',
    userType: 'BACKOFFICE',
    email: null,
    occupation: null,
    parts: ['assignee', 'writer'],
  },
  {
    id: buildId(21),
    name: 'Tiago Moura',
    userType: 'BACKOFFICE',
    email: null,
    occupation: null,
    parts: ['writer'],
  },
  {
    ...sampleViewer,
    userType: 'CUSTOMER',
    email: null,
    occupation: 'Diretora financeira',
    parts: ['creator', 'writer', 'follower'],
  },
]
