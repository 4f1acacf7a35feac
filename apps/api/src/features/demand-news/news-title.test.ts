import { expect, it } from 'vitest'
import type { DemandNews } from '../../ports/demand-news.ts'
import { toNewsTitle } from './news-title.ts'

it.each<[DemandNews, string]>([
  [{ kind: 'created' }, 'Helena Prado (escritório) criou a demanda'],
  [{ kind: 'message' }, 'Helena Prado (escritório) escreveu uma mensagem'],
  [{ kind: 'document' }, 'Helena Prado (escritório) enviou um documento'],
  [{ kind: 'documents', count: 3 }, 'Helena Prado (escritório) enviou 3 documentos'],
  [{ kind: 'status', statusKey: 'OPEN' }, 'Helena Prado (escritório) deixou a demanda em aberto'],
  [
    { kind: 'status', statusKey: 'OPEN', from: 'BLOCKED' },
    'Helena Prado (escritório) desbloqueou a demanda',
  ],
  [
    { kind: 'status', statusKey: 'OPEN', from: 'BLOCKED', isNextStep: true },
    'Chegou a vez desta etapa da jornada',
  ],
  [
    { kind: 'status', statusKey: 'IN_PROGRESS' },
    'Helena Prado (escritório) colocou a demanda em andamento',
  ],
  [
    { kind: 'status', statusKey: 'IN_PROGRESS', from: 'FINISHED' },
    'Helena Prado (escritório) reabriu a demanda',
  ],
  [
    { kind: 'status', statusKey: 'IN_PROGRESS', from: 'PENDING', ofCustomer: true },
    'Helena Prado (escritório) respondeu',
  ],
  [
    { kind: 'status', statusKey: 'IN_PROGRESS', from: 'PENDING' },
    'Helena Prado (escritório) colocou a demanda em andamento',
  ],
  [{ kind: 'status', statusKey: 'PENDING' }, 'Helena Prado (escritório) pediu uma resposta'],
  [
    { kind: 'status', statusKey: 'PENDING', from: 'FINISHED', ofCustomer: true },
    'Helena Prado (escritório) reabriu a demanda',
  ],
  [
    { kind: 'status', statusKey: 'PENDING', from: 'FINISHED' },
    'Helena Prado (escritório) pediu uma resposta',
  ],
  [{ kind: 'status', statusKey: 'FINISHED' }, 'Helena Prado (escritório) entregou a demanda'],
  [{ kind: 'status', statusKey: 'BLOCKED' }, 'Helena Prado (escritório) bloqueou a demanda'],
  [
    { kind: 'forecast', forecast: { from: null, to: '2026-11-25' } },
    'Helena Prado (escritório) marcou a previsão de entrega: 25/11/2026',
  ],
  [
    { kind: 'forecast', forecast: { from: '2026-11-20', to: '2026-11-25' } },
    'Helena Prado (escritório) mudou a previsão de entrega para 25/11/2026',
  ],
  [
    { kind: 'forecast', forecast: { from: '2026-11-20', to: null } },
    'Helena Prado (escritório) retirou a previsão de entrega',
  ],
  [
    { kind: 'forecast', forecast: { from: '2026-11-20', to: '2026-11-25' }, others: 4 },
    'Helena Prado (escritório) mudou a previsão de entrega para 25/11/2026, e a de mais 4 demandas',
  ],
  [
    { kind: 'prioritized', forecast: { from: '2026-11-25', to: '2026-11-24' } },
    'Helena Prado (escritório) priorizou a demanda',
  ],
  [
    { kind: 'assignee', assignee: 'Rui Melo' },
    'Helena Prado (escritório) passou a demanda para Rui Melo',
  ],
  [{ kind: 'assignee', assignee: 'Helena Prado' }, 'Helena Prado (escritório) assumiu a demanda'],
  [
    { kind: 'assignee', assignee: 'Helena Prado', isSelf: false },
    'Helena Prado (escritório) passou a demanda para Helena Prado',
  ],
  [
    { kind: 'assignee', assignee: 'Helena P.', isSelf: true },
    'Helena Prado (escritório) assumiu a demanda',
  ],
  [
    { kind: 'assignee', assignee: null },
    'Helena Prado (escritório) deixou a demanda sem responsável',
  ],
  [{ kind: 'markFiled' }, 'Helena Prado (escritório) informou que a marca foi protocolada no INPI'],
  [{ kind: 'markStatus', status: 'Deferido' }, 'Andamento da marca no INPI: Deferido'],
  [
    { kind: 'markStatus', status: 'Exigência', occurredOn: '2026-11-17' },
    'Andamento da marca no INPI: Exigência, em 17/11/2026',
  ],
  [{ kind: 'overdue', date: '2026-11-18' }, 'A previsão de entrega era 18/11/2026 e passou'],
])('%j', (news, title) =>
  expect(toNewsTitle(news, { name: 'Helena Prado', type: 'BACKOFFICE' })).toBe(title),
)

it('names nobody where the name is gone', () => {
  expect(toNewsTitle({ kind: 'message' }, null)).toBe('Alguém escreveu uma mensagem')
})

it('tells a customer from a person of the firm of the same name', () => {
  const author = { name: 'Helena Prado', type: 'CUSTOMER' } as const
  expect(toNewsTitle({ kind: 'message' }, author)).toBe('Helena Prado escreveu uma mensagem')
})
