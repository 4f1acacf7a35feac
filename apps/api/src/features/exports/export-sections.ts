import { type Conventions, formatDate, formatDateTime } from '@tramite/core/calendar'
import {
  demandStatusLabels,
  isClockPaused,
  toCauseText,
  turnLabels,
  turnUnderContract,
} from '@tramite/core/demands'
import { toCsvAmount } from '@tramite/core/exports'
import { toBillingStatusText, toReais } from '@tramite/core/finance'
import { createMasks } from '@tramite/core/forms'
import { toAnswerText } from '@tramite/core/mapping'
import {
  type MarkOutlook,
  markTurnText,
  toMarkOutlook,
  toMarkStatusText,
  toOutlookText,
} from '@tramite/core/marks'
import { fileMessages } from '@tramite/core/messages'
import { toReminderCreator, toReminderTypeText } from '@tramite/core/reminders'
import { isCustomerAdmin, toRoleText, toUserStatusText } from '@tramite/core/users'
import type { StoredAttachment } from '../../tables/stored-attachment.ts'
import { selectBusinesses } from '../businesses/businesses.store.ts'
import {
  selectCustomerOf,
  selectCustomerTagsOf,
  toCustomer,
  toCustomerDetails,
} from '../customers/customers.store.ts'
import { toJourney } from '../demands/demand-columns.ts'
import { documentList, selectDocuments } from '../documents/documents.store.ts'
import { toBilling } from '../finance/billings.wire.ts'
import { markList, selectEveryMark } from '../marks/marks.store.ts'
import { toSort } from '../reminders/reminder-order.ts'
import { selectReminders } from '../reminders/reminders.store.ts'
import { demandTagList, selectDemandTags, toTag } from '../tags/tags.store.ts'
import { selectUsers, userList } from '../users/user-list.store.ts'
import { findFilePath, toFilePath } from './export-files.ts'
import {
  billingsOf,
  demandsOf,
  draftAnswersOf,
  feedbacksOf,
  forecastsOf,
  mappingAnswersOf,
  readBusinessNames,
  receiptsOf,
  riskAnswersOf,
  withBusiness,
} from './export-rows.ts'
import { section, type WriteSection } from './export-section.ts'
import type { ExportSource } from './export-source.ts'

/** A single command as a list. */
async function* each<Row>(rows: Promise<readonly Row[]>): AsyncGenerator<Row> {
  yield* await rows
}

interface TaxIds {
  readonly cpf: string | null
  readonly cnpj: string | null
}

/** Formatted: spreadsheets convert bare digits to a number, without leading zeros. */
const toTaxId = ({ cnpj, cpf }: TaxIds, conventions: Conventions) => {
  const masks = createMasks(conventions)
  return cnpj ? masks.cnpj.format(cnpj) : cpf && masks.cpf.format(cpf)
}

const day = (value: string | null) => value && formatDate(value)

/** Attachments with their paths in the archive. */
export const toExportedAttachments = (attachments: readonly StoredAttachment[]) =>
  attachments.map(({ key, name, size, contentType }) => ({
    name,
    size,
    contentType,
    path: toFilePath({ key, fileName: name }),
  }))

/** The paths of attachments in one cell, one to a line: a name may hold any other separator. */
const toPathLines = (attachments: readonly StoredAttachment[]) =>
  toExportedAttachments(attachments)
    .map(({ path }) => path)
    .join('\n')

const customer = section({
  name: 'customer',
  file: 'cliente',
  async *rows(source: ExportSource) {
    const { read, principal } = source
    const [found] = await read(selectCustomerOf(principal.userId))
    const tags = await read(selectCustomerTagsOf(principal.userId))
    if (!found) return
    const { serviceContractAwsKey: key, ...row } = {
      ...toCustomer(found, tags),
      ...toCustomerDetails(found),
    }
    yield { ...row, serviceContractPath: await findFilePath(source, key) }
  },
  json: (row) => row,
  columns: {
    name: ({ name }) => name,
    taxId: toTaxId,
    contract: ({ serviceContractPath }) => serviceContractPath,
  },
})

