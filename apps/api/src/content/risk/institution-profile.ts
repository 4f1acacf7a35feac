import type { RiskSectorSource } from '../risk-source.schema.ts'

/** Profile of the institution: Lei nº 9.613/1998, art. 10, III. */
export const institutionRisk: RiskSectorSource = {
  key: 'institution',
  name: 'Perfil da instituição',
  questions: [
    {
      key: 'institution-1',
      name: 'A empresa tem política escrita de prevenção à lavagem de dinheiro e ao financiamento do terrorismo?',
      source: 'Lei nº 9.613/1998, art. 10, III',
      answers: [
        {
          key: 'a',
          name: 'Sim, aprovada pela direção e revisada todo ano',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Sim, mas desatualizada',
          probability: 3,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Em elaboração',
          probability: 3,
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
      key: 'institution-2',
      name: 'Há responsável designado pela prevenção, com autonomia e acesso à direção?',
      source: 'Resolução COAF nº 36/2021',
      answers: [
        {
          key: 'a',
          name: 'Sim, com dedicação e autonomia',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Sim, com acúmulo de funções que podem conflitar',
          probability: 3,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Não há',
          probability: 4,
          impact: 5,
        },
      ],
    },
    {
      key: 'institution-3',
      name: 'A empresa está cadastrada no Siscoaf ou no órgão regulador de sua atividade?',
      source: 'Lei nº 9.613/1998, art. 10, IV',
      answers: [
        {
          key: 'a',
          name: 'Sim',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Não, mas está obrigada',
          probability: 5,
          impact: 5,
        },
        {
          key: 'c',
          name: 'Não está obrigada',
          probability: 1,
          impact: 1,
        },
        {
          key: 'd',
          name: 'Não sabe se está obrigada',
          probability: 4,
          impact: 4,
        },
      ],
    },
    {
      key: 'institution-4',
      name: 'As operações suspeitas são comunicadas ao Coaf?',
      source: 'Lei nº 9.613/1998, art. 11, II e III',
      answers: [
        {
          key: 'a',
          name: 'Sim, em até 24 horas, com análise registrada',
          probability: 1,
          impact: 3,
        },
        {
          key: 'b',
          name: 'Sim, sem análise registrada',
          probability: 3,
          impact: 4,
        },
        {
          key: 'c',
          name: 'Nunca houve análise de operações',
          probability: 5,
          impact: 5,
        },
        {
          key: 'd',
          name: 'Comunicação anual de não ocorrência entregue',
          probability: 1,
          impact: 2,
        },
      ],
    },
    {
      key: 'institution-5',
      name: 'Por quanto tempo os registros de clientes e operações são guardados?',
      source: 'Lei nº 9.613/1998, art. 10, § 2º',
      answers: [
        {
          key: 'a',
          name: 'Dez anos ou mais',
          probability: 1,
          impact: 1,
        },
        {
          key: 'b',
          name: 'Cinco a dez anos',
          probability: 1,
          impact: 2,
        },
        {
          key: 'c',
          name: 'Menos de cinco anos',
          probability: 4,
          impact: 4,
        },
        {
          key: 'd',
          name: 'Não há prazo definido',
          probability: 4,
          impact: 3,
        },
      ],
    },
    {
      key: 'institution-6',
      name: 'A prevenção passa por auditoria ou avaliação independente?',
      source: 'Recomendação 18 do GAFI',
      answers: [
        {
          key: 'a',
          name: 'Sim, todo ano',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Já passou, sem periodicidade',
          probability: 2,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Nunca',
          probability: 4,
          impact: 3,
        },
      ],
    },
    {
      key: 'institution-7',
      name: 'A empresa avaliou formalmente os riscos de seus produtos, canais e regiões?',
      source: 'Recomendação 1 do GAFI',
      answers: [
        {
          key: 'a',
          name: 'Sim, com avaliação documentada e atual',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Sim, há mais de dois anos',
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
