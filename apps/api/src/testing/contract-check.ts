import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import type { Contract } from '../http/contract.ts'

interface Answer {
  readonly operationId: string
  readonly status: number
  readonly contentType: string | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}
interface ResponseSpec {
  readonly headers?: Readonly<Record<string, { required?: boolean; schema: object }>>
  readonly content?: Readonly<Record<string, { schema: object }>>
}

/**
 * Checks answers against the contract.
 * @returns a check that throws for an undocumented status, content type, header, body or refusal code
 */
export function createContractCheck(contract: Contract): (answer: Answer) => void {
  const ajv = new Ajv({ strict: false, allErrors: true })
  formats.default(ajv)
  const specs = new Map<string, Record<string, ResponseSpec>>()
  const refusals = new Map<string, ReadonlySet<string>>()
  const ofAny = contract['x-refusals-of-any'] ?? []
  for (const methods of Object.values(contract.paths)) {
    for (const spec of Object.values(methods)) {
      specs.set(spec.operationId, spec.responses)
      refusals.set(spec.operationId, new Set([...ofAny, ...(spec['x-refusals'] ?? [])]))
    }
  }
  const assertValid = (schema: object, value: unknown, where: string) => {
    const validate = ajv.compile(schema)
    if (!validate(value)) throw new Error(`${where}: ${ajv.errorsText(validate.errors)}`)
  }

  return ({ operationId, status, contentType, headers, body }) => {
    const where = `${operationId} ${status}`
    const response = specs.get(operationId)?.[status]
    if (!response) throw new Error(`${where} is not in the contract: ${body.slice(0, 500)}`)
    for (const [name, { required, schema }] of Object.entries(response.headers ?? {})) {
      const value = headers[name.toLowerCase()]
      if (value === undefined && !required) continue
      const isNumber = (schema as { type?: string }).type === 'integer'
      assertValid(schema, isNumber ? Number(value) : value, `${where} ${name}`)
    }
    if (!response.content) {
      if (body !== '') throw new Error(`${where} has a body, the contract has none`)
      return
    }
    const essence = contentType?.split(';')[0] ?? ''
    const content = response.content[essence]
    if (!content) throw new Error(`${where} is ${essence}, which is not in the contract`)
    if (essence === 'text/event-stream') return
    const value = JSON.parse(body)
    assertValid(content.schema, value, where)
    if (essence === 'application/problem+json' && !refusals.get(operationId)?.has(value.code)) {
      throw new Error(`${where} ${value.code}: x-refusals of ${operationId} does not name it`)
    }
  }
}
