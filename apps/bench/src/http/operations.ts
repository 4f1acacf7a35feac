import { randomUUID } from 'node:crypto'
import type autocannon from 'autocannon'
import { headersOf, type Viewer } from '../processes/viewer.ts'

/** A request pattern that both servers answer. */
export interface Operation {
  readonly name: string
  readonly requests: readonly autocannon.Request[]
  /** The required ratio to the bare server; none for what the bare one leaves out. */
  readonly aim?: { readonly throughput?: number; readonly p99?: number }
}

const demand = {
  name: 'Revisão do contrato de distribuição com a rede de lojas',
  description:
    'Precisamos rever a cláusula de exclusividade e o prazo de aviso prévio antes da renovação, ' +
    'que vence no fim do mês. Segue o histórico da negociação nas mensagens.',
}
const message = {
  content: 'Podem confirmar se a exclusividade vale também para as filiais do Paraná?',
}

/** @param ids of demands that the viewer may read and write to */
export function createOperations(viewer: Viewer, ids: readonly string[]): Operation[] {
  const read = { method: 'GET' as const, headers: headersOf(viewer) }
  const write = {
    method: 'POST' as const,
    headers: { ...headersOf(viewer), 'content-type': 'application/json' },
  }
  const create = { ...write, path: '/api/demands', body: JSON.stringify(demand) }
  return [
    {
      name: 'list, 20 rows',
      requests: [{ ...read, path: '/api/demands?limit=20' }],
      aim: { throughput: 0.8, p99: 1.5 },
    },
    {
      name: 'detail',
      requests: ids.map((id) => ({ ...read, path: `/api/demands/${id}` })),
      aim: { throughput: 0.8, p99: 1.5 },
    },
    { name: 'create', requests: [create], aim: { throughput: 0.8, p99: 1.5 } },
    {
      name: 'message',
      requests: ids.map((id) => ({
        ...write,
        path: `/api/demands/${id}/items/message`,
        body: JSON.stringify(message),
      })),
      aim: { p99: 1.5 },
    },
    {
      // As the SDK sends it; the bare server ignores the key and stores none.
      name: 'create, with key',
      requests: [
        {
          ...create,
          setupRequest: (request) => ({
            ...request,
            headers: { ...create.headers, 'idempotency-key': randomUUID() },
          }),
        },
      ],
    },
  ]
}
