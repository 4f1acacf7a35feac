import type { RiskSectorSource } from '../risk-source.schema.ts'

/** Profile of the customers: Lei nº 9.613/1998, art. 10, I; Resolução COAF nº 36/2021. */
export const customersRisk: RiskSectorSource = {
  key: 'customers',
  name: 'Perfil dos clientes',
  questions: [
    {
      key: 'customers-1',
      name: 'Como a empresa identifica e confirma a identidade dos clientes, também dos que atende só a distância?',
      source: 'Lei nº 9.613/1998, art. 10, I',
      answers: [
        {
          key: 'a',
          name: 'Documentos conferidos em fontes independentes e, a distância, prova de que é a pessoa',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Cadastro com cópia de documentos, sem conferência externa',
          probability: 3,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Apenas dados declarados pelo cliente',
          probability: 4,
          impact: 4,
        },
        {
          key: 'd',
          name: 'Não há cadastro',
          probability: 5,
          impact: 5,
        },
      ],
    },
    {
      key: 'customers-2',
      name: 'A empresa identifica o beneficiário final dos clientes pessoas jurídicas?',
      source: 'Resolução COAF nº 36/2021; IN RFB nº 2.119/2022, art. 53',
      answers: [
        {
          key: 'a',
          name: 'Sim, até a pessoa natural, em todos os casos',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Somente em operações de maior valor',
          probability: 3,
          impact: 4,
        },
        {
          key: 'c',
          name: 'Não identifica',
          probability: 5,
          impact: 5,
        },
        {
          key: 'd',
          name: 'Não atende pessoas jurídicas',
          probability: 1,
          impact: 1,
        },
      ],
    },
    {
      key: 'customers-3',
      name: 'Há clientes que são pessoas expostas politicamente?',
      source: 'Resolução COAF nº 40/2021',
      answers: [
        {
          key: 'a',
          name: 'Não há, com verificação em listas oficiais',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Há, com aprovação da direção e acompanhamento reforçado',
          probability: 2,
          impact: 4,
        },
        {
          key: 'c',
          name: 'Há, sem tratamento diferenciado',
          probability: 4,
          impact: 5,
        },
        {
          key: 'd',
          name: 'A empresa não verifica',
          probability: 4,
          impact: 4,
        },
      ],
    },
    {
      key: 'customers-4',
      name: 'A empresa consulta listas de sanções por terrorismo e por proliferação de armas de destruição em massa, como as do Conselho de Segurança da ONU?',
      source: 'Lei nº 13.810/2019, arts. 6º e 9º a 12; Recomendações 6 e 7 do GAFI',
      answers: [
        {
          key: 'a',
          name: 'Sim, no cadastro e de forma periódica',
          probability: 1,
          impact: 3,
        },
        {
          key: 'b',
          name: 'Somente no cadastro',
          probability: 2,
          impact: 4,
        },
        {
          key: 'c',
          name: 'Não consulta',
          probability: 4,
          impact: 5,
        },
      ],
    },
    {
      key: 'customers-5',
      name: 'Qual é a proporção de clientes no exterior ou em jurisdições de maior risco?',
      source: 'Recomendação 19 do GAFI',
      answers: [
        {
          key: 'a',
          name: 'Nenhum cliente no exterior',
          probability: 1,
          impact: 1,
        },
        {
          key: 'b',
          name: 'Até 10% dos clientes, em países cooperantes',
          probability: 2,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Mais de 10% dos clientes',
          probability: 3,
          impact: 4,
        },
        {
          key: 'd',
          name: 'Há clientes em países de alto risco segundo o GAFI',
          probability: 5,
          impact: 5,
        },
      ],
    },
    {
      key: 'customers-6',
      name: 'Com que frequência o cadastro dos clientes é atualizado?',
      source: 'Lei nº 9.613/1998, art. 10, I',
      answers: [
        {
          key: 'a',
          name: 'Ao menos uma vez por ano',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'A cada dois a cinco anos',
          probability: 2,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Só quando o cliente pede',
          probability: 4,
          impact: 3,
        },
        {
          key: 'd',
          name: 'Nunca',
          probability: 5,
          impact: 4,
        },
      ],
    },
    {
      key: 'customers-7',
      name: 'Os clientes são classificados por risco?',
      source: 'Resolução COAF nº 36/2021, abordagem baseada em risco',
      answers: [
        {
          key: 'a',
          name: 'Sim, com critérios escritos e revisados',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Sim, sem critérios escritos',
          probability: 3,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Não',
          probability: 4,
          impact: 4,
        },
      ],
    },
  ],
}
