import type { SectorTags } from '../sector-kinds.ts'
import { abroadTags, noChildrenTags, securityTags, volumeTags } from './shared-tags.ts'

/** Suggested answers of the sector kind 'Sucesso do Cliente'. */
export const customerSuccessTags: SectorTags = [
  [
    'Implantação do serviço',
    'Acompanhamento de resultados',
    'Reuniões periódicas',
    'Pesquisas de satisfação',
    'Renovação de contratos',
    'Treinamento de usuários',
  ],
  [
    'Nome completo',
    'E-mail corporativo',
    'Telefone',
    'Cargo',
    'Dados de uso do serviço',
    'Respostas a pesquisas',
    'Gravação de reuniões',
  ],
  [
    'Usuários do serviço',
    'Gestores de empresas clientes',
    'Clientes pessoas físicas',
    'Ex-clientes',
  ],
  [
    'Acompanhar o uso do serviço',
    'Medir a satisfação',
    'Prevenir cancelamentos',
    'Oferecer novos serviços',
    'Capacitar usuários',
  ],
  [
    'Contrato assinado',
    'Plataforma da empresa',
    'Reuniões com o cliente',
    'Formulários de pesquisa',
    'Equipe de vendas',
  ],
  [
    'Sistema de CRM',
    'Ferramenta de pesquisas',
    'Plataforma da empresa',
    'Ferramenta de videoconferência',
    'Planilhas na nuvem',
  ],
  volumeTags,
  noChildrenTags,
  [
    'Não há dados sensíveis',
    'Deficiência informada para acessibilidade',
    'Biometria facial ou de voz em reuniões',
    'Convicções ditas em pesquisas abertas',
  ],
  ['Equipe de sucesso do cliente', 'Equipe de vendas', 'Equipe de produto', 'Diretoria'],
  [
    'Fornecedor do CRM',
    'Ferramenta de pesquisas',
    'Ferramenta de videoconferência',
    'Consultores externos',
    'Não há compartilhamento',
  ],
  [
    'Manter o sistema de relacionamento',
    'Realizar pesquisas',
    'Realizar reuniões a distância',
    'Prestar consultoria',
    'Não há compartilhamento',
  ],
  abroadTags,
  securityTags,
  [
    'Enquanto durar o contrato',
    '5 anos após o fim do contrato',
    '1 ano para gravações de reuniões',
    'Anonimização das pesquisas',
    'Eliminação a pedido do titular',
    'Sem prazo definido',
  ],
]
