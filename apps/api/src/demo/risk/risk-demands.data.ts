import { RISK_ANALYSIS_TYPE } from '@tramite/core/demands'
import { riskMeetingDraft } from '@tramite/core/risk'
import { becomes, concludes, file, notes, says } from '../conversation.ts'
import type { DemandSeed } from '../seed.types.ts'

const { name, description } = riskMeetingDraft
const meeting = { name, description, type: RISK_ANALYSIS_TYPE, staff: 'helena' } as const

/**
 * The demands of the internal risk analysis: one whose meeting was held, so that the tool is open, and
 * one that was sent and that the firm is reviewing. The other businesses have not started.
 */
export const riskDemands: readonly DemandSeed[] = [
  {
    ...meeting,
    business: 'botanica',
    by: 'rafael',
    createdAt: '-38 09:12',
    following: ['rafael'],
    validated: { by: 'rafael', at: '-28 10:00' },
    conversation: [
      becomes('-37 09:20', 'IN_PROGRESS', 'helena'),
      says('-37 09:24', 'helena', 'Rafael, convide quem cuida do financeiro e do cadastro.'),
      ...concludes(
        -29,
        'helena',
        'Ata da reunião sobre a análise interna de risco',
        file(
          'Ata_analise_interna_de_risco.pdf',
          'Reunião sobre a análise interna de risco',
          'A Aurora Botânica vende insumos a produtores rurais, parte deles em dinheiro, e quer conhecer seus riscos antes de crescer no Centro-Oeste.',
          'Quem responde: Rafael pelos clientes e pela instituição, Beatriz pelas operações e pelos parceiros.',
        ),
        'O questionário já está aberto em Ferramentas. Respondam perfil por perfil.',
      ),
    ],
  },
  {
    ...meeting,
    business: 'cosmeticos',
    by: 'marina',
    createdAt: '-72 14:05',
    following: ['marina', 'rafael'],
    conversation: [
      becomes('-71 09:30', 'IN_PROGRESS', 'helena'),
      ...concludes(
        -66,
        'helena',
        'Ata da reunião sobre a análise interna de risco',
        file(
          'Ata_analise_interna_de_risco.pdf',
          'Reunião sobre a análise interna de risco',
          'A Aurora Cosméticos atende revendedoras e lojistas e recebe por boleto, cartão e Pix.',
          'Quem responde: Marina, com apoio do financeiro.',
        ),
        'Marina, o questionário está aberto em Ferramentas.',
      ),
      becomes('-16 11:40', 'IN_PROGRESS', 'marina'),
      says('-16 11:40', 'marina', 'Respondemos aos quatro perfis. A planilha está anexada.', [
        file(
          'Respostas_analise_de_risco.csv',
          'Análise interna de risco',
          'Evento de risco;Nível de risco',
          'Perfil dos clientes;Baixo',
          'Perfil da instituição;Médio',
          'Perfil das operações;Médio',
          'Perfil dos funcionários e parceiros;Médio',
        ),
      ]),
      notes('-10 16:02', 'helena', 'Conferir a resposta sobre pagamentos de terceiros.'),
      says(
        '-6 10:20',
        'helena',
        'Marina, quem autoriza os pagamentos por terceiros? Responda aqui: com a resposta, a análise volta a abrir para alterações.',
      ),
      becomes('-6 10:21', 'PENDING', 'helena'),
    ],
  },
]
