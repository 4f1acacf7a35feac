import type { RiskSectorSeed } from './risk-seed.ts'

/** Profile of the operations: Lei nº 9.613/1998, arts. 10, II, and 11. */
export const operationsRisk: RiskSectorSeed = {
  name: 'Perfil das operações',
  questions: [
    {
      name: 'Qual é o peso do dinheiro em espécie nos recebimentos?',
      source: 'Lei nº 9.613/1998, art. 11, II, “a”',
      answers: [
        ['A empresa não recebe em espécie', 1, 1],
        ['Até 5% dos recebimentos', 2, 3],
        ['De 5% a 30% dos recebimentos', 4, 4],
        ['Mais de 30% dos recebimentos', 5, 5],
      ],
    },
    {
      name: 'Todas as operações são registradas de modo que possam ser reconstituídas?',
      source: 'Lei nº 9.613/1998, art. 10, II',
      answers: [
        ['Sim, em sistema com trilha de auditoria', 1, 2],
        ['Sim, em planilhas ou papel', 3, 3],
        ['Parcialmente', 4, 4],
        ['Não', 5, 5],
      ],
    },
    {
      name: 'Há pagamentos feitos ou recebidos por terceiros alheios ao contrato?',
      source: 'Lei nº 9.613/1998, art. 11, I; Carta Circular BCB nº 4.001/2020, art. 1º',
      answers: [
        ['Não são aceitos', 1, 2],
        ['Aceitos com justificativa e aprovação', 2, 3],
        ['Aceitos sem controle', 5, 5],
      ],
    },
    {
      name: 'A empresa usa ou aceita criptoativos?',
      source: 'Lei nº 14.478/2022; Resoluções BCB nº 519, 520 e 521/2025',
      answers: [
        ['Não', 1, 1],
        ['Sim, só por prestadores autorizados pelo Banco Central', 3, 3],
        ['Sim, entre carteiras sem identificação', 5, 5],
      ],
    },
    {
      name: 'Existem limites e sinais de alerta para operações incomuns?',
      source: 'Lei nº 9.613/1998, art. 11, I',
      answers: [
        ['Sim, com monitoramento automático', 1, 2],
        ['Sim, com conferência manual', 2, 3],
        ['Não', 4, 5],
      ],
    },
    {
      name: 'Há operações fracionadas ou sem fundamento econômico aparente?',
      source: 'Lei nº 9.613/1998, art. 11, II',
      answers: [
        ['Nunca observadas, com monitoramento', 1, 3],
        ['Observadas e analisadas', 3, 4],
        ['Observadas e não analisadas', 5, 5],
        ['Não se monitora', 4, 4],
      ],
    },
    {
      name: 'Há doações ou repasses a entidades sem verificação do destino?',
      source: 'Lei nº 13.260/2016, art. 6º; Recomendação 8 do GAFI',
      answers: [
        ['Não há doações ou repasses', 1, 1],
        ['Há, com verificação da entidade e do uso', 2, 3],
        ['Há, sem verificação', 4, 5],
      ],
    },
  ],
}
