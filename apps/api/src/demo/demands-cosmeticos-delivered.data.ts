import { becomes, concludes, file, says } from './conversation.ts'
import type { DemandSeed } from './seed.types.ts'

const business = 'cosmeticos'
const staff = 'helena'

/** What Aurora Cosméticos received and has not validated yet. */
export const cosmeticosDelivered: readonly DemandSeed[] = [
  {
    business,
    staff,
    by: 'caio',
    name: 'Parecer sobre teletrabalho da equipe administrativa',
    description:
      'Metade da equipe administrativa passou a trabalhar de casa três dias por semana. Precisamos saber o que muda nos contratos e no controle de jornada.',
    createdAt: '-9 09:18',
    tags: ['Pessoas'],
    following: ['caio', 'marina'],
    unread: ['caio'],
    conversation: [
      says(
        '-9 09:24',
        'caio',
        'São 22 pessoas. Hoje não há nada escrito, só um combinado por e-mail.',
      ),
      becomes('-8 10:11', 'IN_PROGRESS', 'helena'),
      says(
        '-6 15:02',
        'helena',
        'Caio, o regime precisa constar do contrato (art. 75-C da CLT). Quem trabalha por jornada continua sujeito a controle de ponto, mesmo em casa.',
      ),
      ...concludes(
        -2,
        'helena',
        'Parecer sobre teletrabalho',
        file(
          'Parecer_teletrabalho.pdf',
          'Parecer sobre teletrabalho',
          'Conclusão: recomenda-se aditivo individual que preveja os dias presenciais, a responsabilidade pelos equipamentos e o reembolso de despesas, com controle de jornada por sistema eletrônico.',
          'A ajuda de custo paga para despesas do teletrabalho não integra o salário (art. 75-D, parágrafo único, da CLT).',
        ),
        'O parecer está em Documentos, com o modelo de aditivo no final. Qualquer dúvida, é só reabrir.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'marina',
    name: 'Parecer sobre desconto condicionado em boleto',
    description:
      'A área comercial quer dar 3% de desconto a quem pagar no vencimento. O desconto reduz a base do ICMS?',
    createdAt: '-12 14:40',
    following: ['marina'],
    unread: ['marina', 'rafael'],
    conversation: [
      becomes('-11 10:00', 'IN_PROGRESS', 'helena'),
      says(
        '-10 11:36',
        'helena',
        'Marina, o desconto que depende de pagamento em dia é condicional e, por isso, integra a base do ICMS. Detalho no parecer com a alternativa do desconto em nota.',
      ),
      ...concludes(
        -4,
        'helena',
        'Parecer sobre desconto condicionado',
        file(
          'Parecer_desconto_condicionado.pdf',
          'Parecer sobre desconto condicionado',
          'O desconto concedido sob condição integra a base de cálculo do ICMS (LC 87/1996, art. 13, § 1º, II, a). O desconto incondicional destacado na nota não a integra.',
        ),
        'Entregue. A alternativa mais simples está no item 4 do parecer.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'beatriz',
    name: 'Contrato de prestação de serviços de logística reversa',
    description:
      'Contratar a cooperativa que recolhe as embalagens usadas nas lojas, conforme o acordo setorial.',
    createdAt: '-20 10:30',
    tags: ['Fornecedores', 'Lojas'],
    following: ['beatriz'],
    feedback: { by: 'beatriz', at: '-13 09:40' },
    conversation: [
      says('-20 10:35', 'beatriz', 'A cooperativa tem licença ambiental e atende as oito lojas.'),
      becomes('-19 09:02', 'IN_PROGRESS', 'helena'),
      ...concludes(
        -14,
        'helena',
        'Contrato de logística reversa',
        file(
          'Contrato_logistica_reversa.pdf',
          'Contrato de prestação de serviços de logística reversa',
          'Objeto: coleta quinzenal de embalagens nas lojas da contratante e emissão de certificado de destinação.',
          'A contratada responde pela manutenção das licenças ambientais durante toda a vigência.',
        ),
        'Contrato entregue, com o modelo do certificado de destinação em anexo.',
      ),
    ],
  },
  {
    business,
    staff,
    by: 'beatriz',
    name: 'Análise dos termos do marketplace',
    description:
      'Vamos vender em um marketplace. Precisamos saber os riscos do contrato de adesão, principalmente sobre devoluções e bloqueio de repasses.',
    createdAt: '-40 15:00',
    tags: ['E-commerce'],
    feedback: {
      by: 'beatriz',
      at: '-33 11:00',
      rating: 3,
      description:
        'Boa análise, mas a entrega veio no último dia e tivemos pouco tempo para negociar.',
    },
    conversation: [
      becomes('-39 09:00', 'IN_PROGRESS', 'helena'),
      ...concludes(
        -34,
        'helena',
        'Análise dos termos do marketplace',
        file(
          'Analise_termos_marketplace.pdf',
          'Análise dos termos de adesão',
          'Risco alto: retenção de repasses por até 180 dias em caso de suspeita de fraude, sem prazo para resposta.',
          'Risco médio: devolução por conta do vendedor mesmo depois dos sete dias do art. 49 do CDC.',
        ),
        'A análise traz três cláusulas que vale a pena tentar negociar.',
      ),
    ],
  },
]
