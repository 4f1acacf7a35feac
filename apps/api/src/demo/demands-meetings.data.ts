import { becomes, concludes, file, says } from './conversation.ts'
import type { DemandSeed } from './seed.types.ts'

const business = 'cosmeticos'
const staff = 'tiago'

/** Meetings and requests that the firm handles as demands, for Aurora Cosméticos. */
export const cosmeticosMeetings: readonly DemandSeed[] = [
  {
    business,
    staff,
    by: 'marina',
    name: 'Reunião de onboarding da Aurora',
    description: 'Apresentação do portal, da equipe e da forma de trabalho.',
    createdAt: '-372 10:00',
    type: 'Reunião de Onboarding',
    journey: { key: 'welcome', step: 1 },
    validated: { by: 'marina', at: '-365 09:30' },
    feedback: {
      by: 'marina',
      at: '-365 09:34',
      rating: 5,
      description: 'Equipe atenciosa. Saímos com tudo encaminhado.',
    },
    conversation: [
      becomes('-371 09:00', 'IN_PROGRESS', 'tiago'),
      says('-371 09:05', 'tiago', 'Bem-vinda, Marina! O convite da reunião foi por e-mail.'),
      ...concludes(
        -368,
        'tiago',
        'Guia de boas-vindas',
        file(
          'Guia_de_boas_vindas.pdf',
          'Guia de boas-vindas',
          'Abra uma demanda para cada assunto. As demandas são atendidas uma depois da outra, e a prioritária passa à frente.',
          'O prazo não corre enquanto o escritório espera por uma resposta.',
        ),
        'Foi um prazer conhecer a equipe. O guia está em Documentos.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'rafael',
    name: 'Reunião de contato ativo',
    description: 'Conversa do escritório com a Aurora sobre o uso do portal no semestre.',
    createdAt: '-62 11:00',
    type: 'Reunião de Contato Ativo',
    validated: { by: 'rafael', at: '-57 10:00' },
    conversation: [
      becomes('-61 09:10', 'IN_PROGRESS', 'tiago'),
      ...concludes(
        -60,
        'tiago',
        'Resumo do contato ativo',
        file(
          'Resumo_contato_ativo.txt',
          'Resumo do contato ativo',
          'A equipe pediu um usuário para o coordenador de recursos humanos.',
          'O escritório vai propor um mapeamento de dados na Aurora Botânica.',
        ),
        'Obrigado pela conversa, Rafael.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'rafael',
    name: 'Reunião de acompanhamento das ações judiciais',
    description: 'Posição das quatro ações em que a Aurora é parte.',
    createdAt: '-5 15:05',
    type: 'Reunião de Acompanhamento',
    queue: 13,
    following: ['rafael', 'marina'],
    conversation: [
      becomes('-4 09:12', 'IN_PROGRESS', 'tiago'),
      says('-4 09:15', 'tiago', 'Rafael, qual destes horários prefere: 10h ou 16h?'),
      says('-3 08:40', 'rafael', 'Às 16h, por vídeo. A Marina também participa.'),
    ],
  },
  {
    business,
    staff,
    by: 'marina',
    name: 'Segunda via do contrato de honorários',
    description: 'Precisamos da via assinada do contrato de honorários para a auditoria externa.',
    createdAt: '-17 13:30',
    type: 'Administrativo/Financeiro',
    validated: { by: 'marina', at: '-15 08:45' },
    feedback: { by: 'marina', at: '-15 08:46' },
    conversation: [
      becomes('-17 14:10', 'IN_PROGRESS', 'tiago'),
      ...concludes(
        -16,
        'tiago',
        'Contrato de honorários assinado',
        file(
          'Contrato_de_honorarios.pdf',
          'Contrato de prestação de serviços advocatícios',
          'Assessoria jurídica mensal nas áreas contratual, trabalhista, societária, de propriedade intelectual e de proteção de dados.',
        ),
        'Segue a via assinada. Bom trabalho com a auditoria!',
      ),
    ],
  },
]
