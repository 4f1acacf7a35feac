import type { RiskSectorSeed } from './risk-seed.ts'

/** Profile of staff and partners: Lei nº 9.613/1998, art. 10, III; Circular BCB nº 3.978/2020, art. 2º. */
export const peopleRisk: RiskSectorSeed = {
  name: 'Perfil dos funcionários e parceiros',
  questions: [
    {
      name: 'Há verificação de antecedentes e conflitos de interesse na contratação?',
      source: 'Resolução COAF nº 36/2021, art. 2º, § 1º, I',
      answers: [
        ['Sim, para todos os cargos sensíveis', 1, 2],
        ['Somente para a direção', 3, 3],
        ['Não', 4, 4],
      ],
    },
    {
      name: 'A equipe recebe treinamento sobre prevenção à lavagem de dinheiro?',
      source: 'Resolução COAF nº 36/2021, art. 2º, § 1º, I; Decreto nº 11.129/2022, art. 57, IV',
      answers: [
        ['Sim, todo ano, com registro de presença', 1, 2],
        ['Só na admissão', 2, 3],
        ['Nunca', 5, 4],
      ],
    },
    {
      name: 'Existe canal de denúncias com proteção a quem denuncia?',
      source: 'Decreto nº 11.129/2022, art. 57, X',
      answers: [
        ['Sim, independente e divulgado', 1, 2],
        ['Sim, interno e pouco divulgado', 2, 3],
        ['Não', 4, 3],
      ],
    },
    {
      name: 'Como são avaliados fornecedores, correspondentes e parceiros?',
      source: 'Decreto nº 11.129/2022, art. 57, XIII',
      answers: [
        ['Com diligência prévia e cláusulas contratuais', 1, 2],
        ['Com cláusulas contratuais somente', 3, 3],
        ['Sem avaliação', 4, 5],
      ],
    },
    {
      name: 'Há remuneração de intermediários por êxito ou em espécie?',
      source: 'Lei nº 12.846/2013, art. 5º',
      answers: [
        ['Não há intermediários', 1, 1],
        ['Há, com contrato e pagamento rastreável', 2, 3],
        ['Há, sem contrato ou em espécie', 5, 5],
      ],
    },
    {
      name: 'As funções de aprovar, pagar e registrar são separadas?',
      source: 'Decreto nº 11.129/2022, art. 57, VII',
      answers: [
        ['Sim', 1, 2],
        ['Em parte', 3, 3],
        ['Não: uma pessoa concentra as funções', 5, 4],
      ],
    },
    {
      name: 'Mudanças bruscas no padrão de vida de empregados são observadas e tratadas?',
      source: 'Lei nº 9.613/1998, art. 11, I; Carta Circular BCB nº 4.001/2020, art. 1º',
      answers: [
        ['Sim, há procedimento', 1, 3],
        ['São observadas, sem procedimento', 3, 3],
        ['Não', 4, 4],
      ],
    },
  ],
}
