import { attaches, becomes, delivers, file, notes, says, setsForecast } from './conversation.ts'
import type { DemandSeed } from './seed.types.ts'

const business = 'cosmeticos'
const staff = 'helena'

/** What the firm works on for Aurora Cosméticos behind the front of the queue. */
export const cosmeticosQueue: readonly DemandSeed[] = [
  {
    business,
    staff,
    by: 'caio',
    name: 'Regulamento interno de banco de horas da fábrica',
    description:
      'Queremos adotar banco de horas por acordo individual na linha de envase, com compensação em até seis meses.',
    createdAt: '-11 11:05',
    queue: 7,
    tags: ['Pessoas'],
    conversation: [
      says(
        '-11 11:09',
        'caio',
        'São 64 pessoas em dois turnos. Hoje pagamos todas as horas extras; a ideia é compensar nos meses fracos.',
      ),
      becomes('-10 09:10', 'IN_PROGRESS', 'helena'),
      setsForecast('-10 09:10'),
      says(
        '-9 10:30',
        'helena',
        'Caio, o acordo individual escrito vale para compensação em até seis meses (art. 59, § 5º, da CLT). Confira se a convenção coletiva do sindicato dos químicos traz regra própria, porque ela prevalece.',
      ),
      says(
        '-8 16:22',
        'caio',
        'A convenção permite banco de horas com limite de 40 horas por mês e extrato mensal. Segue o trecho.',
        [
          file(
            'Convencao_coletiva_clausula_32.txt',
            'Convenção coletiva, cláusula 32',
            'As empresas podem adotar banco de horas por acordo individual, limitado a 40 horas mensais, com extrato entregue ao empregado até o quinto dia útil.',
          ),
        ],
      ),
      says(
        '-7 09:48',
        'helena',
        'Ótimo, incluo o limite e o extrato no regulamento e preparo o modelo do termo individual.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'beatriz',
    name: 'Aditivo ao contrato de distribuição no Nordeste',
    description:
      'A Distribuidora Sertão quer exclusividade na Bahia e em Sergipe. Precisamos de um aditivo com metas de compra e cláusula de saída.',
    createdAt: '-8 13:25',
    queue: 9,
    tags: ['Fornecedores'],
    following: ['beatriz'],
    conversation: [
      says(
        '-8 13:31',
        'beatriz',
        'A proposta deles: exclusividade por três anos, compra mínima de R$ 180 mil por trimestre.',
      ),
      becomes('-7 10:02', 'IN_PROGRESS', 'helena'),
      setsForecast('-7 10:02'),
      says(
        '-6 15:15',
        'helena',
        'Sugiro exclusividade de um ano, renovável enquanto a meta for cumprida por dois trimestres seguidos, e perda automática da exclusividade em caso de descumprimento.',
      ),
      says('-5 08:58', 'beatriz', 'A diretoria aprovou esse formato. Podem redigir assim.'),
    ],
  },
  {
    business,
    staff,
    by: 'rafael',
    name: 'Defesa na ação de cobrança da Gráfica Horizonte',
    description:
      'A gráfica cobra na Justiça R$ 48 mil por catálogos que devolvemos com defeito de impressão. Fomos citados nesta semana.',
    createdAt: '-6 10:44',
    queue: 10,
    following: ['rafael', 'marina'],
    unread: ['rafael', 'marina'],
    files: [
      file(
        'Mandado_de_citacao.pdf',
        'Mandado de citação',
        'Fica a ré citada para apresentar contestação no prazo de quinze dias úteis, sob pena de revelia.',
        'Autora: Gráfica Horizonte Ltda. Valor da causa: R$ 48.120,00.',
      ),
    ],
    conversation: [
      says('-6 10:47', 'rafael', 'O mandado está anexado à demanda. Temos fotos dos catálogos.'),
      becomes('-6 14:30', 'IN_PROGRESS', 'helena'),
      says(
        '-5 09:20',
        'helena',
        'Rafael, o prazo da contestação é de quinze dias úteis da juntada do mandado. Preciso das fotos, do e-mail em que recusaram os catálogos e do comprovante da devolução.',
      ),
      attaches(
        '-4 16:05',
        'rafael',
        file(
          'Email_recusa_catalogos.txt',
          'Recusa dos catálogos',
          'Prezados, os catálogos chegaram com as cores fora do padrão aprovado na prova. Recusamos o lote e pedimos a reimpressão ou o cancelamento do pedido.',
        ),
        file(
          'Comprovante_devolucao.pdf',
          'Comprovante de coleta',
          'Coleta de 12 caixas de catálogos na Aurora Cosméticos, com destino à Gráfica Horizonte. Recebido por: portaria.',
        ),
      ),
      notes(
        '-4 17:00',
        'helena',
        'Boa prova. Avaliar reconvenção pelo custo da campanha perdida e perícia gráfica.',
      ),
      says(
        'now-135',
        'helena',
        'Recebi tudo. A recusa foi feita em três dias, dentro do prazo do contrato, e isso muda o caso a nosso favor. Envio a contestação para a sua leitura antes de protocolar.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'marina',
    name: 'Registro da marca Aurora Noite',
    description: 'Pedido de registro da marca nominativa Aurora Noite na classe 3 do INPI.',
    createdAt: '-30 09:15',
    type: 'Registro de Marcas',
    queue: 12,
    following: ['marina'],
    conversation: [
      becomes('-29 10:00', 'IN_PROGRESS', 'helena'),
      says(
        '-28 11:12',
        'helena',
        'Marina, a pesquisa de anterioridade não encontrou marca igual na classe 3. Podemos depositar.',
      ),
      says('-27 09:05', 'marina', 'Pode depositar. A guia foi paga ontem.', [
        file(
          'Comprovante_GRU.pdf',
          'Comprovante de pagamento',
          'Guia de recolhimento da União, pedido de registro de marca, R$ 142,00.',
        ),
      ]),
      delivers(
        '-26 15:40',
        'helena',
        { name: 'Protocolo do pedido de registro' },
        file(
          'Protocolo_INPI_Aurora_Noite.pdf',
          'Protocolo do pedido de registro de marca',
          'Marca nominativa: Aurora Noite. Classe 3: perfumes, cosméticos e sabonetes. Titular: Aurora Indústria de Cosméticos S.A.',
        ),
      ),
    ],
  },
]
