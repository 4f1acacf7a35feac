import type { SectorTags } from '../sector-kinds.ts'
import { abroadTags, noChildrenTags, securityTags, volumeTags } from './shared-tags.ts'

/** Suggested answers of the sector kind 'Suporte ao Cliente'. */
export const supportTags: SectorTags = [
  [
    'Abertura de chamados',
    'Atendimento por telefone',
    'Atendimento por mensagem',
    'Solução de problemas técnicos',
    'Tratamento de reclamações',
    'Gravação de ligações',
  ],
  [
    'Nome completo',
    'E-mail',
    'Telefone',
    'CPF',
    'Histórico de atendimentos',
    'Gravação de voz',
    'Imagens de tela',
  ],
  ['Clientes', 'Usuários do produto', 'Representantes de empresas clientes', 'Consumidores'],
  [
    'Responder a solicitações',
    'Resolver problemas',
    'Registrar reclamações',
    'Melhorar o atendimento',
    'Comprovar o atendimento prestado',
  ],
  [
    'Contato do cliente',
    'Formulário do site',
    'Aplicativo de mensagens',
    'Cadastro existente',
    'Sites de reclamação',
  ],
  [
    'Sistema de chamados',
    'Central telefônica',
    'Aplicativo de mensagens',
    'E-mail corporativo',
    'Planilhas na nuvem',
  ],
  volumeTags,
  noChildrenTags,
  [
    'Não há dados sensíveis',
    'Dados de saúde relatados no atendimento',
    'Biometria de voz para identificação',
    'Dados sensíveis em documentos enviados',
  ],
  [
    'Equipe de suporte',
    'Supervisão do atendimento',
    'Equipe técnica',
    'Ouvidoria',
    'Encarregado de dados',
  ],
  [
    'Fornecedor do sistema de chamados',
    'Central de atendimento terceirizada',
    'Assistência técnica',
    'Órgãos de defesa do consumidor',
    'Não há compartilhamento',
  ],
  [
    'Manter o sistema de atendimento',
    'Prestar assistência técnica',
    'Responder a órgãos públicos',
    'Atender fora do horário',
    'Não há compartilhamento',
  ],
  abroadTags,
  securityTags,
  [
    '5 anos após o atendimento',
    '90 dias para gravações',
    '2 anos para registros de chamados',
    'Eliminação a pedido do titular',
    'Anonimização para estatísticas',
    'Sem prazo definido',
  ],
]
