import type { RiskSectorSeed } from './risk-seed.ts'

/** Profile of the institution: Lei nº 9.613/1998, art. 10, III. */
export const institutionRisk: RiskSectorSeed = {
  name: 'Perfil da instituição',
  questions: [
    {
      name: 'A empresa tem política escrita de prevenção à lavagem de dinheiro e ao financiamento do terrorismo?',
      source: 'Lei nº 9.613/1998, art. 10, III',
      answers: [
        ['Sim, aprovada pela direção e revisada todo ano', 1, 2],
        ['Sim, mas desatualizada', 3, 3],
        ['Em elaboração', 3, 4],
        ['Não', 5, 5],
      ],
    },
    {
      name: 'Há responsável designado pela prevenção, com autonomia e acesso à direção?',
      source: 'Resolução COAF nº 36/2021',
      answers: [
        ['Sim, com dedicação e autonomia', 1, 2],
        ['Sim, com acúmulo de funções que podem conflitar', 3, 3],
        ['Não há', 4, 5],
      ],
    },
    {
      name: 'A empresa está cadastrada no Siscoaf ou no órgão regulador de sua atividade?',
      source: 'Lei nº 9.613/1998, art. 10, IV',
      answers: [
        ['Sim', 1, 2],
        ['Não, mas está obrigada', 5, 5],
        ['Não está obrigada', 1, 1],
        ['Não sabe se está obrigada', 4, 4],
      ],
    },
    {
      name: 'As operações suspeitas são comunicadas ao Coaf?',
      source: 'Lei nº 9.613/1998, art. 11, II e III',
      answers: [
        ['Sim, em até 24 horas, com análise registrada', 1, 3],
        ['Sim, sem análise registrada', 3, 4],
        ['Nunca houve análise de operações', 5, 5],
        ['Comunicação anual de não ocorrência entregue', 1, 2],
      ],
    },
    {
      name: 'Por quanto tempo os registros de clientes e operações são guardados?',
      source: 'Lei nº 9.613/1998, art. 10, § 2º',
      answers: [
        ['Dez anos ou mais', 1, 1],
        ['Cinco a dez anos', 1, 2],
        ['Menos de cinco anos', 4, 4],
        ['Não há prazo definido', 4, 3],
      ],
    },
    {
      name: 'A prevenção passa por auditoria ou avaliação independente?',
      source: 'Recomendação 18 do GAFI',
      answers: [
        ['Sim, todo ano', 1, 2],
        ['Já passou, sem periodicidade', 2, 3],
        ['Nunca', 4, 3],
      ],
    },
    {
      name: 'A empresa avaliou formalmente os riscos de seus produtos, canais e regiões?',
      source: 'Recomendação 1 do GAFI',
      answers: [
        ['Sim, com avaliação documentada e atual', 1, 2],
        ['Sim, há mais de dois anos', 3, 3],
        ['Não', 4, 4],
      ],
    },
  ],
}