const businesses = section({
  name: 'businesses',
  file: 'negocios',
  rows: ({ read }) => each(read(selectBusinesses({ includeAll: true }))),
  json: ({ customerId: _c, version: _v, ...row }) => row,
  columns: {
    name: ({ name }) => name,
    taxId: toTaxId,
    createdAt: ({ createdAt }, { timeZone }) => formatDateTime(createdAt, timeZone),
  },
})

const users = section({
  name: 'users',
  file: 'usuarios',
  rows: ({ all }) => all(userList, (start) => selectUsers('colleagues', {}, start)),
  json: ({ customerId: _c, customerName: _n, nameFolded: _f, ...row }) => row,
  columns: {
    name: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }, conventions) => phone && createMasks(conventions).phone.format(phone),
    occupation: ({ occupation }) => occupation,
    admin: isCustomerAdmin,
    createdAt: ({ createdAt }, { timeZone }) => formatDateTime(createdAt, timeZone),
    role: (user) => toRoleText(user),
    status: (user) => toUserStatusText(user),
  },
})

const tagsOf = ({ all }: ExportSource) =>
  all(demandTagList, (start) => selectDemandTags({ businessId: null, name: '' }, start))

const tags = section({
  name: 'tags',
  file: 'tags',
  rows: tagsOf,
  json: toTag,
  columns: {
    name: ({ name }) => name,
    createdAt: ({ createdAt }, { timeZone }) => formatDateTime(createdAt, timeZone),
  },
})

const demands = section({
  name: 'demands',
  file: 'demandas',
  async *rows(source: ExportSource) {
    const tagNames = new Map<string, string>()
    for await (const { id, name } of tagsOf(source)) tagNames.set(id, name)
    for await (const row of demandsOf(source)) {
      const isPaused = isClockPaused(row.statusKey, source.deadlines !== 'running')
      yield {
        ...row,
        forecast: isPaused ? null : row.deleveryForecast,
        turn: turnUnderContract({ ...row, journey: toJourney(row) }, source.deadlines),
        tagNames: row.demandsTags.flatMap((id) => tagNames.get(id) ?? []),
      }
    }
  },
  json: (row) => ({
    id: row.id,
    externalId: row.externalId,
    name: row.name,
    description: row.description,
    statusKey: row.statusKey,
    demandTypeName: row.demandTypeName,
    businessId: row.businessId,
    businessName: row.businessName,
    private: row.private,
    priority: row.priority,
    order: row.order,
    deleveryForecast: row.deleveryForecast,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    finishedAt: row.finishedAt,
    userId: row.userId,
    creatorName: row.creatorName,
    authorName: row.authorName,
    backofficeUserName: row.backofficeUserName,
    demandsTags: row.demandsTags,
    validationDate: row.validationDate,
    validationUserName: row.validationUserName,
    journeyTitle: row.journeyTitle,
    attachments: toExportedAttachments(row.attachments),
  }),
  columns: {
    number: ({ externalId }) => externalId,
    name: ({ name }) => name,
    description: ({ description }) => description,
    status: ({ statusKey }) => demandStatusLabels[statusKey],
    type: ({ demandTypeName }) => demandTypeName,
    business: ({ businessName }) => businessName,
    private: (row) => row.private,
    creator: ({ authorName }) => authorName,
    responsible: ({ backofficeUserName }) => backofficeUserName,
    createdAt: ({ createdAt }, { timeZone }) => formatDateTime(createdAt, timeZone),
    forecast: ({ forecast }) => day(forecast),
    finishedAt: ({ finishedAt }, { timeZone }) =>
      finishedAt && formatDateTime(finishedAt, timeZone),
    files: ({ attachments }) => toPathLines(attachments),
    turn: ({ turn }) => turnLabels[turn],
    validation: ({ validationDate }, { timeZone }) =>
      validationDate && formatDate(validationDate, timeZone),
    validator: ({ validationUserName }) => validationUserName,
    priority: ({ priority }) => priority,
    tags: ({ tagNames }) => tagNames.join('\n'),
    journey: ({ journeyTitle }) => journeyTitle,
    updatedAt: ({ updatedAt }, { timeZone }) => formatDateTime(updatedAt, timeZone),
  },
})

