import { MAPPING_MEETING_TYPE, MAPPING_TYPE } from '@tramite/core/demands'
import { mappingDemandMessages as texts } from '@tramite/core/messages'
import { announces, becomes, concludes, delivers, file, says } from '../conversation.ts'
import type { DemandSeed, FileSeed } from '../seed.types.ts'

const meeting = {
  name: texts['mapping.meeting.name'],
  description: texts['mapping.meeting.description'],
  type: MAPPING_MEETING_TYPE,
  staff: 'helena',
} as const
const mapping = {
  name: texts['mapping.demand.name'],
  description: texts['mapping.demand.description'],
  type: MAPPING_TYPE,
  staff: 'helena',
} as const

const summary = (business: string, ...lines: string[]): FileSeed =>
  file('Resumo_da_reuniao.txt', `Reunião de mapeamento de dados: ${business}`, ...lines)

const completed = (business: string, ...lines: string[]): FileSeed =>
  file(
    'mapeamento-de-dados.pdf',
    `Mapeamento de dados de ${business}`,
    'Registro das operações de tratamento de dados pessoais, conforme o art. 37 da Lei nº 13.709/2018.',
    ...lines,
  )

/** The demands of the data mappings; the meeting of Aurora Botânica is among its delivered demands. */
export const mappingDemands: readonly DemandSeed[] = [
  {
    ...meeting,
    business: 'cosmeticos',
    by: 'rafael',
    createdAt: '-150 10:20',
    validated: { by: 'rafael', at: '-143 09:10' },
    conversation: [
      becomes('-149 09:00', 'IN_PROGRESS', 'helena'),
      says('-149 09:04', 'helena', 'Rafael, convide quem conhece vendas, pessoas e marketing.'),
      ...concludes(
        -145,
        'helena',
        'Resumo da reunião de mapeamento',
        summary(
          'Aurora Cosméticos',
          'Setores: Vendas, RH, Marketing e Assuntos regulatórios.',
          'Quem responde: Beatriz por Vendas, Caio por RH, Rafael pelos demais.',
        ),
        'Combinado: o questionário já está aberto em Ferramentas.',
      ),
    ],
  },
  {
    ...mapping,
    business: 'cosmeticos',
    by: 'rafael',
    createdAt: '-145 16:36',
    following: ['rafael', 'beatriz'],
    conversation: [
      announces('-145 16:36', texts['mapping.item.begun'], {}),
      becomes('-145 16:37', 'PENDING', 'helena'),
      becomes('-131 11:02', 'IN_PROGRESS', 'rafael'),
      says('-131 11:02', 'rafael', texts['mapping.item.sent']),
      delivers(
        '-122 16:30',
        'helena',
        { name: 'Mapeamento de dados de Aurora Cosméticos', final: true },
        completed(
          'Aurora Cosméticos',
          'Vendas. Cadastro de clientes: nome, e-mail, telefone e CPF de clientes, para executar o contrato de venda.',
          'RH. Folha de pagamento: dados de empregados, por obrigação legal, guardados por cinco anos após o desligamento.',
        ),
      ),
      becomes('-122 16:31', 'FINISHED', 'helena'),
      becomes('-9 10:15', 'PENDING', 'beatriz'),
      says(
        '-8 09:30',
        'helena',
        'Beatriz, ao refazer, inclua o programa de fidelidade, que começou depois da primeira versão.',
      ),
    ],
  },
  {
    ...mapping,
    business: 'botanica',
    by: 'marina',
    createdAt: '-37 16:36',
    queue: 15,
    following: ['marina', 'rafael'],
    conversation: [
      announces('-37 16:36', texts['mapping.item.begun'], {}),
      becomes('-37 16:37', 'PENDING', 'tiago'),
      becomes('-4 15:48', 'IN_PROGRESS', 'marina'),
      says('-4 15:48', 'marina', texts['mapping.item.sent']),
      says('-3 10:12', 'helena', 'Recebido, Marina. Reviso na ordem da fila e aviso por aqui.'),
    ],
  },
  {
    ...meeting,
    business: 'brisa',
    by: 'patricia',
    createdAt: '-62 09:40',
    validated: { by: 'patricia', at: '-55 10:00' },
    conversation: [
      becomes('-61 09:15', 'IN_PROGRESS', 'helena'),
      ...concludes(
        -57,
        'helena',
        'Resumo da reunião de mapeamento',
        summary('Brisa Turismo', 'Setores: Vendas e Suporte ao Cliente.'),
        'Patrícia, o questionário está aberto em Ferramentas.',
      ),
    ],
  },
  {
    ...mapping,
    business: 'brisa',
    by: 'patricia',
    createdAt: '-57 16:36',
    conversation: [
      announces('-57 16:36', texts['mapping.item.begun'], {}),
      becomes('-57 16:37', 'PENDING', 'helena'),
      becomes('-44 14:20', 'IN_PROGRESS', 'patricia'),
      says('-44 14:20', 'patricia', texts['mapping.item.sent']),
      delivers(
        '-36 16:30',
        'helena',
        { name: 'Mapeamento de dados de Brisa Turismo', final: true },
        completed(
          'Brisa Turismo',
          'Vendas. Reserva de pacotes: documentos de viagem, inclusive de crianças, com consentimento dos responsáveis.',
          'Suporte ao Cliente. Atendimento durante a viagem: contato de emergência e restrições de saúde informadas.',
        ),
      ),
      becomes('-36 16:31', 'FINISHED', 'helena'),
    ],
  },
  {
    ...meeting,
    business: 'pessoa',
    by: 'otavio',
    createdAt: '-1 11:25',
    conversation: [],
  },
]
