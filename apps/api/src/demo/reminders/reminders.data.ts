import type { BusinessKey } from '../businesses.data.ts'
import type { CustomerKey } from '../customers.data.ts'
import type { PersonKey } from '../people.data.ts'
import type { FileSeed } from '../seed.types.ts'

/** A reminder; its days are relative to the day of loading. */
export interface ReminderSeed {
  readonly customer: CustomerKey
  readonly by: PersonKey
  readonly name: string
  readonly type: 'event' | 'legalObrigation' | 'task'
  /** Calendar days from the loading; negative for one that is overdue. */
  readonly due: number
  /** How many days before its due date it is notified; on the day itself when absent. */
  readonly notice?: number
  readonly people?: readonly PersonKey[]
  /** When it was created, in business days from the loading. */
  readonly since: number
  readonly archivedBy?: readonly BusinessKey[]
  /** Name of the demand that it is linked to. */
  readonly demand?: string
  readonly link?: string
  readonly files?: readonly FileSeed[]
}

const aurora: readonly Omit<ReminderSeed, 'customer'>[] = [
  {
    by: 'helena',
    name: 'Publicação das demonstrações financeiras',
    type: 'legalObrigation',
    due: -12,
    notice: 10,
    people: ['marina', 'rafael'],
    since: -60,
    demand: 'Ata da assembleia geral ordinária',
  },
  {
    by: 'rafael',
    name: 'Devolver à Gráfica Horizonte os clichês emprestados',
    type: 'task',
    due: -4,
    people: ['rafael', 'beatriz'],
    since: -20,
    demand: 'Distrato com a Gráfica Horizonte',
  },
  {
    by: 'beatriz',
    name: 'Conferir as notas fiscais do frete refrigerado',
    type: 'task',
    due: 0,
    people: ['beatriz'],
    since: -6,
  },
  {
    by: 'helena',
    name: 'Fim do prazo para responder ao titular que pediu a exclusão de dados',
    type: 'legalObrigation',
    due: 0,
    notice: 5,
    people: ['marina', 'beatriz'],
    since: -12,
    link: 'https://www.gov.br/anpd/pt-br',
  },
  {
    by: 'marina',
    name: 'Reunião do conselho de administração',
    type: 'event',
    due: 3,
    notice: 1,
    people: ['marina', 'rafael'],
    since: -15,
  },
  {
    by: 'helena',
    name: 'Audiência trabalhista na 5ª Vara de Campinas',
    type: 'event',
    due: 9,
    notice: 7,
    people: ['rafael', 'caio'],
    since: -30,
    files: [
      {
        name: 'intimacao-da-audiencia.pdf',
        title: 'Intimação para audiência de instrução',
        lines: [
          'Fica a reclamada intimada a comparecer, por preposto, à audiência de instrução.',
          'O não comparecimento importa confissão quanto à matéria de fato (CLT, art. 844).',
        ],
      },
    ],
  },
  {
    by: 'caio',
    name: 'Semana interna de prevenção de acidentes',
    type: 'event',
    due: 26,
    notice: 14,
    people: ['caio', 'beatriz'],
    since: -10,
  },
  {
    by: 'helena',
    name: 'Renovação da licença da Vigilância Sanitária da fábrica',
    type: 'legalObrigation',
    due: 14,
    notice: 30,
    people: ['marina', 'rafael'],
    since: -45,
    link: 'https://www.gov.br/anvisa/pt-br',
    files: [
      {
        name: 'licenca-sanitaria-vigente.pdf',
        title: 'Licença de funcionamento',
        lines: [
          'Atividade: fabricação de cosméticos, produtos de perfumaria e de higiene pessoal.',
          'A renovação deve ser requerida antes do vencimento.',
        ],
      },
      {
        name: 'documentos-para-renovar.pdf',
        title: 'Documentos para a renovação',
        lines: ['Requerimento assinado.', 'Certidão de regularidade do responsável técnico.'],
      },
    ],
  },
  {
    by: 'helena',
    name: 'Relatório de transparência salarial',
    type: 'legalObrigation',
    due: 38,
    notice: 20,
    people: ['caio'],
    since: -18,
    link: 'https://www.gov.br/trabalho-e-emprego/pt-br',
  },
  {
    by: 'rafael',
    name: 'Renovar o seguro da frota',
    type: 'task',
    due: 21,
    notice: 7,
    people: ['rafael'],
    since: -8,
  },
  {
    by: 'beatriz',
    name: 'Enviar ao jurídico a lista de fornecedores que ainda não assinaram a confidencialidade',
    type: 'task',
    due: 5,
    notice: 2,
    people: ['beatriz', 'rafael'],
    since: -5,
    demand: 'Termo de confidencialidade para fornecedores',
  },
  {
    by: 'helena',
    name: 'Cadastro Ambiental Rural da fazenda de Holambra',
    type: 'legalObrigation',
    due: 60,
    notice: 30,
    people: ['marina'],
    since: -25,
    demand: 'Contrato de arrendamento da fazenda em Holambra',
    archivedBy: ['cosmeticos'],
  },
  {
    by: 'marina',
    name: 'Feira de cosméticos em São Paulo',
    type: 'event',
    due: -40,
    notice: 10,
    people: ['marina', 'beatriz'],
    since: -90,
    archivedBy: ['cosmeticos', 'botanica'],
  },
  {
    by: 'rafael',
    name: 'Trocar o certificado digital da matriz',
    type: 'task',
    due: -25,
    notice: 15,
    people: ['rafael'],
    since: -70,
    archivedBy: ['cosmeticos'],
  },
]