const forecasts = section({
  name: 'forecasts',
  file: 'previsoes-de-entrega',
  rows: forecastsOf,
  json: (row) => row,
  columns: {
    number: ({ demandNumber }) => demandNumber,
    demand: ({ demandName }) => demandName,
    forecastBefore: ({ from }) => day(from),
    forecast: ({ to }) => day(to),
    reason: (row) => toCauseText(row),
    mover: ({ movedBy }) => movedBy && `${movedBy.externalId} · ${movedBy.name}`,
    author: ({ kind, userName }) => (kind === 'unrecorded' ? null : userName),
    createdAt: ({ at, kind }, { timeZone }) =>
      kind === 'unrecorded' ? null : formatDateTime(at, timeZone),
  },
})

const feedbacks = section({
  name: 'feedbacks',
  file: 'avaliacoes',
  rows: feedbacksOf,
  json: (row) => row,
  columns: {
    number: ({ demandNumber }) => demandNumber,
    demand: ({ demandName }) => demandName,
    rating: ({ rating }) => rating,
    text: ({ description }) => description,
    createdAt: ({ createdAt }, { timeZone }) => formatDateTime(createdAt, timeZone),
    business: ({ businessName }) => businessName,
  },
})

const documents = section({
  name: 'documents',
  file: 'documentos',
  rows: (source: ExportSource) =>
    withBusiness(
      source,
      source.all(documentList, (start) => selectDocuments(source.scope, {}, start)),
    ),
  json: ({ fileKey: key, wordFile, version: _, wasSendToCustomer: _w, ...row }) => ({
    ...row,
    path: toFilePath({ key, fileName: row.fileName }),
    wordPath: wordFile && toFilePath({ key: wordFile.key, fileName: wordFile.name }),
  }),
  columns: {
    name: ({ name }) => name,
    demand: ({ demandName }) => demandName,
    author: ({ userName }) => userName,
    createdAt: ({ createdAt }, { timeZone }) => formatDateTime(createdAt, timeZone),
    size: ({ size }) => size,
    file: ({ fileKey: key, fileName }) => toFilePath({ key, fileName }),
    wordFile: ({ wordFile }) =>
      wordFile && toFilePath({ key: wordFile.key, fileName: wordFile.name }),
    business: ({ businessName }) => businessName,
    status: ({ status }) => fileMessages[`files.status.${status}`],
  },
})

const drafts = section({
  name: 'drafts',
  file: 'rascunhos-de-documentos',
  rows: draftAnswersOf,
  json: (row) => row,
  columns: {
    business: ({ businessName }) => businessName,
    template: ({ templateName }) => templateName,
    question: ({ question }) => question,
    answer: ({ answer }) => answer,
    updatedAt: ({ updatedAt }, { timeZone }) => formatDateTime(updatedAt, timeZone),
  },
})

const byDueDate = toSort(undefined, '')

const reminders = section({
  name: 'reminders',
  file: 'lembretes',
  async *rows(source: ExportSource) {
    const { businessIds } = source.principal
    const view = { businessId: businessIds[0] ?? null, businessIds }
    const names = await readBusinessNames(source)
    const rows = source.all(byDueDate.list, (start) => selectReminders({}, view, byDueDate, start))
    for await (const row of rows) {
      const User = { type: row.userType, name: row.userName }
      yield {
        row,
        creator: toReminderCreator({ User }, { shortLabel: source.firm }),
        filedBy: row.archives.flatMap(({ businessWhoFiled: id }) => names.get(id) ?? []),
      }
    }
  },
  json: ({
    row: {
      number: externalId,
      attachments,
      nameFolded: _f,
      notifiedUsers: _n,
      version: _v,
      customerId: _c,
      ...row
    },
  }) => ({
    externalId,
    ...row,
    attachments: toExportedAttachments(attachments),
  }),
  columns: {
    number: ({ row }) => row.number,
    name: ({ row }) => row.name,
    type: ({ row }) => toReminderTypeText(row.type),
    dueDate: ({ row }) => day(row.dueDate),
    creator: ({ creator }) => creator,
    createdAt: ({ row }, { timeZone }) => formatDateTime(row.createdAt, timeZone),
    files: ({ row }) => toPathLines(row.attachments),
    notice: ({ row }) => day(row.notifyDate),
    notified: ({ row }) => row.people.map(({ name }) => name).join('\n'),
    link: ({ row }) => row.link,
    filedBy: ({ filedBy }) => filedBy.join('\n'),
  },
})

