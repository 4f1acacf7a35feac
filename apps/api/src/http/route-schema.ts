import type { FastifySchema } from 'fastify'
import type { OperationSpec, ParameterSpec } from './contract.ts'

/** One schema for all parameters of a location. */
function toObjectSchema(parameters: readonly ParameterSpec[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}

function toParameterSchemas(operation: OperationSpec): FastifySchema {
  const { parameters = [], 'x-any-query': takesAnyQuery = false } = operation
  const places = { params: 'path', querystring: 'query', headers: 'header' } as const
  const schemas = Object.entries(places).flatMap(([key, place]) => {
    const some = parameters.filter((parameter) => parameter.in === place)
    // A query is validated even if the operation takes none: the schema is what refuses unknown parameters.
    const isChecked = some.length > 0 || (place === 'query' && !takesAnyQuery)
    return isChecked ? [[key, toObjectSchema(some)]] : []
  })
  return Object.fromEntries(schemas)
}

/** Problems and streams bypass the serialisers. */
function toAnswerSchemas(responses: OperationSpec['responses']): Record<string, unknown> {
  const schemas = Object.entries(responses).flatMap(([status, { content }]) => {
    const json = content?.['application/json']
    return json === undefined ? [] : [[status, { content: { 'application/json': json } }]]
  })
  return Object.fromEntries(schemas)
}

/** An operation's schemas in Fastify's format. */
export function toRouteSchema(operation: OperationSpec): FastifySchema {
  const { requestBody, responses } = operation
  return {
    ...toParameterSchemas(operation),
    ...(requestBody && { body: { content: requestBody.content } }),
    response: toAnswerSchemas(responses),
  }
}

/** A path of the contract in the router's syntax: `/demands/{id}` as `/demands/:id`. */
export const toRoutePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
