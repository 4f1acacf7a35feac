import { type JourneyKey, journeyTexts } from '../../content/journeys/journeys.ts'
import { asks, becomes, concludes, file, says, setsForecast } from '../conversation.ts'
import type { DemandSeed, ItemSeed } from '../seed.types.ts'

type Place = Pick<DemandSeed, 'business' | 'by' | 'createdAt' | 'staff' | 'following'>
type Progress = Partial<DemandSeed> & { readonly conversation: readonly ItemSeed[] }

/** The demands of a journey that was started, each as far as it has come. */
function starts(key: JourneyKey, place: Place, progress: readonly Progress[]): DemandSeed[] {
  return journeyTexts[key].demands.map(({ title, description }, index) => ({
    ...place,
    name: title,
    description,
    journey: { key, step: index + 1 },
    conversation: [],
    ...progress[index],
  }))
}

/** Aurora Cosméticos puts its handling of personal data in order: a journey that is under way. */
const dataProtectionDemands = starts(
  'dataProtection',
  {
    business: 'cosmeticos',
    by: 'rafael',
    staff: 'helena',
    createdAt: '-24 10:20',
    following: ['rafael', 'marina'],
  },
  [
    {
      validated: { by: 'rafael', at: '-13 09:20' },
      feedback: { by: 'rafael', at: '-13 09:22', rating: 5, description: 'Claro e completo.' },
      conversation: [
        becomes('-23 09:15', 'IN_PROGRESS', 'helena'),
        asks(
          '-22 10:05',
          'helena',
          'Rafael, quais áreas guardam dados de consumidores e em que sistemas?',
        ),
        says(
          '-21 11:40',
          'rafael',
          'Atendimento, e-commerce e marketing. Segue a lista de sistemas.',
          [
            file(
              'Sistemas_da_Aurora.txt',
              'Sistemas da Aurora',
              'Atendimento: central de chamados. E-commerce: plataforma da loja. Marketing: ferramenta de e-mail.',
            ),
          ],
        ),
        ...concludes(
          -15,
          'helena',
          'Inventário de dados pessoais',
          file(
            'Inventario_dados_pessoais.pdf',
            'Inventário de dados pessoais',
            'Onze operações de tratamento em três áreas, com finalidade, base legal e prazo de guarda de cada uma.',
            'Duas operações pedem correção: lista de e-mails sem origem conhecida e currículos guardados sem prazo.',
          ),
          'Rafael, o inventário está pronto. As duas correções entram nas próximas demandas da jornada.',
        ),
      ],
    },
    {
      queue: 16,
      conversation: [
        becomes('-6 09:30', 'IN_PROGRESS', 'helena'),
        setsForecast('-6 09:30'),
        says(
          '-5 15:12',
          'helena',
          'Comecei pela política da loja virtual. O aviso do formulário de currículos vem junto.',
        ),
      ],
    },
  ],
)

/** Aurora Botânica hires for its farm: a journey that waits for an answer. */
const hiringDemands = starts(
  'hiring',
  { business: 'botanica', by: 'marina', staff: 'tiago', createdAt: '-18 14:10' },
  [
    {
      validated: { by: 'marina', at: '-9 10:00' },
      conversation: [
        becomes('-17 09:00', 'IN_PROGRESS', 'tiago'),
        ...concludes(
          -11,
          'tiago',
          'Contrato de experiência, modelo rural',
          file(
            'Contrato_de_experiencia.pdf',
            'Contrato de experiência',
            'Prazo de quarenta e cinco dias, com uma prorrogação de igual período.',
            'Depois dele, o contrato passa a ser por prazo indeterminado.',
          ),
          'Marina, segue o modelo, já com a cláusula de moradia na fazenda.',
        ),
      ],
    },
    {
      unread: ['marina'],
      conversation: [
        becomes('-8 09:20', 'IN_PROGRESS', 'tiago'),
        says(
          '-3 16:02',
          'tiago',
          'Marina, para o registro preciso da lista dos admitidos, com CPF, função e data de início de cada um.',
        ),
        becomes('-3 16:03', 'PENDING', 'tiago'),
      ],
    },
  ],
)

/** Brisa talks about an investor: a demand that prepares a journey. */
const fundingTalk: DemandSeed = {
  business: 'brisa',
  by: 'patricia',
  name: 'Conversa sobre a entrada de um investidor',
  description:
    'Uma rede de hotéis quer entrar como sócia minoritária. Precisamos entender as opções antes de responder.',
  createdAt: '-2 11:25',
  journey: { key: 'funding', step: 'preparation' },
  conversation: [
    says(
      '-1 09:35',
      'tiago',
      'Olá, Patrícia. A Helena vai ver com você as opções. Se fizer sentido seguir, iniciamos a jornada de captação.',
    ),
  ],
}

/** The demands of journeys. */
export const journeyDemandSeeds: readonly DemandSeed[] = [
  ...dataProtectionDemands,
  ...hiringDemands,
  fundingTalk,
]
