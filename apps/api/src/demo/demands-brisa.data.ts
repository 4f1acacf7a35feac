import { becomes, concludes, delivers, file, says, setsForecast } from './conversation.ts'
import type { DemandSeed } from './seed.types.ts'

const business = 'brisa'
const staff = 'helena'
const by = 'patricia'

/** The demands of Brisa, whose forecasts are those of a customer without the premium plan. */
export const brisaDemands: readonly DemandSeed[] = [
  {
    business,
    staff,
    by,
    name: 'Cancelamento de pacote por motivo de saúde',
    description:
      'Um casal cancelou o pacote a três dias do embarque, com atestado médico, e pede a devolução integral.',
    createdAt: '-3 09:20',
    queue: 1,
    unread: ['patricia'],
    conversation: [
      says('-3 09:26', 'patricia', 'O hotel não devolve a diária. Segue o contrato assinado.', [
        file(
          'Contrato_pacote_viagem.pdf',
          'Contrato de pacote de viagem',
          'Cancelamento a menos de sete dias do embarque: multa de 60% do valor do pacote.',
        ),
      ]),
      becomes('-2 10:05', 'IN_PROGRESS', 'helena'),
      setsForecast('-2 10:05'),
      says(
        '-1 14:12',
        'helena',
        'Patrícia, a multa de 60% costuma ser reduzida pelos juízes. Com o atestado, sugiro crédito para remarcar em doze meses ou retenção limitada a 20%.',
      ),
    ],
  },
  {
    business,
    staff,
    by,
    name: 'Contrato de locação de espaço para eventos',
    description: 'Aluguel do salão do Clube do Lago para dez eventos de formatura.',
    createdAt: '-5 11:02',
    queue: 2,
    conversation: [
      becomes('-4 09:40', 'IN_PROGRESS', 'helena'),
      setsForecast('-4 09:40'),
      says('-4 09:44', 'helena', 'Recebido. Inclua, por favor, a tabela de datas reservadas.'),
      delivers(
        '-3 16:38',
        'patricia',
        { name: 'Datas reservadas', waiting: true },
        file(
          'Datas_reservadas.csv',
          'Datas reservadas',
          'evento;mês;convidados',
          'Formatura de Direito;março;420',
          'Formatura de Arquitetura;abril;310',
        ),
      ),
    ],
  },
  {
    business,
    staff,
    by,
    name: 'Contratação de monitores por temporada',
    description: 'Doze monitores para a temporada de verão: contrato intermitente ou temporário?',
    createdAt: '-4 14:17',
    queue: 3,
    conversation: [becomes('-3 11:11', 'IN_PROGRESS', 'helena'), setsForecast('-3 11:11')],
  },
  {
    business,
    by,
    name: 'Seguro de responsabilidade civil dos passeios de barco',
    description: 'A seguradora recusou a cobertura de um dos barcos. Podemos contestar?',
    createdAt: 'now-150',
    conversation: [],
  },
  {
    business,
    staff,
    by,
    name: 'Uso de fotos de clientes nas redes sociais',
    description: 'Podemos publicar fotos dos passeios em que os clientes aparecem?',
    createdAt: '-9 10:55',
    unread: ['patricia'],
    conversation: [
      becomes('-8 09:25', 'IN_PROGRESS', 'helena'),
      becomes('-6 15:45', 'PENDING', 'helena'),
      says(
        '-6 15:48',
        'helena',
        'Patrícia, envie o termo que os clientes assinam hoje, por favor. Se não houver, preparo um.',
      ),
    ],
  },
  {
    business,
    staff,
    by,
    name: 'Resposta a avaliação ofensiva na internet',
    description: 'Um cliente chamou a equipe de golpista em um site de avaliações.',
    createdAt: '-19 08:30',
    unread: ['patricia'],
    conversation: [
      becomes('-18 09:00', 'IN_PROGRESS', 'helena'),
      ...concludes(
        -6,
        'helena',
        'Resposta e notificação',
        file(
          'Resposta_avaliacao.pdf',
          'Resposta à avaliação e notificação ao site',
          'A empresa lamenta a experiência e pede que o cliente entre em contato. A palavra ofensiva viola os termos do próprio site e deve ser removida.',
        ),
        'Publique a resposta antes de enviar a notificação; a ordem ajuda o caso.',
      ),
    ],
  },
  {
    business,
    staff,
    by,
    name: 'Termo de responsabilidade para trilhas',
    description: 'Termo que os participantes assinam antes das trilhas guiadas.',
    createdAt: '-41 10:10',
    validated: { by, at: '-27 09:00' },
    feedback: { by, at: '-27 09:03', rating: 4, description: 'Ficou claro e curto.' },
    conversation: [
      becomes('-40 10:00', 'IN_PROGRESS', 'helena'),
      ...concludes(
        -30,
        'helena',
        'Termo de responsabilidade',
        file(
          'Termo_trilhas.pdf',
          'Termo de ciência de riscos',
          'O participante declara conhecer os riscos da trilha e seguir as instruções do guia.',
        ),
        'O termo informa os riscos, mas não afasta a responsabilidade da Brisa por falhas do serviço.',
      ),
    ],
  },
  {
    business,
    staff,
    by,
    name: 'Abertura de filial em Bombinhas',
    description: 'Alteração do contrato social para abrir a filial.',
    createdAt: '-11 17:20',
    conversation: [
      becomes('-10 09:35', 'BLOCKED', 'helena'),
      says('-10 09:38', 'helena', 'A filial entra na fila depois dos contratos da temporada.'),
    ],
  },
]
