import { becomes, concludes, file } from './conversation.ts'
import type { DemandSeed } from './seed.types.ts'

const business = 'botanica'
const staff = 'helena'

/** What the firm delivered to Aurora Botânica. */
export const botanicaDelivered: readonly DemandSeed[] = [
  {
    business,
    staff,
    by: 'beatriz',
    name: 'Contrato de frete refrigerado',
    description: 'Contrato com a transportadora que leva as mudas para o Sul.',
    createdAt: '-27 09:00',
    following: ['beatriz'],
    unread: ['beatriz'],
    conversation: [
      becomes('-26 10:00', 'IN_PROGRESS', 'helena'),
      ...concludes(
        -5,
        'helena',
        'Contrato de frete refrigerado',
        file(
          'Contrato_frete_refrigerado.pdf',
          'Contrato de transporte',
          'A transportadora mantém a carga entre 8 °C e 12 °C e entrega o registro de temperatura de cada viagem.',
        ),
        'Contrato entregue, com o seguro da carga por conta da transportadora.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'rafael',
    name: 'Parecer sobre crédito de ICMS de insumos agrícolas',
    description: 'Quais insumos da fazenda dão direito a crédito de ICMS?',
    createdAt: '-31 14:10',
    following: ['rafael', 'marina'],
    feedback: { by: 'rafael', at: '-20 15:00' },
    conversation: [
      becomes('-30 09:30', 'IN_PROGRESS', 'helena'),
      ...concludes(
        -21,
        'helena',
        'Parecer sobre crédito de ICMS',
        file(
          'Parecer_credito_ICMS.pdf',
          'Parecer sobre crédito de ICMS',
          'Dão crédito: defensivos, fertilizantes, energia da irrigação e embalagens. Não dão: uniformes e material de escritório.',
        ),
        'Parecer entregue com a lista dos insumos por natureza.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'marina',
    name: 'Reunião Mapeamento de Dados da fazenda',
    description: 'Levantamento dos dados pessoais tratados na fazenda e na estufa.',
    createdAt: '-42 10:00',
    type: 'Reunião Mapeamento de Dados',
    following: ['marina', 'rafael'],
    validated: { by: 'marina', at: '-35 11:30' },
    feedback: { by: 'marina', at: '-35 11:33', rating: 5, description: 'Reunião muito clara.' },
    conversation: [
      becomes('-41 10:00', 'IN_PROGRESS', 'tiago'),
      ...concludes(
        -37,
        'tiago',
        'Resumo do mapeamento',
        file(
          'Resumo_mapeamento.txt',
          'Resumo do mapeamento de dados',
          'Folha de pagamento: 31 titulares, base legal obrigação legal.',
          'Câmeras da portaria: imagens guardadas por 30 dias.',
        ),
        'O resumo da reunião está em Documentos.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'marina',
    name: 'Material de treinamento sobre LGPD no campo',
    description: 'Cartilha curta para os encarregados da fazenda.',
    createdAt: '-50 11:00',
    type: 'Conteúdo/Material',
    following: ['marina'],
    validated: { by: 'marina', at: '-43 09:00' },
    feedback: { by: 'marina', at: '-43 09:02', rating: 4 },
    conversation: [
      becomes('-49 09:00', 'IN_PROGRESS', 'tiago'),
      ...concludes(
        -45,
        'tiago',
        'Cartilha LGPD no campo',
        file(
          'Cartilha_LGPD_no_campo.pdf',
          'LGPD no campo: cartilha',
          'Fichas de colheita com nome e CPF ficam em armário fechado. Fotos de empregados só com autorização.',
        ),
        'Cartilha pronta para imprimir em frente e verso.',
      ),
    ],
  },
]
