import type { JourneySeed } from './journey-seed.ts'

/** For those who make what people put on their skin, eat or clean with. */
export const productRegistration: JourneySeed = {
  title: 'Regularização de produto na Anvisa',
  customerType: 'Indústria',
  description:
    'Levar um produto novo ao mercado com a autorização da empresa, o produto regularizado e o rótulo conforme a lei.',
  demands: [
    [
      'Enquadramento do produto',
      'Verificar em que categoria e grau de risco o produto se enquadra nas normas da Anvisa e qual é o caminho: registro, notificação ou isenção.',
    ],
    [
      'Autorização de funcionamento',
      'Conferir a autorização de funcionamento da empresa (Lei 6.360/1976, art. 50) e a licença do estabelecimento na vigilância sanitária.',
    ],
    [
      'Rotulagem e publicidade',
      'Revisar rótulo, dizeres obrigatórios e alegações de uso, também à luz do Código de Defesa do Consumidor (arts. 31 e 37).',
    ],
    [
      'Pedido à Anvisa',
      'Reunir o dossiê com a área técnica, protocolar o pedido e responder às exigências.',
    ],
  ],
}

/** For those whose product is their work. */
export const serviceContracts: JourneySeed = {
  title: 'Contratos de serviço em ordem',
  customerType: 'Serviços',
  description:
    'Um modelo de contrato que o comercial consegue usar, uma proposta que combina com ele e um caminho para cobrar quem não paga.',
  demands: [
    [
      'Modelo de contrato de serviços',
      'Redigir o modelo com escopo, prazos, aceite, reajuste, responsabilidade e rescisão (Código Civil, arts. 593 a 609).',
    ],
    [
      'Proposta comercial e termos gerais',
      'Alinhar a proposta ao contrato, para que o aceite da proposta já obrigue as duas partes (Código Civil, arts. 427 e 428).',
    ],
    [
      'Régua de cobrança',
      'Definir avisos, multa, juros, protesto e ação de cobrança, com os modelos de cada etapa.',
    ],
  ],
}

/** For those who sell at a distance. */
export const onlineStore: JourneySeed = {
  title: 'Loja virtual em ordem',
  customerType: 'Comércio',
  description:
    'Vender pela internet com as informações que a lei pede, troca e devolução que funcionam e os contratos de entrega e pagamento revisados.',
  demands: [
    [
      'Informações da loja e do produto',
      'Conferir os dados da empresa, o preço, as características do produto e o resumo do contrato antes da compra (Decreto 7.962/2013, arts. 2º e 4º).',
    ],
    [
      'Troca, devolução e arrependimento',
      'Redigir a política de trocas, com o arrependimento em sete dias (Código de Defesa do Consumidor, art. 49) e os prazos de garantia (art. 26).',
    ],
    [
      'Contratos de pagamento e entrega',
      'Revisar os contratos com a plataforma, os meios de pagamento e as transportadoras: taxas, contestação de compras, extravio e prazos.',
    ],
    [
      'Dados dos compradores',
      'Redigir a política de privacidade da loja e conferir cookies, mensagens de divulgação e guarda de registros (LGPD, art. 9º; Marco Civil da Internet, art. 15).',
    ],
  ],
}

/** For people, not companies. */
export const succession: JourneySeed = {
  title: 'Planejamento sucessório',
  customerType: 'Pessoa física',
  description:
    'Decidir em vida quem recebe o quê, com menos custo e menos conflito para a família, dentro do que a lei reserva aos herdeiros.',
  demands: [
    [
      'Levantamento do patrimônio e da família',
      'Relacionar bens, dívidas, regime de casamento e herdeiros, e calcular a legítima, metade dos bens da herança (Código Civil, arts. 1.845 e 1.846).',
    ],
    [
      'Estudo das alternativas',
      'Comparar doação com reserva de usufruto, testamento, seguro e sociedade familiar, com o imposto sobre herança e doação do estado.',
    ],
    [
      'Testamento',
      'Redigir o testamento e acompanhar a escritura (Código Civil, arts. 1.857 e seguintes), com as cláusulas que a lei permite (art. 1.848).',
    ],
    [
      'Doações em vida',
      'Preparar as escrituras de doação, com usufruto e colação conforme o estudo (Código Civil, arts. 544 e 2.002).',
    ],
  ],
}