const others: readonly ReminderSeed[] = [
  {
    customer: 'brisa',
    by: 'helena',
    name: 'Renovação do Cadastur',
    type: 'legalObrigation',
    due: 17,
    notice: 30,
    people: ['patricia'],
    since: -30,
    link: 'https://cadastur.turismo.gov.br',
  },
  {
    customer: 'brisa',
    by: 'patricia',
    name: 'Vistoria dos barcos pela Capitania dos Portos',
    type: 'event',
    due: 8,
    notice: 3,
    people: ['patricia'],
    since: -9,
    demand: 'Seguro de responsabilidade civil dos passeios de barco',
    files: [
      {
        name: 'agendamento-da-vistoria.pdf',
        title: 'Agendamento de vistoria',
        lines: ['Embarcações: Brisa I e Brisa II.', 'Local: Marina da Barra da Lagoa.'],
      },
    ],
  },
  {
    customer: 'brisa',
    by: 'patricia',
    name: 'Pagar a anuidade da associação comercial',
    type: 'task',
    due: -2,
    since: -22,
    archivedBy: ['brisa'],
  },
  {
    customer: 'pessoa',
    by: 'otavio',
    name: 'Renovar a anuidade do CAU',
    type: 'legalObrigation',
    due: 30,
    notice: 10,
    people: ['otavio'],
    since: -4,
  },
  {
    customer: 'avulso',
    by: 'debora',
    name: 'Abertura da exposição coletiva',
    type: 'event',
    due: 11,
    notice: 4,
    people: ['debora'],
    since: -7,
  },
  {
    customer: 'avulso',
    by: 'helena',
    name: 'Declaração anual do Simples Nacional',
    type: 'legalObrigation',
    due: 45,
    notice: 15,
    people: ['debora'],
    since: -14,
    link: 'https://www8.receita.fazenda.gov.br/SimplesNacional',
  },
  {
    customer: 'inadimplente',
    by: 'gustavo',
    name: 'Renovar o registro de transportador na ANTT',
    type: 'legalObrigation',
    due: 24,
    notice: 20,
    people: ['gustavo', 'priscila'],
    since: -16,
  },
]

/** The reminders of the customers; Aurora has some of every category in both of its businesses. */
export const reminderSeeds: readonly ReminderSeed[] = [
  ...aurora.map((seed) => ({ ...seed, customer: 'aurora' as const })),
  ...others,
]
