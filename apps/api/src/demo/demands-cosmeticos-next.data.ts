import {
  announces,
  answers,
  asks,
  becomes,
  deletedMessage,
  delivers,
  file,
  movesForecast,
  notes,
  says,
  setsForecast,
  warnsFirm,
} from './conversation.ts'
import type { DemandSeed } from './seed.types.ts'

const business = 'cosmeticos'
const staff = 'helena'

/** What Aurora Cosméticos receives next: the front of its queue. */
export const cosmeticosNext: readonly DemandSeed[] = [
  {
    business,
    staff,
    by: 'marina',
    name: 'Notificação extrajudicial a fornecedor em atraso',
    description:
      'A Metalúrgica Serra não entregou o lote de 40 mil frascos de alumínio previsto para o mês passado e parou de responder. Queremos notificar antes de cobrar a multa do contrato.',
    createdAt: '-3 10:05',
    queue: 1,
    tags: ['Fornecedores', 'Urgente'],
    following: ['marina', 'beatriz'],
    unread: ['marina', 'rafael'],
    conversation: [
      says(
        '-3 10:12',
        'marina',
        'Bom dia. A Metalúrgica Serra não entregou o lote de frascos previsto para o mês passado e parou de responder. Precisamos notificar antes de acionar a multa do contrato.',
        [
          file(
            'Contrato_fornecimento_embalagens.pdf',
            'Contrato de fornecimento de embalagens',
            'Contratante: Aurora Indústria de Cosméticos S.A. Fornecedora: Metalúrgica Serra Ltda.',
            'Cláusula 4ª. Os lotes são entregues na fábrica da contratante até o dia 25 de cada mês, conforme o pedido de compra.',
            'Cláusula 9ª. O atraso superior a dez dias sujeita a fornecedora a multa de 2% ao mês sobre o valor do lote, após notificação por escrito com prazo de cinco dias úteis para a entrega.',
            'Cláusula 12ª. A reincidência em doze meses autoriza a rescisão sem aviso prévio.',
          ),
        ],
      ),
      becomes('-3 14:02', 'IN_PROGRESS', 'helena'),
      setsForecast('-3 14:02'),
      notes(
        '-3 14:10',
        'helena',
        'Cliente premium e primeiro da fila. Verificar se já houve notificação anterior à Serra no ano passado.',
      ),
      says(
        '-2 14:20',
        'helena',
        'Marina, recebi o contrato. A cláusula 9ª prevê multa de 2% ao mês e notificação com cinco dias úteis. Preparo a minuta e envio para a sua leitura.',
      ),
      says(
        '-2 15:41',
        'beatriz',
        'Seguem as três cobranças que fizemos por e-mail, todas sem resposta.',
        [
          file(
            'Cobrancas_por_email.txt',
            'Cobranças enviadas à Metalúrgica Serra',
            '1. Pedido 3381: solicitamos posição sobre a entrega do lote.',
            '2. Pedido 3381: o lote está com doze dias de atraso; a linha de desodorantes para na próxima semana.',
            '3. Pedido 3381: sem retorno, encaminharemos o assunto ao jurídico.',
          ),
        ],
      ),
      delivers(
        '-1 16:48',
        'helena',
        { name: 'Minuta da notificação extrajudicial' },
        file(
          'Minuta_notificacao_Metalurgica_Serra.pdf',
          'Notificação extrajudicial',
          'À Metalúrgica Serra Ltda. Ref.: contrato de fornecimento de embalagens, pedido 3381.',
          'Na qualidade de advogados de Aurora Indústria de Cosméticos S.A., notificamos V. Sas. para que entreguem o lote em atraso no prazo de cinco dias úteis, sob pena da multa prevista na cláusula 9ª, sem prejuízo das perdas e danos.',
          'A presente constitui a notificada em mora, nos termos do art. 397, parágrafo único, do Código Civil.',
        ),
      ),
      says(
        '-1 16:50',
        'helena',
        'A minuta está na aba Documentos. Se estiver de acordo, envio hoje por cartório, com aviso de recebimento.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'rafael',
    name: 'Resposta à reclamação no Procon sobre troca de perfume',
    description:
      'Recebemos do Procon-SP uma reclamação de consumidora que pede a troca de um perfume aberto por alergia. O prazo da resposta corre.',
    createdAt: '-4 09:31',
    queue: 2,
    priority: true,
    tags: ['Urgente'],
    following: ['rafael', 'marina'],
    conversation: [
      says(
        '-4 09:36',
        'rafael',
        'A consumidora comprou na loja de Pinheiros e usou o produto por uma semana. Anexo a reclamação e a nota fiscal.',
        [
          file(
            'Reclamacao_Procon.pdf',
            'Carta de informações preliminares',
            'Consumidora relata reação alérgica após o uso do perfume Aurora Noite e recusa da loja em trocar o produto.',
            'Fornecedor: Aurora Indústria de Cosméticos S.A. Pedido: troca do produto ou devolução do valor pago, R$ 289,90.',
          ),
          file(
            'Nota_fiscal_perfume.pdf',
            'Documento auxiliar da nota fiscal de consumidor',
            'Perfume Aurora Noite 75 ml, 1 unidade, R$ 289,90. Loja Pinheiros.',
          ),
        ],
      ),
      becomes('-4 11:15', 'IN_PROGRESS', 'helena'),
      announces(
        '-3 09:02',
        'A demanda foi priorizada. A previsão de entrega passou para {demand_deleveryForecast}.',
        { demand_deleveryForecast: 'currentForecast' },
      ),
      says(
        '-3 11:24',
        'helena',
        'Rafael, a reação alérgica pode ser tratada como fato do produto (art. 12 do CDC), mas o rótulo traz a advertência. Sugiro oferecer a devolução do valor por liberalidade: custa menos que a audiência. A empresa concorda?',
      ),
      says('-2 10:03', 'marina', 'Concordamos com a devolução, sem reconhecer defeito do produto.'),
      says(
        '-2 10:40',
        'helena',
        'Perfeito. Vou redigir a resposta nesses termos e protocolar no sistema do Procon.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'beatriz',
    name: 'Política de cookies do novo e-commerce',
    description:
      'A nova loja virtual entra no ar em breve com ferramentas de análise e anúncios. Precisamos da política de cookies e do texto do aviso.',
    createdAt: '-9 16:10',
    queue: 4,
    tags: ['E-commerce'],
    following: ['beatriz', 'rafael'],
    unread: ['beatriz'],
    conversation: [
      says(
        '-9 16:18',
        'beatriz',
        'A agência mandou a lista dos cookies que a loja usa. Está em planilha.',
        [
          file(
            'Inventario_de_cookies.csv',
            'Inventário de cookies',
            'nome;finalidade;prazo;terceiro',
            'sessao_loja;carrinho de compras;sessão;não',
            'pref_idioma;preferência de idioma;12 meses;não',
            'medicao_audiencia;estatística de visitas;13 meses;sim',
            'anuncio_perfil;publicidade dirigida;6 meses;sim',
          ),
        ],
      ),
      becomes('-8 09:45', 'IN_PROGRESS', 'helena'),
      setsForecast('-8 09:45'),
      asks(
        '-8 10:12',
        'helena',
        'Para redigir a política, responda:\n1. O aviso deixa recusar os cookies que não são necessários?\n2. Quem é o encarregado pelo tratamento de dados (DPO)?\n3. Os dados de navegação são enviados para fora do Brasil?',
      ),
      answers(
        '-7 14:55',
        'beatriz',
        '1. Ainda não: hoje há só o botão "Aceitar".\n2. Rafael Nogueira, pelo e-mail privacidade@aurora.example.\n3. Sim, a ferramenta de anúncios guarda os dados nos Estados Unidos.',
      ),
      says(
        '-6 11:30',
        'helena',
        'Obrigada. O aviso precisa de um botão "Recusar" com o mesmo destaque; é o que o guia da ANPD recomenda. Incluo na política a seção de transferência internacional.',
      ),
      says(
        'now-48',
        'helena',
        'Beatriz, terminei a política. Falta só a tabela dos prazos de guarda, que incluo ainda nesta versão.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'marina',
    name: 'Acordo de sócios: entrada de investidor',
    description:
      'O fundo Vértice propôs aportar R$ 6 milhões por 18% da companhia. Precisamos do acordo de acionistas com as regras de governança e de saída.',
    createdAt: '-15 08:50',
    queue: 6,
    privateTo: ['rafael'],
    tags: ['Diretoria'],
    following: ['marina', 'rafael'],
    conversation: [
      says(
        '-15 09:02',
        'marina',
        'Assunto sigiloso, só eu e o Rafael participamos. Anexo a carta de intenções do fundo.',
        [
          file(
            'Carta_de_intencoes_Vertice.pdf',
            'Carta de intenções',
            'O fundo Vértice pretende subscrever ações representativas de 18% do capital social, pelo valor de R$ 6.000.000,00, sujeito a auditoria.',
            'Exclusividade de sessenta dias. Um assento no conselho de administração. Direito de venda conjunta.',
          ),
        ],
      ),
      becomes('-14 10:20', 'IN_PROGRESS', 'helena'),
      says(
        '-13 15:10',
        'helena',
        'Li a carta. Três pontos merecem negociação: o direito de veto do fundo sobre o orçamento, a preferência de liquidação de 1,5 vez e o prazo de cinco anos para a saída. Sugiro responder com contraproposta em cada um.',
      ),
      says(
        '-12 09:27',
        'rafael',
        'O conselho aceita o veto sobre endividamento acima de R$ 2 milhões, mas não sobre o orçamento anual.',
      ),
      deletedMessage('-12 09:33', 'rafael', 'Valuation enviado por engano.'),
      delivers(
        '-6 17:35',
        'helena',
        { name: 'Quadro comparativo da proposta' },
        file(
          'Quadro_comparativo_proposta_Vertice.pdf',
          'Quadro comparativo',
          'Veto: proposta do fundo, orçamento anual; contraproposta, endividamento acima de R$ 2.000.000,00.',
          'Preferência de liquidação: proposta do fundo, 1,5 vez; contraproposta, 1 vez sem participação.',
          'Saída: proposta do fundo, 5 anos; contraproposta, 7 anos com direito de primeira oferta.',
        ),
      ),
      movesForecast('-4 18:05', 4),
      warnsFirm(
        '-4 18:05',
        'Previsão de {demand_name} alterada de {oldDemand_deleveryForecast} para {demand_deleveryForecast} por entrada de demanda prioritária.',
        {
          demand_name: 'Acordo de sócios: entrada de investidor',
          oldDemand_deleveryForecast: { businessDays: 4 },
          demand_deleveryForecast: 'currentForecast',
        },
      ),
    ],
  },
]
