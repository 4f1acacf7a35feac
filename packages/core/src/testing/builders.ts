import type { components } from '../generated/schema.ts'
import { DEFAULT_NOW } from './fixed-clock.ts'

type Schemas = components['schemas']

const hours = (count: number) => new Date(Date.parse(DEFAULT_NOW) + count * 3_600_000).toISOString()

/** A deterministic id, shaped as the server's (UUID v7). */
export function buildId(number: number): string {
  return `01935b00-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

/** A business customer without any restrictions. */
export function buildCustomer(change: Partial<Schemas['Customer']> = {}): Schemas['Customer'] {
  return {
    id: buildId(1),
    name: 'Aurora Alimentos Ltda.',
    type: null,
    customerType: null,
    personType: 'PJ',
    cpf: null,
    cnpj: '12345678000195',
    accessAllowedUntil: null,
    paymentOverdueSince: null,
    hasPaymentOverdue: false,
    hasSuspendedContract: false,
    isChurn: false,
    isPremium: true,
    isSpecificDemand: false,
    hasActiveContact: true,
    serviceContractAwsKey: null,
    customerAccess: [],
    tags: [],
    ...change,
  }
}

/** A plain user of that customer. */
export function buildUser(change: Partial<Schemas['User']> = {}): Schemas['User'] {
  return {
    id: buildId(10),
    customerId: buildId(1),
    name: 'Marina Lopes Ferreira',
    email: 'marina@aurora.example',
    phone: '11987654321',
    status: 'ACTIVE',
    type: 'CUSTOMER',
    customerAdmin: false,
    customerSuperAdmin: false,
    customFields: { occupation: 'Analista de contratos' },
    roles: [],
    profilePhotoLink: null,
    mappingResponsibilityCheckDate: null,
    createdAt: hours(-2400),
    Customer: buildCustomer(),
    ...change,
  }
}

/** The same user as lists show them. */
export function buildUserSummary(
  change: Partial<Schemas['UserSummary']> = {},
): Schemas['UserSummary'] {
  const { id, name, email, type, phone, status, customerAdmin, customerSuperAdmin, customFields } =
    buildUser()
  const roles = { customerAdmin, customerSuperAdmin }
  return { id, name, email, type, phone, status, ...roles, ...customFields, ...change }
}

/** A lawyer of the firm. */
export function buildStaff(change: Partial<Schemas['User']> = {}): Schemas['User'] {
  return buildUser({
    id: buildId(90),
    customerId: null,
    name: 'Helena Duarte',
    email: 'advogada@firma.example',
    type: 'BACKOFFICE',
    customFields: { occupation: 'Advogada' },
    Customer: null,
    ...change,
  })
}

/** The first business of the customer. */
export function buildBusiness(change: Partial<Schemas['Business']> = {}): Schemas['Business'] {
  return {
    id: buildId(20),
    name: 'Aurora Matriz',
    personType: 'PJ',
    cpf: null,
    cnpj: '12345678000195',
    cep: '01310100',
    addressCity: 'São Paulo',
    addressState: 'SP',
    address: 'Avenida Paulista',
    addressNumber: '1500',
    addressDistrict: 'Bela Vista',
    addressComplement: 'Conjunto 82',
    isInternational: false,
    logo: null,
    createdAt: hours(-2400),
    ...change,
  }
}

/** A demand in progress, as lists show it. */
export function buildDemandSummary(
  change: Partial<Schemas['DemandSummary']> = {},
): Schemas['DemandSummary'] {
  return {
    id: buildId(1001),
    externalId: 1001,
    name: 'Revisão do contrato de locação da filial',
    statusKey: 'IN_PROGRESS',
    deleveryForecast: '2026-11-25',
    createdAt: hours(-72),
    updatedAt: hours(-4),
    finishedAt: null,
    statusChangedAt: hours(-48),
    lastBackofficeAction: hours(-4),
    private: false,
    priority: false,
    order: 1,
    visualized: [buildId(10)],
    following: [buildId(10)],
    userId: buildId(10),
    demandTypeName: 'Administrativo/Financeiro',
    backofficeUserId: buildId(90),
    backofficeUserName: 'Helena Duarte',
    demandsTags: [],
    validationDate: null,
    feedback: null,
    journey: null,
    businessId: buildId(20),
    unread: false,
    ...change,
  }
}

/** A demand in progress, as its page shows it. */
export function buildDemand(change: Partial<Schemas['Demand']> = {}): Schemas['Demand'] {
  return {
    ...buildDemandSummary(),
    description:
      'Precisamos revisar as cláusulas de reajuste e de rescisão antes da renovação em janeiro.',
    creatorName: 'Marina Lopes Ferreira',
    authorName: 'Marina Lopes Ferreira',
    overdueToldAt: null,
    validationUserId: null,
    validationUser: null,
    attachments: [],
    privateUsers: [],
    ...change,
  }
}

/** A demand in progress, as the firm's lists show it. */
export function buildFirmDemand(
  change: Partial<Schemas['FirmDemand']> = {},
): Schemas['FirmDemand'] {
  const { id, name } = buildCustomer()
  const business = buildBusiness()
  return {
    customer: { id, name },
    business: { id: business.id, name: business.name },
    demand: buildDemandSummary(),
    ...change,
  }
}

const subjects = [
  'Revisão do contrato de locação da filial',
  'Notificação extrajudicial a fornecedor',
  'Dúvida sobre rescisão de contrato de trabalho',
  'Registro da marca Aurora Kids',
  'Adequação da política de privacidade',
  'Defesa em auto de infração da vigilância sanitária',
] as const
const statuses = ['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED', 'BLOCKED'] as const

/** Many demands over the five statuses, newest first. */
export function buildDemandSummaries(count: number): Schemas['DemandSummary'][] {
  return Array.from({ length: count }, (_, index) => {
    const statusKey = statuses[index % statuses.length] ?? 'OPEN'
    return buildDemandSummary({
      id: buildId(1000 + count - index),
      externalId: 1000 + count - index,
      name: subjects[index % subjects.length] ?? '',
      statusKey,
      order: statusKey === 'IN_PROGRESS' ? index + 1 : null,
      createdAt: hours(-72 - index),
      updatedAt: hours(-4 - index),
      finishedAt: statusKey === 'FINISHED' ? hours(-4 - index) : null,
      deleveryForecast: statusKey === 'OPEN' || statusKey === 'BLOCKED' ? null : '2026-11-25',
    })
  })
}

/** A file of a conversation. */
export function buildAttachment(
  change: Partial<Schemas['Attachment']> = {},
): Schemas['Attachment'] {
  return {
    id: buildId(3001),
    name: 'contrato-de-locacao.pdf',
    size: 482_304,
    contentType: 'application/pdf',
    key: 'anexos/contrato-de-locacao.pdf',
    ...change,
  }
}

/** A message from the lawyer. */
export function buildItem(change: Partial<Schemas['ProcessItem']> = {}): Schemas['ProcessItem'] {
  return {
    id: buildId(2001),
    type: 'MESSAGE',
    content: 'Bom dia! Analisamos o contrato e precisamos da última ata de reunião dos sócios.',
    template: null,
    userType: 'BACKOFFICE',
    userName: 'Helena Duarte',
    userId: buildId(90),
    createdAt: hours(-4),
    deleted: false,
    attachments: [],
    customFields: null,
    ...change,
  }
}

/** A document that the firm sent to the customer. */
export function buildDocument(change: Partial<Schemas['Document']> = {}): Schemas['Document'] {
  return {
    id: buildId(4001),
    name: 'Parecer sobre o contrato de locação',
    createdAt: hours(-3),
    demandId: buildId(1001),
    demand: { name: 'Revisão do contrato de locação da filial' },
    flagged: false,
    fields: null,
    customFields: { wasSendToCustomer: true },
    userId: buildId(90),
    userType: 'BACKOFFICE',
    userName: 'Helena Duarte',
    status: 'waiting',
    fileName: 'parecer-locacao.pdf',
    fileType: 'application/pdf',
    fileSize: 218_112,
    wordFile: null,
    ...change,
  }
}

/** An unread notification of a demand. */
export function buildNotification(
  change: Partial<Schemas['Notification']> = {},
): Schemas['Notification'] {
  return {
    id: buildId(5001),
    title: 'Nova mensagem na demanda',
    description: 'Revisão do contrato de locação da filial',
    link: buildId(1001),
    type: 'DEMAND',
    isReaded: false,
    createdAt: hours(-4),
    updatedAt: hours(-4),
    ...change,
  }
}

/** A tag of a demand. */
export function buildTag(change: Partial<Schemas['Tag']> = {}): Schemas['Tag'] {
  return { id: buildId(6001), name: 'Imobiliário', createdAt: hours(-500), ...change }
}

/** An open instalment. */
export function buildBilling(change: Partial<Schemas['Billing']> = {}): Schemas['Billing'] {
  return {
    id: buildId(7001),
    invoiceUrl: 'https://pagamentos.firma.example/i/7001',
    description: 'Assessoria jurídica mensal. Parcela 8 de 12',
    value: 2450.9,
    status: 'PENDING',
    dueDate: '2026-11-20',
    ...change,
  }
}

/** An open instalment, as the firm sees it. */
export function buildFirmBilling(
  change: Partial<Schemas['FirmBilling']> = {},
): Schemas['FirmBilling'] {
  return {
    ...buildBilling(),
    customerId: buildId(1),
    providerReference: null,
    createdAt: hours(-240),
    updatedAt: hours(-240),
    ...change,
  }
}

/** A task of the customer, for next week. */
export function buildReminder(change: Partial<Schemas['Reminder']> = {}): Schemas['Reminder'] {
  const { id, name } = buildUser()
  return {
    id: buildId(9001),
    externalId: 41,
    customerId: buildId(1),
    name: 'Renovar o certificado digital da matriz',
    type: 'task',
    duoDate: '2026-11-27',
    dateToNotify: '2026-11-27',
    usersNotification: [],
    ReminderUserNotifications: [],
    attachmentsLinks: [],
    files: [],
    link: null,
    createdBy: name,
    User: { id, type: 'CUSTOMER', name },
    reminderFiled: false,
    filed: null,
    ReminderFileds: [],
    ReminderDemands: [],
    createdAt: '2026-11-02T12:00:00.000Z',
    updatedAt: '2026-11-02T12:00:00.000Z',
    ...change,
  }
}

/** A popup that links to the firm's blog. */
export function buildPopup(change: Partial<Schemas['Popup']> = {}): Schemas['Popup'] {
  return {
    id: buildId(8001),
    title: 'Sua marca ainda não é só sua?',
    description: 'Neste mês, a busca de anterioridade é por nossa conta.',
    img: 'https://blog.firma.example/marcas.jpg',
    link: 'https://blog.firma.example/registro-de-marcas',
    ...change,
  }
}
