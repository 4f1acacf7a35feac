import type { components } from '../generated/schema.ts'

/** The status of a process at the trademark office (INPI), `apolStatus` on the wire. */
export type AuthorityStatus = components['schemas']['AuthorityStatus']

/** A line of the legend of authority statuses. */
export interface AuthorityStatusEntry {
  readonly status: AuthorityStatus
  /** What it means, and which period is running. */
  readonly description: string
  /** Articles of the industrial property act (Lei 9.279/1996). */
  readonly source: string
}

/** The status of a granted mark. */
export const REGISTERED_STATUS = 'Registro' satisfies AuthorityStatus

/**
 * The legend of the authority's statuses, in the order in which a process passes through them. Lei
 * 9.279/1996.
 */
export const authorityStatuses: readonly AuthorityStatusEntry[] = [
  {
    status: 'Pedido',
    description: 'O pedido foi protocolado e aguarda o exame formal.',
    source: 'Lei 9.279/1996, arts. 155 a 157',
  },
  {
    status: 'Publicação',
    description: 'O pedido foi publicado. Terceiros podem apresentar oposição em 60 dias.',
    source: 'Lei 9.279/1996, art. 158',
  },
  {
    status: 'Oposição',
    description: 'Alguém se opôs ao pedido. O depositante pode se manifestar em 60 dias.',
    source: 'Lei 9.279/1996, art. 158, § 1º',
  },
  {
    status: 'Exigência',
    description:
      'O INPI pediu um esclarecimento, um documento ou um pagamento. Sem resposta no prazo, o pedido pode ser arquivado.',
    source: 'Lei 9.279/1996, arts. 157 e 159',
  },
  {
    status: 'Sobrestamento',
    description: 'O exame aguarda a decisão de outro processo.',
    source: 'Lei 9.279/1996, arts. 124, XIX, e 159',
  },
  {
    status: 'Deferimento',
    description: 'O pedido foi aceito. Falta a concessão do registro.',
    source: 'Lei 9.279/1996, arts. 160 e 161',
  },
  {
    status: 'Indeferimento',
    description: 'O pedido foi negado. Cabe recurso em 60 dias.',
    source: 'Lei 9.279/1996, arts. 160 e 212',
  },
  {
    status: 'Recurso',
    description: 'Uma decisão foi contestada e será reexaminada.',
    source: 'Lei 9.279/1996, arts. 212 a 215',
  },
  {
    status: 'Registro',
    description: 'A marca está registrada. O registro vale por 10 anos e pode ser prorrogado.',
    source: 'Lei 9.279/1996, arts. 133 e 161',
  },
  {
    status: 'Nulidade',
    description: 'A validade do registro foi questionada. O titular pode se manifestar em 60 dias.',
    source: 'Lei 9.279/1996, arts. 168 a 170',
  },
  {
    status: 'Caducidade',
    description:
      'Alguém alegou que a marca não é usada há mais de 5 anos. O titular tem 60 dias para provar o uso.',
    source: 'Lei 9.279/1996, arts. 143 a 145',
  },
  {
    status: 'Arquivamento',
    description: 'O pedido foi encerrado sem registro.',
    source: 'Lei 9.279/1996, arts. 157 a 159 e 162',
  },
  {
    status: 'Extinção',
    description: 'O registro acabou: venceu, caducou, foi anulado ou o titular o renunciou.',
    source: 'Lei 9.279/1996, arts. 142 e 167',
  },
]
