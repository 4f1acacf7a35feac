import { describe, expect, it } from 'vitest'
import { contractOperations, type Schema } from '../testing/contract-operations.ts'
import { readContract } from './contract.ts'
import type { OperationId } from './operation.ts'

/**
 * Compares the fields that the specification lists for each entity, to the letter, with those that
 * the contract has calls return or accept. Tokens of password links never leave the server.
 */
const operations = Object.values(readContract().paths).flatMap((methods) => Object.values(methods))

function answerOf(id: OperationId): Schema {
  const { responses } = operations.find(({ operationId }) => operationId === id) ?? {}
  const [, success] = Object.entries(responses ?? {}).find(([status]) => /^2/.test(status)) ?? []
  return success?.content?.['application/json']?.schema as Schema
}

const bodyOf = (id: OperationId): Schema =>
  contractOperations.find((operation) => operation.id === id)?.body?.schema ?? {}

const parameterOf = (id: OperationId, name: string): Schema =>
  contractOperations
    .find((operation) => operation.id === id)
    ?.parameters.find((each) => each.name === name)?.schema ?? {}

/** All schemas that a schema combines or allows. */
const shapesOf = (schema: Schema): Schema[] => [
  schema,
  ...[schema.allOf, schema.anyOf, schema.oneOf].flatMap((parts) => (parts ?? []).flatMap(shapesOf)),
  ...(schema.items ? shapesOf(schema.items) : []),
]

/** The schema at a path like 'journey.journeyType'; undefined if there is none. */
function at(schema: Schema, place: string): Schema | undefined {
  const [name = '', ...rest] = place.split('.')
  const found = shapesOf(schema)
    .map(({ properties }) => properties?.[name])
    .find((property) => property !== undefined)
  return rest.length === 0 || found === undefined ? found : at(found, rest.join('.'))
}

describe('what a thing has', () => {
  it.each<[string, Schema, string]>([
    [
      'user',
      answerOf('getLoggedUser'),
      `id customerId name email phone status type customerAdmin customerSuperAdmin
      customFields.occupation roles profilePhotoLink mappingResponsibilityCheckDate createdAt
      Customer.name Customer.isChurn Customer.tags.id Customer.tags.name`,
    ],
    [
      'customer',
      answerOf('getCustomer'),
      `id name type customerType personType cpf cnpj accessAllowedUntil paymentOverdueSince
      hasPaymentOverdue hasSuspendedContract isChurn isPremium isSpecificDemand serviceContractAwsKey
      customerAccess users.id users.name tags.id tags.name hasActiveContact saleDate
      mappingResponsibilityCheckDate`,
    ],
    [
      'business',
      answerOf('getBusiness'),
      `id name personType cpf cnpj cep addressCity addressState address addressNumber addressDistrict
      addressComplement isInternational logo createdAt Users`,
    ],
    [
      'demand',
      answerOf('getDemand'),
      `id externalId name description statusKey deleveryForecast updatedAt lastBackofficeAction
      createdAt finishedAt private priority order visualized following userId demandTypeName
      backofficeUserId backofficeUserName demandsTags validationDate validationUserId
      validationUser.name feedback.id feedback.skipped journey.journeyType.title attachments
      businessId`,
    ],
    [
      'demand, as it is created',
      bodyOf('createDemand'),
      `name description private priority attachments usersToNotify privateDemand priorityDemand
      attachments.fileName attachments.fileType attachments.fileSize attachments.awsFileKey`,
    ],
    [
      'entry of a conversation',
      at(answerOf('listDemandItems'), 'items') ?? {},
      `id type content userType userName createdAt deleted attachments.id attachments.name
      customFields.statusKey`,
    ],
    [
      'document',
      answerOf('getDocument'),
      `id name createdAt demandId demand.name flagged fields customFields.wasSendToCustomer userId
      status`,
    ],
    ['tag', at(answerOf('listDemandTags'), 'demandsTags') ?? {}, 'id name createdAt'],
    [
      'notification',
      at(answerOf('listNotifications'), 'notifications') ?? {},
      'id title description link type isReaded createdAt updatedAt',
    ],
    ['feedback', bodyOf('saveFeedback'), 'feedbackType demandId rating description skipped'],
    [
      'home',
      answerOf('getHome'),
      'demandsActive demandsPending demandsFinished customerSuccessDemandsWithoutFeedback.demandTypeName',
    ],
    [
      'billing',
      at(answerOf('listBillings'), 'data') ?? {},
      'id invoiceUrl description value status dueDate',
    ],
    ['session', answerOf('signIn'), 'user token'],
  ])('%s', (_, schema, fields) => {
    const wanted = fields.trim().split(/\s+/)
    expect(wanted.filter((field) => at(schema, field) === undefined)).toEqual([])
  })

  it('no call ever answers the token of a password link', () => {
    expect(JSON.stringify(readContract())).not.toContain('passwordReset')
  })
})

describe('the values of', () => {
  it.each<[string, Schema | undefined, readonly string[]]>([
    ['kind of user', at(answerOf('getLoggedUser'), 'type'), ['CUSTOMER', 'BACKOFFICE']],
    ['kind of person', at(answerOf('getCustomer'), 'personType'), ['PF', 'PJ']],
    [
      'status of a demand',
      at(answerOf('getDemand'), 'statusKey'),
      ['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED', 'BLOCKED'],
    ],
    [
      'kind of entry',
      at(answerOf('listDemandItems'), 'items.type'),
      [
        'STATUS',
        'MESSAGE',
        'DOCUMENT',
        'FORM',
        'FORM_ANSWER',
        'PRIVATE_MESSAGE',
        'ATTACHMENT',
        'TEMPLATED_MESSAGE',
        'INTERN_TEMPLATED_MESSAGE',
      ],
    ],
    ['what a feedback is about', at(bodyOf('saveFeedback'), 'feedbackType'), ['DEMAND']],
    ['status of a document', at(answerOf('getDocument'), 'status'), ['waiting', 'accepted']],
    [
      'status of a payment',
      at(answerOf('listBillings'), 'data.status'),
      ['PENDING', 'RECEIVED', 'RECEIVED_IN_CASH', 'CONFIRMED', 'OVERDUE', 'REFUNDED'],
    ],
    [
      'kind of file, the gazettes of staff and proofs of payment',
      parameterOf('createUpload', 'type'),
      ['ATTACHMENT', 'DOCUMENT', 'TEMPLATE', 'LOGO', 'GAZETTE', 'RECEIPT'],
    ],
  ])('%s', (_, schema, values) => expect(schema?.enum).toEqual(values))

  it('tools that a customer has contracted: names, of which there may be more', () => {
    expect(at(answerOf('getCustomer'), 'customerAccess')).toMatchObject({ type: 'array' })
  })
})