const mapping = section({
  name: 'mapping',
  file: 'mapeamento-de-dados',
  rows: mappingAnswersOf,
  json: ({ field: _, ...row }) => row,
  columns: {
    business: ({ businessName }) => businessName,
    sector: ({ sector }) => sector,
    activity: ({ activity }) => activity,
    question: ({ question }) => question,
    answer: ({ field, answer }) => field && toAnswerText(field, answer),
  },
})

/** What the list of marks shows below the status: whose turn it is, and what comes next. */
const toNextText = (outlook: MarkOutlook) =>
  [...(outlook.waitsForCustomer ? [markTurnText] : []), toOutlookText(outlook)].join(' ')

const marks = section({
  name: 'marks',
  file: 'marcas',
  async *rows(source: ExportSource) {
    const rows = withBusiness(
      source,
      source.all(markList, (start) => selectEveryMark(source.scope, start)),
    )
    for await (const { logoKey, contractKey, ...row } of rows) {
      const logoPath = await findFilePath(source, logoKey)
      const contractPath = await findFilePath(source, contractKey)
      const progress = {
        Demand: { statusKey: row.statusKey },
        ProcessNumbers: row.processes,
      }
      yield { row: { ...row, logoPath, contractPath }, progress, today: source.today }
    }
  },
  json: ({ row: { customerId: _u, version: _v, ...row } }) => row,
  columns: {
    name: ({ row }) => row.name,
    status: ({ progress }) => toMarkStatusText(progress),
    presentation: ({ row }) => row.presentation,
    nature: ({ row }) => row.nature,
    processes: ({ row }) => row.processes.map(({ number }) => number).join(', '),
    createdAt: ({ row }, { timeZone }) => formatDateTime(row.createdAt, timeZone),
    logo: ({ row }) => row.logoPath,
    contract: ({ row }) => row.contractPath,
    next: ({ progress, today }) => toNextText(toMarkOutlook(progress, today)),
    business: ({ row }) => row.businessName,
  },
})

const risk = section({
  name: 'risk',
  file: 'analise-de-risco',
  rows: riskAnswersOf,
  json: (row) => row,
  columns: {
    business: ({ businessName }) => businessName,
    sector: ({ sector }) => sector,
    question: ({ question }) => question,
    answer: ({ answer }) => answer,
    updatedAt: ({ updatedAt }, { timeZone }) => formatDateTime(updatedAt, timeZone),
    level: ({ level }) => level,
  },
})

const billings = section({
  name: 'billings',
  file: 'faturas',
  rows: billingsOf,
  json: ({ row }) => toBilling(row),
  columns: {
    description: ({ row }) => row.description,
    dueDate: ({ due }) => day(due.dueDate),
    value: ({ row }) => toCsvAmount(toReais(row.valueCents)),
    status: ({ row }) => toBillingStatusText(row.status),
  },
})

const receipts = section({
  name: 'receipts',
  file: 'comprovantes',
  rows: receiptsOf,
  json: ({ id, userName, billingId, fileKey: key, fileName, status, note, createdAt }) => ({
    id,
    userName,
    billingId,
    status,
    note,
    createdAt,
    path: toFilePath({ key, fileName }),
  }),
  columns: {
    author: ({ userName }) => userName,
    invoice: ({ invoice }) => invoice?.label,
    dueDate: ({ invoice }) => day(invoice?.dueDate ?? null),
    status: ({ state }) => state.text,
    refusal: ({ status, note }) => (status === 'refused' && note ? note : null),
    createdAt: ({ createdAt }, { timeZone }) => formatDateTime(createdAt, timeZone),
    file: ({ fileKey: key, fileName }) => toFilePath({ key, fileName }),
  },
})

/** The subjects of an export that are lists, in the order of its index. */
export const exportSections: readonly WriteSection[] = [
  customer,
  businesses,
  users,
  tags,
  demands,
  forecasts,
  feedbacks,
  documents,
  drafts,
  reminders,
  mapping,
  marks,
  risk,
  billings,
  receipts,
]
