import { becomes, concludes, delivers, file, notes, says } from './conversation.ts'
import type { DemandSeed } from './seed.types.ts'

const business = 'cosmeticos'
const staff = 'helena'

/** What Aurora Cosméticos received and validated. */
export const cosmeticosValidated: readonly DemandSeed[] = [
  {
    business,
    staff,
    by: 'rafael',
    name: 'Aditivo de prorrogação do contrato de limpeza',
    description:
      'Prorrogar por doze meses o contrato de limpeza da fábrica, com reajuste pelo INPC.',
    createdAt: '-25 08:45',
    following: ['rafael'],
    validated: { by: 'rafael', at: '-19 10:12' },
    feedback: {
      by: 'rafael',
      at: '-19 10:15',
      rating: 5,
      description: 'Rápido e sem retrabalho. O quadro com o cálculo do reajuste ajudou muito.',
    },
    conversation: [
      becomes('-24 09:30', 'IN_PROGRESS', 'helena'),
      ...concludes(
        -20,
        'helena',
        'Aditivo de prorrogação',
        file(
          'Aditivo_contrato_limpeza.pdf',
          'Primeiro termo aditivo',
          'As partes prorrogam o contrato por doze meses e reajustam o preço pela variação do INPC acumulada no período.',
        ),
        'Aditivo pronto para assinatura. O cálculo do reajuste está na segunda página.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'marina',
    name: 'Ata da assembleia geral ordinária',
    description:
      'Preparar a convocação e a ata da assembleia que aprova as contas e a destinação do resultado.',
    createdAt: '-48 11:20',
    tags: ['Diretoria'],
    following: ['marina', 'rafael'],
    validated: { by: 'marina', at: '-38 09:05' },
    feedback: { by: 'marina', at: '-38 09:08', rating: 4 },
    conversation: [
      delivers(
        '-48 11:31',
        'marina',
        { name: 'Demonstrações financeiras auditadas' },
        file(
          'Demonstracoes_financeiras.csv',
          'Demonstrações financeiras',
          'conta;valor',
          'Receita líquida;41.870.000,00',
          'Lucro líquido;3.912.000,00',
          'Reserva legal;195.600,00',
          'Dividendos propostos;978.000,00',
        ),
      ),
      becomes('-47 10:00', 'IN_PROGRESS', 'helena'),
      ...concludes(
        -40,
        'helena',
        'Ata da assembleia geral ordinária',
        file(
          'Ata_AGO.pdf',
          'Ata da assembleia geral ordinária',
          'Aprovadas, por unanimidade, as contas dos administradores e as demonstrações financeiras.',
          'Destinação do lucro líquido: reserva legal de R$ 195.600,00, dividendos de R$ 978.000,00 e o saldo à reserva de investimentos.',
        ),
        'Ata entregue. Depois das assinaturas, registramos na Junta Comercial.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'caio',
    name: 'Defesa em auto de infração do trabalho',
    description:
      'A fiscalização autuou a fábrica por falta de exame periódico de três empregados. Queremos apresentar defesa.',
    createdAt: '-33 13:12',
    tags: ['Pessoas', 'Urgente'],
    priority: true,
    following: ['caio', 'marina'],
    validated: { by: 'marina', at: '-22 14:20' },
    conversation: [
      says('-33 13:20', 'caio', 'Os exames existem, mas a clínica mandou depois da fiscalização.', [
        file(
          'Auto_de_infracao.pdf',
          'Auto de infração',
          'Deixar de submeter três empregados a exame médico periódico. Prazo de defesa: dez dias.',
        ),
      ]),
      becomes('-33 16:00', 'IN_PROGRESS', 'helena'),
      becomes('-31 10:05', 'PENDING', 'helena'),
      says('-31 10:08', 'helena', 'Caio, envie os três atestados de saúde ocupacional, por favor.'),
      becomes('-30 09:14', 'IN_PROGRESS', 'caio'),
      says(
        '-30 09:15',
        'caio',
        'Seguem os atestados, todos com data anterior à visita do fiscal.',
        [
          file(
            'Atestados_saude_ocupacional.pdf',
            'Atestados de saúde ocupacional',
            'Três empregados aptos para a função, com exames realizados antes da fiscalização.',
          ),
        ],
      ),
      delivers(
        '-28 17:10',
        'helena',
        { name: 'Estratégia da defesa', internal: true },
        file(
          'Estrategia_defesa_interna.txt',
          'Estratégia da defesa',
          'Insistir na prova documental. Não pedir testemunhas.',
        ),
      ),
      ...concludes(
        -24,
        'helena',
        'Defesa protocolada',
        file(
          'Defesa_auto_de_infracao.pdf',
          'Defesa administrativa',
          'Os exames foram realizados antes da ação fiscal, como provam os atestados anexos. Requer-se o cancelamento do auto.',
        ),
        'Defesa protocolada dentro do prazo. Avisamos quando sair a decisão.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'marina',
    name: 'Reunião de alinhamento do trimestre',
    description: 'Reunião para rever as demandas do trimestre e as prioridades do próximo.',
    createdAt: '-29 10:00',
    type: 'Reunião de Alinhamento',
    following: ['marina', 'rafael'],
    validated: { by: 'rafael', at: '-24 09:00' },
    conversation: [
      becomes('-28 10:00', 'IN_PROGRESS', 'tiago'),
      says(
        '-28 10:02',
        'tiago',
        'Reunião marcada para as 15h, por vídeo. O convite foi por e-mail.',
      ),
      ...concludes(
        -26,
        'tiago',
        'Ata da reunião de alinhamento',
        file(
          'Ata_alinhamento.txt',
          'Ata da reunião de alinhamento',
          'Prioridades: acordo de sócios, e-commerce e banco de horas.',
          'Próxima reunião: no fim do próximo trimestre.',
        ),
        'Obrigado pela reunião! A ata está em Documentos.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'rafael',
    name: 'Termo de confidencialidade para fornecedores',
    description:
      'Modelo de termo de confidencialidade para fornecedores que conhecem fórmulas e lançamentos.',
    createdAt: '-55 16:25',
    tags: ['Fornecedores'],
    following: ['rafael', 'beatriz'],
    validated: { by: 'rafael', at: '-36 08:50' },
    feedback: { by: 'rafael', at: '-36 08:52', rating: 5 },
    conversation: [
      becomes('-54 09:10', 'IN_PROGRESS', 'helena'),
      ...concludes(
        -48,
        'helena',
        'Termo de confidencialidade',
        file(
          'Termo_confidencialidade_v1.pdf',
          'Termo de confidencialidade',
          'As partes obrigam-se a manter sigilo pelo prazo de cinco anos após o fim da relação.',
        ),
        'Modelo pronto, em português.',
      ),
      becomes('-44 10:20', 'IN_PROGRESS', 'rafael'),
      says(
        '-44 10:21',
        'rafael',
        'Reabrimos porque dois fornecedores são da Itália e pedem versão bilíngue.',
      ),
      notes('-44 11:00', 'helena', 'Tradução com a mesma tradutora do contrato da Verona.'),
      ...concludes(
        -38,
        'helena',
        'Termo de confidencialidade bilíngue',
        file(
          'Termo_confidencialidade_bilingue.pdf',
          'Termo de confidencialidade / Confidentiality agreement',
          'As partes obrigam-se a manter sigilo pelo prazo de cinco anos. The parties shall keep confidential information secret for five years.',
          'Em caso de divergência, prevalece a versão em português.',
        ),
        'Versão bilíngue entregue; em caso de divergência, prevalece o português.',
      ),
    ],
  },
]
