import { expect, it } from 'vitest'
import type { DemandNews } from '../../ports/demand-news.ts'
import { toNewsTitle } from './news-title.ts'

it.each<[DemandNews, string]>([
  [{ kind: 'created' }, 'Helena Prado criou a demanda'],
  [{ kind: 'message' }, 'Helena Prado escreveu uma mensagem'],
  [{ kind: 'document' }, 'Helena Prado enviou um documento'],
  [{ kind: 'documents', count: 3 }, 'Helena Prado enviou 3 documentos'],
  [{ kind: 'status', statusKey: 'OPEN' }, 'Helena Prado deixou a demanda em aberto'],
  [{ kind: 'status', statusKey: 'IN_PROGRESS' }, 'Helena Prado colocou a demanda em andamento'],
  [
    { kind: 'status', statusKey: 'IN_PROGRESS', from: 'FINISHED' },
    'Helena Prado reabriu a demanda',
  ],
  [
    { kind: 'status', statusKey: 'IN_PROGRESS', from: 'PENDING', ofCustomer: true },
    'Helena Prado respondeu',
  ],
  [
    { kind: 'status', statusKey: 'IN_PROGRESS', from: 'PENDING' },
    'Helena Prado colocou a demanda em andamento',
  ],
  [{ kind: 'status', statusKey: 'PENDING' }, 'Helena Prado pediu uma resposta'],
  [
    { kind: 'status', statusKey: 'PENDING', from: 'FINISHED', ofCustomer: true },
    'Helena Prado reabriu a demanda',
  ],
  [{ kind: 'status', statusKey: 'PENDING', from: 'FINISHED' }, 'Helena Prado pediu uma resposta'],
  [{ kind: 'status', statusKey: 'FINISHED' }, 'Helena Prado entregou a demanda'],
  [{ kind: 'status', statusKey: 'BLOCKED' }, 'Helena Prado bloqueou a demanda'],
  [
    { kind: 'forecast', forecast: { from: null, to: '2026-11-25' } },
    'Helena Prado marcou a previsão de entrega: 25/11/2026',
  ],
  [
    { kind: 'forecast', forecast: { from: '2026-11-20', to: '2026-11-25' } },
    'Helena Prado mudou a previsão de entrega para 25/11/2026',
  ],
  [
    { kind: 'forecast', forecast: { from: '2026-11-20', to: null } },
    'Helena Prado retirou a previsão de entrega',
  ],
  [
    { kind: 'forecast', forecast: { from: '2026-11-20', to: '2026-11-25' }, others: 4 },
    'Helena Prado mudou a previsão de entrega para 25/11/2026, e a de mais 4 demandas',
  ],
  [
    { kind: 'prioritized', forecast: { from: '2026-11-25', to: '2026-11-24' } },
    'Helena Prado priorizou a demanda',
  ],
  [{ kind: 'assignee', assignee: 'Rui Melo' }, 'Helena Prado passou a demanda para Rui Melo'],
  [{ kind: 'assignee', assignee: 'Helena Prado' }, 'Helena Prado assumiu a demanda'],
  [
    { kind: 'assignee', assignee: 'Helena Prado', isSelf: false },
    'Helena Prado passou a demanda para Helena Prado',
  ],
  [{ kind: 'assignee', assignee: 'Helena P.', isSelf: true }, 'Helena Prado assumiu a demanda'],
  [{ kind: 'assignee', assignee: null }, 'Helena Prado deixou a demanda sem responsável'],
  [{ kind: 'markFiled' }, 'Helena Prado informou que a marca foi protocolada no INPI'],
  [{ kind: 'markStatus', status: 'Deferido' }, 'Andamento da marca no INPI: Deferido'],
  [{ kind: 'overdue', date: '2026-11-18' }, 'A previsão de entrega era 18/11/2026 e passou'],
])('%j', (news, title) => expect(toNewsTitle(news, 'Helena Prado')).toBe(title))

it('names nobody where the name is gone', () => {
  expect(toNewsTitle({ kind: 'message' }, null)).toBe('Alguém escreveu uma mensagem')
})
