import {
  announces,
  attaches,
  becomes,
  file,
  movesForecast,
  says,
  setsForecast,
} from './conversation.ts'
import type { DemandSeed } from './seed.types.ts'

const business = 'botanica'
const staff = 'helena'

/** What is under way for Aurora Botânica: raw materials, land, export. */
export const botanicaDemands: readonly DemandSeed[] = [
  {
    business,
    staff,
    by: 'marina',
    name: 'Repartição de benefícios pelo uso da andiroba',
    description:
      'O óleo de andiroba entra em três produtos novos. Precisamos saber se há cadastro no SisGen e repartição de benefícios a pagar.',
    createdAt: '-7 09:40',
    queue: 3,
    following: ['marina', 'rafael'],
    unread: ['marina'],
    conversation: [
      says('-7 09:46', 'marina', 'O óleo vem de uma cooperativa do Pará. Segue o contrato.', [
        file(
          'Contrato_cooperativa_andiroba.pdf',
          'Contrato de fornecimento de óleo de andiroba',
          'Fornecimento de 2.400 litros por ano, colhidos por comunidades do Baixo Tocantins.',
        ),
      ]),
      becomes('-6 10:20', 'IN_PROGRESS', 'helena'),
      setsForecast('-6 10:20'),
      says(
        '-4 14:33',
        'helena',
        'Marina, há acesso ao patrimônio genético (Lei 13.123/2015). O cadastro no SisGen deve vir antes da venda, e a repartição é de até 1% da receita líquida do produto acabado.',
      ),
      says(
        'now-64',
        'helena',
        'Faltam só os valores: fecho o roteiro do cadastro e o quadro nesta versão.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'rafael',
    name: 'Contrato de arrendamento da fazenda em Holambra',
    description:
      'Arrendar 18 hectares para o cultivo de lavanda e calêndula por seis safras, com direito de preferência na compra.',
    createdAt: '-9 11:15',
    queue: 5,
    following: ['rafael'],
    conversation: [
      says('-9 11:20', 'rafael', 'O proprietário aceita pagamento anual. Segue a matrícula.', [
        file(
          'Matricula_fazenda.pdf',
          'Certidão de matrícula',
          'Imóvel rural com 18,4 hectares no município de Holambra. Sem ônus registrados.',
        ),
      ]),
      becomes('-8 14:00', 'IN_PROGRESS', 'helena'),
      movesForecast('-4 18:05', 2),
      says(
        '-3 10:52',
        'helena',
        'Rafael, a matrícula está livre. O direito de preferência já vem do Estatuto da Terra, mas vou registrar o contrato para valer contra terceiros.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'beatriz',
    name: 'Contrato de compra de óleos essenciais da Verona Aromi',
    description:
      'Importação de óleos essenciais da Itália, com pagamento em euro e entrega FCA Gênova.',
    createdAt: '-6 08:35',
    queue: 8,
    tags: ['Exportação', 'Fornecedores'],
    following: ['beatriz'],
    conversation: [
      becomes('-5 09:15', 'IN_PROGRESS', 'helena'),
      setsForecast('-5 09:15'),
      says(
        '-4 09:44',
        'helena',
        'Beatriz, a Itália e o Brasil são partes da Convenção de Viena (CISG), que vale se o contrato nada disser. Recomendo mantê-la e eleger arbitragem em São Paulo.',
      ),
      says('-3 08:22', 'beatriz', 'A Verona prefere foro em Milão. Conseguimos um meio-termo?'),
      says(
        '-3 11:05',
        'helena',
        'Arbitragem na CCI, com sede em Lisboa, costuma ser aceita pelos dois lados. Vou propor.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'rafael',
    name: 'Licença ambiental da nova estufa',
    description:
      'A estufa de mudas usa água de poço. Precisamos confirmar a outorga e a dispensa de licenciamento.',
    createdAt: '-5 16:48',
    queue: 11,
    following: ['rafael'],
    conversation: [
      becomes('-4 10:30', 'IN_PROGRESS', 'helena'),
      attaches(
        '-3 15:17',
        'rafael',
        file(
          'Planta_estufa.pdf',
          'Planta da estufa',
          'Área coberta de 1.200 m². Poço com vazão de 4 m³ por hora.',
        ),
      ),
      says('-2 09:31', 'helena', 'Recebi a planta. A vazão exige outorga simplificada no DAEE.'),
    ],
  },
  {
    business,
    staff,
    by: 'marina',
    name: 'Registro da marca Aurora Botânica',
    description: 'Pedido de registro da marca Aurora Botânica nas classes 3 e 31.',
    createdAt: '-35 10:05',
    type: 'Registro de Marcas',
    screeningNote: 'Duas classes: cobrar duas guias antes do depósito.',
    queue: 14,
    following: ['marina'],
    conversation: [
      becomes('-34 09:00', 'IN_PROGRESS', 'helena'),
      says('-33 11:40', 'helena', 'Pedido depositado nas duas classes; aguardamos a publicação.'),
    ],
  },
  {
    business,
    by: 'beatriz',
    name: 'Rótulo em espanhol para a exportação ao Chile',
    description:
      'O distribuidor chileno pede o rótulo em espanhol com a lista de ingredientes no padrão INCI. Há exigência de registro local?',
    createdAt: '-1 09:50',
    tags: ['Exportação'],
    unread: ['marina'],
    conversation: [
      says('-1 09:55', 'beatriz', 'O primeiro embarque é de seis paletes, ainda sem data.'),
    ],
  },
  {
    business,
    by: 'rafael',
    name: 'Parceria com a universidade para pesquisa de extratos',
    description:
      'A universidade quer pesquisar extratos de plantas da nossa coleção. De quem serão as patentes?',
    createdAt: 'now-220',
    unread: ['marina', 'beatriz'],
    conversation: [],
  },
  {
    business,
    staff,
    by: 'beatriz',
    name: 'Certificação de orgânicos dos fornecedores',
    description:
      'Dois fornecedores perderam a certificação. Podemos manter o selo nos produtos já fabricados?',
    createdAt: '-8 10:26',
    tags: ['Fornecedores'],
    following: ['beatriz', 'rafael'],
    unread: ['beatriz'],
    conversation: [
      becomes('-7 09:20', 'IN_PROGRESS', 'helena'),
      becomes('-6 16:15', 'PENDING', 'helena'),
      says(
        '-6 16:18',
        'helena',
        'Beatriz, preciso da data exata em que cada certificado perdeu a validade e dos lotes fabricados depois disso.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'marina',
    name: 'Demissão por justa causa na fazenda',
    description:
      'Um encarregado vendeu mudas da empresa por conta própria. Queremos demitir por justa causa.',
    createdAt: '-5 13:33',
    privateTo: ['rafael'],
    following: ['marina'],
    unread: ['marina'],
    conversation: [
      says('-5 13:40', 'marina', 'Há imagens da câmera do portão e duas testemunhas.'),
      becomes('-5 17:02', 'IN_PROGRESS', 'helena'),
      becomes('-3 09:50', 'PENDING', 'helena'),
      says(
        '-3 09:52',
        'helena',
        'Marina, a justa causa pede reação imediata. Envie hoje, se possível, as imagens e o relato assinado das testemunhas.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'rafael',
    name: 'Compra da área vizinha em Holambra',
    description: 'Auditoria da área vizinha, que só será vendida depois do inventário do dono.',
    createdAt: '-22 15:30',
    following: ['rafael', 'marina'],
    conversation: [
      becomes('-21 10:00', 'BLOCKED', 'helena'),
      says(
        '-21 10:04',
        'helena',
        'Rafael, o arrendamento vem antes: ele traz a preferência na compra. Retomo quando for assinado.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'beatriz',
    name: 'Contrato com o distribuidor chileno',
    description: 'Distribuição com exclusividade em Santiago, em dólares.',
    createdAt: '-4 10:48',
    tags: ['Exportação'],
    following: ['beatriz'],
    conversation: [
      becomes('-3 09:05', 'BLOCKED', 'helena'),
      announces('-3 09:05', 'Esta demanda depende de {demand_name}, que vem antes na fila.', {
        demand_name: 'Contrato de compra de óleos essenciais da Verona Aromi',
      }),
    ],
  },
]
