import type { RiskSectorSource } from '../risk-source.schema.ts'

/** Profile of the operations: Lei nº 9.613/1998, arts. 10, II, and 11. */
export const operationsRisk: RiskSectorSource = {
  key: 'operations',
  name: 'Perfil das operações',
  questions: [
    {
      key: 'operations-1',
      name: 'Qual é o peso do dinheiro em espécie nos recebimentos?',
      source: 'Lei nº 9.613/1998, art. 11, II, “a”',
      answers: [
        {
          key: 'a',
          name: 'A empresa não recebe em espécie',
          probability: 1,
          impact: 1,
        },
        {
          key: 'b',
          name: 'Até 5% dos recebimentos',
          probability: 2,
          impact: 3,
        },
        {
          key: 'c',
          name: 'De 5% a 30% dos recebimentos',
          probability: 4,
          impact: 4,
        },
        {
          key: 'd',
          name: 'Mais de 30% dos recebimentos',
          probability: 5,
          impact: 5,
        },
      ],
    },
    {
      key: 'operations-2',
      name: 'Todas as operações são registradas de modo que possam ser reconstituídas?',
      source: 'Lei nº 9.613/1998, art. 10, II',
      answers: [
        {
          key: 'a',
          name: 'Sim, em sistema com trilha de auditoria',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Sim, em planilhas ou papel',
          probability: 3,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Parcialmente',
          probability: 4,
          impact: 4,
        },
        {
          key: 'd',
          name: 'Não',
          probability: 5,
          impact: 5,
        },
      ],
    },
    {
      key: 'operations-3',
      name: 'Há pagamentos feitos ou recebidos por terceiros alheios ao contrato?',
      source: 'Lei nº 9.613/1998, art. 11, I; Carta Circular BCB nº 4.001/2020, art. 1º',
      answers: [
        {
          key: 'a',
          name: 'Não são aceitos',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Aceitos com justificativa e aprovação',
          probability: 2,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Aceitos sem controle',
          probability: 5,
          impact: 5,
        },
      ],
    },
    {
      key: 'operations-4',
      name: 'A empresa usa ou aceita criptoativos?',
      source: 'Lei nº 14.478/2022; Resoluções BCB nº 519, 520 e 521/2025',
      answers: [
        {
          key: 'a',
          name: 'Não',
          probability: 1,
          impact: 1,
        },
        {
          key: 'b',
          name: 'Sim, só por prestadores autorizados pelo Banco Central',
          probability: 3,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Sim, entre carteiras sem identificação',
          probability: 5,
          impact: 5,
        },
      ],
    },
    {
      key: 'operations-5',
      name: 'Existem limites e sinais de alerta para operações incomuns?',
      source: 'Lei nº 9.613/1998, art. 11, I',
      answers: [
        {
          key: 'a',
          name: 'Sim, com monitoramento automático',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Sim, com conferência manual',
          probability: 2,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Não',
          probability: 4,
          impact: 5,
        },
      ],
    },
    {
      key: 'operations-6',
      name: 'Há operações fracionadas ou sem fundamento econômico aparente?',
      source: 'Lei nº 9.613/1998, art. 11, II',
      answers: [
        {
          key: 'a',
          name: 'Nunca observadas, com monitoramento',
          probability: 1,
          impact: 3,
        },
        {
          key: 'b',
          name: 'Observadas e analisadas',
          probability: 3,
          impact: 4,
        },
        {
          key: 'c',
          name: 'Observadas e não analisadas',
          probability: 5,
          impact: 5,
        },
        {
          key: 'd',
          name: 'Não se monitora',
          probability: 4,
          impact: 4,
        },
      ],
    },
    {
      key: 'operations-7',
      name: 'Há doações ou repasses a entidades sem verificação do destino?',
      source: 'Lei nº 13.260/2016, art. 6º; Recomendação 8 do GAFI',
      answers: [
        {
          key: 'a',
          name: 'Não há doações ou repasses',
          probability: 1,
          impact: 1,
        },
        {
          key: 'b',
          name: 'Há, com verificação da entidade e do uso',
          probability: 2,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Há, sem verificação',
          probability: 4,
          impact: 5,
        },
      ],
    },
  ],
}
