import type { RiskSectorSource } from '../risk-source.schema.ts'

/** Profile of staff and partners: Lei nº 9.613/1998, art. 10, III; Circular BCB nº 3.978/2020, art. 2º. */
export const peopleRisk: RiskSectorSource = {
  key: 'people',
  name: 'Perfil dos funcionários e parceiros',
  questions: [
    {
      key: 'people-1',
      name: 'Há verificação de antecedentes e conflitos de interesse na contratação?',
      source: 'Resolução COAF nº 36/2021, art. 2º, § 1º, I',
      answers: [
        {
          key: 'a',
          name: 'Sim, para todos os cargos sensíveis',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Somente para a direção',
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
    {
      key: 'people-2',
      name: 'A equipe recebe treinamento sobre prevenção à lavagem de dinheiro?',
      source: 'Resolução COAF nº 36/2021, art. 2º, § 1º, I; Decreto nº 11.129/2022, art. 57, IV',
      answers: [
        {
          key: 'a',
          name: 'Sim, todo ano, com registro de presença',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Só na admissão',
          probability: 2,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Nunca',
          probability: 5,
          impact: 4,
        },
      ],
    },
    {
      key: 'people-3',
      name: 'Existe canal de denúncias com proteção a quem denuncia?',
      source: 'Decreto nº 11.129/2022, art. 57, X',
      answers: [
        {
          key: 'a',
          name: 'Sim, independente e divulgado',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Sim, interno e pouco divulgado',
          probability: 2,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Não',
          probability: 4,
          impact: 3,
        },
      ],
    },
    {
      key: 'people-4',
      name: 'Como são avaliados fornecedores, correspondentes e parceiros?',
      source: 'Decreto nº 11.129/2022, art. 57, XIII',
      answers: [
        {
          key: 'a',
          name: 'Com diligência prévia e cláusulas contratuais',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Com cláusulas contratuais somente',
          probability: 3,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Sem avaliação',
          probability: 4,
          impact: 5,
        },
      ],
    },
    {
      key: 'people-5',
      name: 'Há remuneração de intermediários por êxito ou em espécie?',
      source: 'Lei nº 12.846/2013, art. 5º',
      answers: [
        {
          key: 'a',
          name: 'Não há intermediários',
          probability: 1,
          impact: 1,
        },
        {
          key: 'b',
          name: 'Há, com contrato e pagamento rastreável',
          probability: 2,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Há, sem contrato ou em espécie',
          probability: 5,
          impact: 5,
        },
      ],
    },
    {
      key: 'people-6',
      name: 'As funções de aprovar, pagar e registrar são separadas?',
      source: 'Decreto nº 11.129/2022, art. 57, VII',
      answers: [
        {
          key: 'a',
          name: 'Sim',
          probability: 1,
          impact: 2,
        },
        {
          key: 'b',
          name: 'Em parte',
          probability: 3,
          impact: 3,
        },
        {
          key: 'c',
          name: 'Não: uma pessoa concentra as funções',
          probability: 5,
          impact: 4,
        },
      ],
    },
    {
      key: 'people-7',
      name: 'Mudanças bruscas no padrão de vida de empregados são observadas e tratadas?',
      source: 'Lei nº 9.613/1998, art. 11, I; Carta Circular BCB nº 4.001/2020, art. 1º',
      answers: [
        {
          key: 'a',
          name: 'Sim, há procedimento',
          probability: 1,
          impact: 3,
        },
        {
          key: 'b',
          name: 'São observadas, sem procedimento',
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
