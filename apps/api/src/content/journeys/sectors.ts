import type { JourneyTexts } from '../journeys-source.schema.ts'

/** For those who make what people put on their skin, eat or clean with. */
export const productRegistration: JourneyTexts = {
  title: 'Regularização de produto na Anvisa',
  description:
    'Levar um produto novo ao mercado com a autorização da empresa, o produto regularizado e o rótulo conforme a lei.',
  customerType: 'Indústria',
  demands: [
    {
      title: 'Enquadramento do produto',
      description:
        'Verificar em que categoria e grau de risco o produto se enquadra nas normas da Anvisa e qual é o caminho: registro, notificação ou isenção.',
    },
    {
      title: 'Autorização de funcionamento',
      description:
        'Conferir a autorização de funcionamento da empresa (Lei 6.360/1976, art. 50) e a licença do estabelecimento na vigilância sanitária.',
    },
    {
      title: 'Rotulagem e publicidade',
      description:
        'Revisar rótulo, dizeres obrigatórios e alegações de uso, também à luz do Código de Defesa do Consumidor (arts. 31 e 37).',
    },
    {
      title: 'Pedido à Anvisa',
      description:
        'Reunir o dossiê com a área técnica, protocolar o pedido e responder às exigências.',
    },
  ],
}

/** For those whose product is their work. */
export const serviceContracts: JourneyTexts = {
  title: 'Contratos de serviço em ordem',
  description:
    'Um modelo de contrato que o comercial consegue usar, uma proposta que combina com ele e um caminho para cobrar quem não paga.',
  customerType: 'Serviços',
  demands: [
    {
      title: 'Modelo de contrato de serviços',
      description:
        'Redigir o modelo com escopo, prazos, aceite, reajuste, responsabilidade e rescisão (Código Civil, arts. 593 a 609).',
    },
    {
      title: 'Proposta comercial e termos gerais',
      description:
        'Alinhar a proposta ao contrato, para que o aceite da proposta já obrigue as duas partes (Código Civil, arts. 427 e 428).',
    },
    {
      title: 'Régua de cobrança',
      description:
        'Definir avisos, multa, juros, protesto e ação de cobrança, com os modelos de cada etapa.',
    },
  ],
}

/** For those who sell at a distance. */
export const onlineStore: JourneyTexts = {
  title: 'Loja virtual em ordem',
  description:
    'Vender pela internet com as informações que a lei pede, troca e devolução que funcionam e os contratos de entrega e pagamento revisados.',
  customerType: 'Comércio',
  demands: [
    {
      title: 'Informações da loja e do produto',
      description:
        'Conferir os dados da empresa, o preço, as características do produto e o resumo do contrato antes da compra (Decreto 7.962/2013, arts. 2º e 4º).',
    },
    {
      title: 'Troca, devolução e arrependimento',
      description:
        'Redigir a política de trocas, com o arrependimento em sete dias (Código de Defesa do Consumidor, art. 49) e os prazos de garantia (art. 26).',
    },
    {
      title: 'Contratos de pagamento e entrega',
      description:
        'Revisar os contratos com a plataforma, os meios de pagamento e as transportadoras: taxas, contestação de compras, extravio e prazos.',
    },
    {
      title: 'Dados dos compradores',
      description:
        'Redigir a política de privacidade da loja e conferir cookies, mensagens de divulgação e guarda de registros (LGPD, art. 9º; Marco Civil da Internet, art. 15).',
    },
  ],
}

/** For people, not companies. */
export const succession: JourneyTexts = {
  title: 'Planejamento sucessório',
  description:
    'Decidir em vida quem recebe o quê, com menos custo e menos conflito para a família, dentro do que a lei reserva aos herdeiros.',
  customerType: 'Pessoa física',
  demands: [
    {
      title: 'Levantamento do patrimônio e da família',
      description:
        'Relacionar bens, dívidas, regime de casamento e herdeiros, e calcular a legítima, metade dos bens da herança (Código Civil, arts. 1.845 e 1.846).',
    },
    {
      title: 'Estudo das alternativas',
      description:
        'Comparar doação com reserva de usufruto, testamento, seguro e sociedade familiar, com o imposto sobre herança e doação do estado.',
    },
    {
      title: 'Testamento',
      description:
        'Redigir o testamento e acompanhar a escritura (Código Civil, arts. 1.857 e seguintes), com as cláusulas que a lei permite (art. 1.848).',
    },
    {
      title: 'Doações em vida',
      description:
        'Preparar as escrituras de doação, com usufruto e colação conforme o estudo (Código Civil, arts. 544 e 2.002).',
    },
  ],
}
