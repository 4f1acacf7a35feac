import type { FastifySchema } from 'fastify'
import type { OperationSpec, ParameterSpec } from './contract.ts'

/** One schema for all parameters of a place. */
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
    // An address is checked also where it takes no query: the schema is what refuses an unknown one.
    const isChecked = some.length > 0 || (place === 'query' && !takesAnyQuery)
    return isChecked ? [[key, toObjectSchema(some)]] : []
  })
  return Object.fromEntries(schemas)
}

/** Problems and streams are answered past the serialisers. */
function toAnswerSchemas(responses: OperationSpec['responses']): Record<string, unknown> {
  const schemas = Object.entries(responses).flatMap(([status, { content }]) => {
    const json = content?.['application/json']
    return json === undefined ? [] : [[status, { content: { 'application/json': json } }]]
  })
  return Object.fromEntries(schemas)
}

/** An operation's schemas, as Fastify takes those of a route. */
export function toRouteSchema(operation: OperationSpec): FastifySchema {
  const { requestBody, responses } = operation
  return {
    ...toParameterSchemas(operation),
    ...(requestBody && { body: { content: requestBody.content } }),
    response: toAnswerSchemas(responses),
  }
}

/** Path of the contract as the router writes it: `/demands/{id}` as `/demands/:id`. */
export const toRoutePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
