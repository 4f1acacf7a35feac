import { announces, asks, becomes, delivers, file, notes, says } from './conversation.ts'
import type { DemandSeed } from './seed.types.ts'

const business = 'cosmeticos'
const staff = 'helena'

/** What waits at Aurora Cosméticos: for triage, for the customer, for other demands. */
export const cosmeticosWaiting: readonly DemandSeed[] = [
  {
    business,
    by: 'beatriz',
    name: 'Contrato com influenciadora para a campanha de verão',
    description:
      'Fechamos três publicações e um vídeo com a influenciadora Lívia Moraes por R$ 22 mil. Precisamos do contrato com cessão de imagem por seis meses e regra sobre publicidade de concorrentes.',
    createdAt: '-1 15:20',
    tags: ['E-commerce'],
    unread: ['marina'],
    conversation: [
      says(
        '-1 15:26',
        'beatriz',
        'A primeira publicação está prevista para daqui a três semanas.',
        [
          file(
            'Proposta_comercial_influenciadora.pdf',
            'Proposta comercial',
            'Três publicações no perfil e um vídeo de até noventa segundos. Valor total: R$ 22.000,00. Uso de imagem em redes próprias por seis meses.',
          ),
        ],
      ),
    ],
  },
  {
    business,
    by: 'caio',
    name: 'Advertência por uso de celular na linha de envase',
    description:
      'Dois operadores foram vistos usando o celular na área de envase, o que é proibido pelo regulamento de segurança. Queremos saber como documentar a advertência.',
    createdAt: 'now-95',
    tags: ['Pessoas'],
    unread: ['marina', 'rafael', 'beatriz'],
    conversation: [],
  },
  {
    business,
    by: 'marina',
    name: 'Revisão do plano de opção de compra de ações',
    description:
      'O plano aprovado em assembleia não prevê o que acontece com as opções de quem sai por acordo. Precisamos corrigir antes da próxima outorga.',
    createdAt: '-2 18:12',
    privateTo: [],
    tags: ['Diretoria'],
    conversation: [],
  },
  {
    business,
    by: 'rafael',
    name: 'Termo de uso do aplicativo de fidelidade',
    description:
      'O aplicativo do clube Aurora terá cadastro, pontos e cupons. Precisamos do termo de uso e do aviso de privacidade.',
    createdAt: '-1 11:40',
    priority: true,
    tags: ['E-commerce'],
    following: ['rafael', 'beatriz'],
    unread: ['marina', 'beatriz'],
    conversation: [
      says(
        '-1 11:52',
        'rafael',
        'Marcamos como prioritária porque a loja de aplicativos exige os textos para publicar.',
      ),
      says(
        '-1 17:05',
        'tiago',
        'Olá, Rafael. Recebemos a demanda e ela está em triagem. A equipe confirma o responsável no próximo dia útil.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'rafael',
    name: 'Revisão do contrato de locação da loja Pinheiros',
    description:
      'O contrato da loja vence em quatro meses e a proprietária propôs reajuste de 30%. Queremos revisar as cláusulas e preparar a negociação.',
    createdAt: '-10 10:10',
    priority: true,
    tags: ['Lojas'],
    following: ['rafael', 'marina'],
    unread: ['marina', 'rafael'],
    conversation: [
      says('-10 10:16', 'rafael', 'Segue o contrato em vigor e a carta da proprietária.', [
        file(
          'Contrato_locacao_Pinheiros.pdf',
          'Contrato de locação não residencial',
          'Locadora: Imobiliária Vila Rica Ltda. Locatária: Aurora Indústria de Cosméticos S.A. Prazo: cinco anos. Aluguel: R$ 18.500,00, reajustado pelo IPCA.',
          'Cláusula 14ª. A locatária perde as benfeitorias úteis em favor do imóvel, sem direito de retenção.',
        ),
        file(
          'Carta_reajuste.txt',
          'Carta da locadora',
          'Informamos que a renovação do contrato fica condicionada ao reajuste de 30% sobre o aluguel vigente.',
        ),
      ]),
      becomes('-9 09:30', 'IN_PROGRESS', 'helena'),
      says(
        '-7 16:44',
        'helena',
        'Rafael, como o contrato soma cinco anos, a Aurora tem direito à ação renovatória (art. 51 da Lei 8.245/1991), que deve ser proposta entre um ano e seis meses antes do fim. Faltam quatro meses: esse prazo já passou, então a saída é negociar.',
      ),
      says('-6 09:12', 'rafael', 'Entendido. O que vocês precisam para montar a contraproposta?'),
      becomes('-5 14:08', 'PENDING', 'helena'),
      asks(
        '-5 14:10',
        'helena',
        'Para a contraproposta, precisamos de:\n1. Matrícula atualizada do imóvel.\n2. Relação das benfeitorias feitas pela Aurora, com notas fiscais.\n3. Aluguéis de duas lojas parecidas na mesma rua.',
      ),
      announces(
        '-5 14:10',
        'O prazo está suspenso até a resposta. A previsão anterior era {oldDemand_deleveryForecast}.',
        { oldDemand_deleveryForecast: { businessDays: -1 } },
      ),
    ],
  },
  {
    business,
    staff,
    by: 'rafael',
    name: 'Acordo extrajudicial com ex-gerente de loja',
    description:
      'A ex-gerente da loja Moema propôs acordo de R$ 35 mil para encerrar a discussão sobre horas extras. Queremos homologar na Justiça do Trabalho.',
    createdAt: '-13 09:22',
    privateTo: ['marina'],
    tags: ['Pessoas', 'Lojas'],
    following: ['rafael', 'marina'],
    unread: ['rafael'],
    conversation: [
      says('-13 09:30', 'rafael', 'A proposta veio pelo advogado dela, por e-mail.'),
      becomes('-12 11:00', 'IN_PROGRESS', 'helena'),
      says(
        '-11 10:18',
        'helena',
        'Rafael, o acordo do art. 855-B da CLT exige petição conjunta e advogados distintos. O valor é razoável: estimamos o risco em R$ 60 mil.',
      ),
      notes('-11 10:40', 'helena', 'Cartões de ponto de 14 meses sem assinatura: risco alto.'),
      says('-10 08:55', 'rafael', 'A diretoria autorizou até R$ 35 mil, em quatro parcelas.'),
      becomes('-8 15:32', 'PENDING', 'helena'),
      says(
        '-8 15:35',
        'helena',
        'Para redigir a petição, preciso da carta de preposto assinada e dos dados bancários da ex-gerente. Assim que enviar, sigo com o protocolo.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'beatriz',
    name: 'Resposta a titular que pediu exclusão de dados',
    description:
      'Uma cliente da loja virtual pediu a exclusão de todos os dados e o histórico de compras. Temos quinze dias para responder.',
    createdAt: '-7 14:02',
    privateTo: ['rafael'],
    tags: ['E-commerce', 'Urgente'],
    following: ['beatriz', 'rafael'],
    conversation: [
      says('-7 14:06', 'beatriz', 'O pedido chegou pelo canal de privacidade. Segue a mensagem.', [
        file(
          'Pedido_da_titular.txt',
          'Pedido recebido pelo canal de privacidade',
          'Solicito a exclusão de todos os meus dados pessoais, inclusive o histórico de compras, e a confirmação por escrito.',
        ),
      ]),
      becomes('-7 17:20', 'IN_PROGRESS', 'helena'),
      says(
        '-6 10:05',
        'helena',
        'Beatriz, a exclusão não alcança as notas fiscais, que guardamos por cinco anos por obrigação legal (art. 16, I, da LGPD). Cadastro e preferências podem ser apagados.',
      ),
      becomes('-4 13:50', 'PENDING', 'helena'),
      says(
        '-4 13:52',
        'helena',
        'Confirme, por favor, quais sistemas guardam dados da titular além da loja: newsletter, clube de fidelidade, atendimento?',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'marina',
    name: 'Registro da marca Aurora Flor de Sal',
    description: 'Pedido de registro da marca mista Aurora Flor de Sal na classe 3 do INPI.',
    createdAt: '-18 10:35',
    type: 'Registro de Marcas',
    screeningNote: 'Marca mista: pedir o arquivo da logo em preto e branco.',
    following: ['marina', 'rafael'],
    unread: ['marina'],
    conversation: [
      becomes('-17 09:40', 'IN_PROGRESS', 'helena'),
      delivers(
        '-16 09:55',
        'marina',
        { name: 'Contrato social consolidado' },
        file(
          'Contrato_social_consolidado.pdf',
          'Estatuto social consolidado',
          'Aurora Indústria de Cosméticos S.A., com sede em São Paulo. Objeto: fabricação e comércio de cosméticos, perfumes e produtos de higiene.',
        ),
      ),
      delivers(
        '-15 16:12',
        'helena',
        { name: 'Pesquisa de anterioridade Flor de Sal' },
        file(
          'Pesquisa_Flor_de_Sal.pdf',
          'Pesquisa de anterioridade',
          'Encontrada a marca "Flor do Sal" na classe 30, para temperos. Não há conflito direto com a classe 3, mas recomenda-se o registro na forma mista.',
        ),
      ),
      becomes('-14 11:25', 'PENDING', 'helena'),
      says(
        '-14 11:28',
        'helena',
        'Marina, para o depósito na forma mista preciso do logotipo em JPG, com ao menos 945 por 945 pixels, e da procuração assinada.',
      ),
      delivers(
        '-13 18:20',
        'marina',
        { name: 'Procuração para o INPI', waiting: true },
        file(
          'Procuracao_INPI.pdf',
          'Procuração',
          'Outorga poderes para representar a outorgante perante o Instituto Nacional da Propriedade Industrial.',
        ),
      ),
    ],
  },
  {
    business,
    staff,
    by: 'rafael',
    name: 'Distrato com a Gráfica Horizonte',
    description:
      'Encerrar o contrato com a gráfica depois da devolução dos catálogos. Depende da ação de cobrança em andamento.',
    createdAt: '-6 11:10',
    following: ['rafael'],
    conversation: [
      says('-6 11:14', 'rafael', 'Queremos encerrar o contrato e cobrar o adiantamento de 30%.'),
      becomes('-5 09:28', 'BLOCKED', 'helena'),
      says(
        '-5 09:30',
        'helena',
        'Rafael, o distrato agora enfraqueceria a defesa na ação de cobrança. Retomo assim que a contestação for protocolada.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'marina',
    name: 'Alteração do estatuto após o aporte',
    description:
      'Adequar o estatuto social às novas classes de ações e ao assento do investidor no conselho.',
    createdAt: '-12 17:00',
    privateTo: ['rafael'],
    tags: ['Diretoria'],
    conversation: [
      becomes('-11 09:15', 'BLOCKED', 'helena'),
      says(
        '-11 09:18',
        'helena',
        'Esta demanda depende da assinatura do acordo de sócios e segue na fila logo depois dele.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'caio',
    name: 'Termos individuais de banco de horas',
    description:
      'Preparar os 64 termos individuais depois que o regulamento de banco de horas estiver pronto.',
    createdAt: '-7 09:55',
    tags: ['Pessoas'],
    conversation: [
      becomes('-7 11:00', 'BLOCKED', 'tiago'),
      says(
        '-7 11:03',
        'tiago',
        'Caio, deixamos esta demanda bloqueada até a entrega do regulamento, que está em andamento.',
      ),
    ],
  },
]
