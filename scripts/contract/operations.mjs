// The operations of the contract, and the rules that it has to keep.
/** The APIs that operations belong to. */
export const apis = ['customer', 'general', 'third']
const roles = ['customer', 'admin', 'superAdmin', 'staff', 'firmAdmin']
/** What the contract of a customer may refuse, by `x-access`, and for every `x-tool`. */
const blocks = ['ACCESS_CHURNED', 'ACCESS_ENDED', 'ACCESS_SUSPENDED', 'ACCESS_OVERDUE']
const accessRefusals = {
  session: [],
  visible: ['ACCESS_CHURNED'],
  writing: ['ACCESS_CHURNED', 'ACCESS_ENDED'],
  demandActions: blocks,
  demandCreation: [...blocks, 'ACCESS_SPECIFIC_DEMAND', 'ACCESS_PAYMENT_OVERDUE'],
}
const toolRefusals = [...blocks, 'ACCESS_TOOL_NOT_CONTRACTED']
/** A tool that has to be paid for. */
const paidTools = ['templates']
export const methods = ['get', 'put', 'post', 'delete', 'patch']

/** Whether a valid session may be insufficient to call an operation. */
function mayRefuse({ security, 'x-roles': allowed, 'x-access': access }) {
  if (security?.length === 0) return false
  return access !== 'session' || !['customer', 'staff'].every((role) => allowed.includes(role))
}

/** The names of a body's fields, in one string: a list would be a quarter longer when compressed. */
function listFields(id, requestBody) {
  if (!requestBody) return null
  const schema = requestBody.content['application/json']?.schema
  if (!schema?.properties || schema.additionalProperties !== false) {
    throw new Error(`${id}: a body is a JSON object that names all its fields`)
  }
  return Object.keys(schema.properties).join(' ')
}

/** What the SDK must know to send a call and to cache its answer, besides its address. */
function toTraits({
  operationId,
  parameters = [],
  requestBody,
  responses,
  'x-version-of': versionOf,
  'x-settles': settles,
}) {
  const has = (header) =>
    parameters.some(({ in: place, name }) => place === 'header' && name === header)
  const answer = responses['200']
  const fields = answer?.content?.['application/json']?.schema?.properties
  return {
    versionOf,
    changes: has('If-Match'),
    idempotent: has('Idempotency-Key'),
    settles,
    body: listFields(operationId, requestBody),
    query: parameters.flatMap(({ in: place, name }) => (place === 'query' ? [name] : [])).join(' '),
    empty: !answer && Boolean(responses['204']),
    versioned: Boolean(answer?.headers?.ETag),
    signed: Boolean(fields?.signedUrl),
  }
}

/** The refusals for roles that may not call an operation. */
function toRoleRefusals(allowed) {
  const has = (role) => allowed.includes(role)
  return [
    !has('staff') && (has('firmAdmin') ? 'FIRM_ADMIN_ONLY' : 'CUSTOMER_ONLY'),
    !has('customer') &&
      ((has('admin') && 'ADMIN_ONLY') || (has('superAdmin') ? 'SUPER_ADMIN_ONLY' : 'STAFF_ONLY')),
  ]
}

/**
 * Everything that an operation may be refused with besides the general refusals: its own `x-refusals`,
 * and what follows from its roles, its access, its headers and the statuses of its answers.
 */
function toRefusals(operation) {
  const { parameters = [], responses, security, 'x-roles': allowed, 'x-tool': tool } = operation
  const { 'x-access': access = 'visible', 'x-refusals': own = [] } = operation
  const has = (header) => parameters.some(({ name }) => name === header)
  const isPublic = security?.length === 0
  const reachesCustomers =
    !isPublic && allowed.some((role) => role !== 'staff' && role !== 'firmAdmin')
  const ofAccess = tool
    ? [...toolRefusals, paidTools.includes(tool) && 'ACCESS_PAYMENT_OVERDUE']
    : accessRefusals[access]
  const all = [
    ...own,
    ...(isPublic ? [] : toRoleRefusals(allowed)),
    ...(reachesCustomers ? ofAccess : []),
    ...(has('businessId') ? ['BUSINESS_FORBIDDEN'] : []),
    ...(has('If-Match') ? ['PRECONDITION_FAILED'] : []),
    ...(has('Idempotency-Key') ? ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS'] : []),
    responses['404'] && 'NOT_FOUND',
    responses['409'] && 'CONFLICT',
  ]
  return [...new Set(all.filter(Boolean))].sort()
}

/**
 * Finds the record whose version a write changes: that of `x-version-of`, or the one whose address
 * the write's own begins with. A read may carry the version of another record by `x-version-of`.
 */
function setVersionOf(operation, operations) {
  if (!operation.changes) {
    if (!operation.versionOf) return
    if (!operation.versioned) {
      throw new Error(`${operation.id}: x-version-of needs If-Match, or an ETag`)
    }
  }
  const records = operations.filter(
    ({ method, versioned, changes, versionOf }) =>
      method === 'GET' && versioned && !changes && !versionOf,
  )
  const record = operation.versionOf
    ? records.find(({ id }) => id === operation.versionOf)
    : records
        .filter(({ path }) => `${operation.path}/`.startsWith(`${path}/`))
        .sort((a, b) => b.path.length - a.path.length)[0]
  if (!record) throw new Error(`${operation.id}: x-version-of must name a read with an ETag`)
  operation.versionOf = record.path
}

/** Rejects an operation for faults that redocly's rules cannot detect. */
function assertSound(operation, where, contract) {
  const { operationId: id, 'x-api': api, 'x-roles': allowed, tags } = operation
  if (!/^[a-z][A-Za-z]+$/.test(id ?? '')) throw new Error(`${where}: operationId must be verbNoun`)
  if (!apis.includes(api)) throw new Error(`${where}: x-api must be one of ${apis.join(', ')}`)
  if (!allowed?.length || allowed.some((role) => !roles.includes(role))) {
    throw new Error(`${where}: x-roles must list some of ${roles.join(', ')}`)
  }
  if (operation['x-access'] && operation['x-tool']) {
    throw new Error(`${where}: x-tool decides instead of x-access; give one of them`)
  }
  const audit = operation['x-audit']
  if (audit && !operation.parameters?.some(({ name }) => name === audit.subject)) {
    throw new Error(`${where}: the subject of x-audit must be one of its parameters`)
  }
  const limit = operation['x-limit']
  if (limit !== undefined && !contract['x-limits'][limit]) {
    throw new Error(`${where}: x-limit must be one of x-limits`)
  }
  if (!operation.responses['429']) {
    throw new Error(`${where}: calls are counted, and so it needs an answer 429`)
  }
  if (!operation.responses['403'] && mayRefuse(operation)) {
    throw new Error(`${where}: refuses some callers, and so needs an answer 403`)
  }
  if (tags?.length !== 1) throw new Error(`${where}: one tag says what it is of`)
}

/** Every operation as {id, method, path, api} with its traits, by id. */
export function listOperations(contract) {
  const operations = []
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const name of methods) {
      const operation = item[name]
      if (!operation) continue
      const method = name.toUpperCase()
      assertSound(operation, `${method} ${path}`, contract)
      const { operationId: id, 'x-api': api, tags } = operation
      const refusals = toRefusals(operation)
      operation['x-refusals'] = refusals
      operations.push({ id, tag: tags[0], method, path, api, refusals, ...toTraits(operation) })
    }
  }
  for (const operation of operations) setVersionOf(operation, operations)
  return operations.sort((a, b) => (a.id < b.id ? -1 : 1))
}
