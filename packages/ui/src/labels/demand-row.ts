import type { DemandStatus } from '@tramite/core/demands'
import { countOf } from './count.ts'

/** Texts of a demand in lists. */
export const demandRowLabels = {
  number: (externalId: number) => `Nº ${externalId}`,
  unread: 'Não lida',
  priority: 'Prioritária',
  private: 'Sigilosa',
  noForecast: {
    OPEN: 'previsão após a triagem',
    IN_PROGRESS: 'sem previsão ainda',
    PENDING: 'espera sua resposta',
    FINISHED: 'entregue',
    BLOCKED: 'sem previsão ainda',
  } satisfies Record<DemandStatus, string>,
  waits: (days: number) =>
    days <= 0
      ? 'espera sua resposta desde hoje'
      : `espera sua resposta há ${countOf(days, 'dia', 'dias')}`,
  suspended: (last: string | null) =>
    last === null ? 'Prazo suspenso' : `Prazo suspenso · a última previsão era ${last}`,
  ended: (last: string | null) =>
    last === null ? 'Contrato encerrado' : `Contrato encerrado · a última previsão era ${last}`,
  noDate: 'Sem data',
  due: (when: string) => `vence ${when}`,
  overdue: (when: string) => `previsão passou ${when}`,
  delivered: (when: string) => `entregue ${when}`,
} as const
