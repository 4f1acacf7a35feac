import type { RiskSectorSeed } from './risk-seed.ts'

/** Profile of the customers: Lei nº 9.613/1998, art. 10, I; Resolução COAF nº 36/2021. */
export const customersRisk: RiskSectorSeed = {
  name: 'Perfil dos clientes',
  questions: [
    {
      name: 'Como a empresa identifica e confirma a identidade dos clientes, também dos que atende só a distância?',
      source: 'Lei nº 9.613/1998, art. 10, I',
      answers: [
        [
          'Documentos conferidos em fontes independentes e, a distância, prova de que é a pessoa',
          1,
          2,
        ],
        ['Cadastro com cópia de documentos, sem conferência externa', 3, 3],
        ['Apenas dados declarados pelo cliente', 4, 4],
        ['Não há cadastro', 5, 5],
      ],
    },
    {
      name: 'A empresa identifica o beneficiário final dos clientes pessoas jurídicas?',
      source: 'Resolução COAF nº 36/2021; IN RFB nº 2.119/2022, art. 53',
      answers: [
        ['Sim, até a pessoa natural, em todos os casos', 1, 2],
        ['Somente em operações de maior valor', 3, 4],
        ['Não identifica', 5, 5],
        ['Não atende pessoas jurídicas', 1, 1],
      ],
    },
    {
      name: 'Há clientes que são pessoas expostas politicamente?',
      source: 'Resolução COAF nº 40/2021',
      answers: [
        ['Não há, com verificação em listas oficiais', 1, 2],
        ['Há, com aprovação da direção e acompanhamento reforçado', 2, 4],
        ['Há, sem tratamento diferenciado', 4, 5],
        ['A empresa não verifica', 4, 4],
      ],
    },
    {
      name: 'A empresa consulta listas de sanções por terrorismo e por proliferação de armas de destruição em massa, como as do Conselho de Segurança da ONU?',
      source: 'Lei nº 13.810/2019, arts. 6º e 9º a 12; Recomendações 6 e 7 do GAFI',
      answers: [
        ['Sim, no cadastro e de forma periódica', 1, 3],
        ['Somente no cadastro', 2, 4],
        ['Não consulta', 4, 5],
      ],
    },
    {
      name: 'Qual é a proporção de clientes no exterior ou em jurisdições de maior risco?',
      source: 'Recomendação 19 do GAFI',
      answers: [
        ['Nenhum cliente no exterior', 1, 1],
        ['Até 10% dos clientes, em países cooperantes', 2, 3],
        ['Mais de 10% dos clientes', 3, 4],
        ['Há clientes em países de alto risco segundo o GAFI', 5, 5],
      ],
    },
    {
      name: 'Com que frequência o cadastro dos clientes é atualizado?',
      source: 'Lei nº 9.613/1998, art. 10, I',
      answers: [
        ['Ao menos uma vez por ano', 1, 2],
        ['A cada dois a cinco anos', 2, 3],
        ['Só quando o cliente pede', 4, 3],
        ['Nunca', 5, 4],
      ],
    },
    {
      name: 'Os clientes são classificados por risco?',
      source: 'Resolução COAF nº 36/2021, abordagem baseada em risco',
      answers: [
        ['Sim, com critérios escritos e revisados', 1, 2],
        ['Sim, sem critérios escritos', 3, 3],
        ['Não', 4, 4],
      ],
    },
  ],
}
