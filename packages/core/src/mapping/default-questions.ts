import type { MappingQuestion } from './mapping.types.ts'

/**
 * The fifteen questions about the personal data of an activity, in order. Together they make up the
 * record of processing that the law requires (LGPD, art. 37).
 */
export const defaultQuestions: MappingQuestion[] = [
  {
    field: 'question0',
    name: 'Descrição da atividade',
    title: 'Como funciona esta atividade?',
    help: 'Descreva, do começo ao fim, o que é feito com os dados: quem começa, por onde eles passam e como a atividade termina.',
    source: 'LGPD, art. 5º, X, e art. 37',
  },
  {
    field: 'question1',
    name: 'Dados coletados',
    title: 'Quais dados pessoais são coletados?',
    help: 'Dado pessoal é toda informação que identifica uma pessoa ou permite identificá-la. Informe todos os que a atividade usa, mesmo os opcionais.',
    source: 'LGPD, art. 5º, I',
  },
  {
    field: 'question2',
    name: 'De quem são os dados',
    title: 'De quem são os dados?',
    help: 'Titular é a pessoa a quem os dados se referem. Uma atividade pode ter mais de um tipo de titular.',
    source: 'LGPD, art. 5º, V',
  },
  {
    field: 'question3',
    name: 'Para que servem',
    title: 'Para que os dados são usados?',
    help: 'Informe as finalidades concretas. Finalidades genéricas, como “melhorar o negócio”, não atendem à lei. De cada uma depende a hipótese legal que permite o tratamento.',
    source: 'LGPD, art. 6º, I, e art. 7º',
  },
  {
    field: 'question4',
    name: 'De onde vêm',
    title: 'De onde vêm os dados?',
    help: 'Indique se a própria pessoa os fornece, se chegam por terceiros ou se são obtidos em fontes públicas.',
    source: 'LGPD, art. 19, II, e art. 7º, §§ 3º e 4º',
  },
  {
    field: 'question5',
    name: 'Onde ficam guardados',
    title: 'Onde os dados ficam guardados?',
    help: 'Cite os sistemas, pastas, serviços na nuvem e arquivos em papel em que os dados permanecem.',
    source: 'LGPD, art. 37 e art. 46',
  },
  {
    field: 'question6',
    name: 'Volume',
    title: 'Qual é o volume de dados?',
    help: 'Estime quantas pessoas têm dados nesta atividade. O volume orienta a avaliação do risco.',
    source: 'LGPD, art. 38; Regulamento da Resolução CD/ANPD nº 2/2022, art. 4º',
  },
  {
    field: 'question7',
    name: 'Dados de crianças',
    title: 'Há dados de crianças?',
    help: 'Para este mapeamento, considere crianças as pessoas com menos de 12 anos. O tratamento deve ocorrer no melhor interesse delas.',
    source: 'LGPD, art. 14; Lei nº 8.069/1990, art. 2º',
  },
  {
    field: 'question8',
    name: 'Dados sensíveis',
    title: 'Há dados sensíveis?',
    help: 'São sensíveis os dados sobre origem racial ou étnica, convicção religiosa, opinião política, filiação a sindicato ou a organização religiosa, filosófica ou política, saúde, vida sexual, genética e biometria.',
    source: 'LGPD, art. 5º, II, e art. 11',
  },
  {
    field: 'question9',
    name: 'Quem tem acesso',
    title: 'Quem, dentro da empresa, tem acesso?',
    help: 'Informe os cargos ou as equipes que consultam ou alteram os dados. O acesso deve se limitar a quem precisa dele.',
    source: 'LGPD, art. 6º, III, e art. 46',
  },
  {
    field: 'question10',
    name: 'Terceiros',
    title: 'Com quais terceiros os dados são compartilhados?',
    help: 'Inclua fornecedores de sistemas, prestadores de serviços, parceiros e órgãos públicos que recebem os dados.',
    source: 'LGPD, art. 5º, VII e XVI, e art. 39',
  },
  {
    field: 'question11',
    name: 'Por que são compartilhados',
    title: 'Por que os dados são compartilhados?',
    help: 'Para cada terceiro, informe o motivo do compartilhamento.',
    source: 'LGPD, art. 9º, V, e art. 6º, I',
  },
  {
    field: 'question12',
    name: 'Transferência internacional',
    title: 'Os dados saem do Brasil?',
    help: 'Há transferência internacional também quando o fornecedor do sistema guarda os dados em servidores no exterior. Para a União Europeia, a Islândia, o Liechtenstein e a Noruega, a proteção foi reconhecida como adequada e não são precisas cláusulas; para os demais países, informe o mecanismo, como as cláusulas-padrão.',
    source: 'LGPD, arts. 33 a 36; Resoluções CD/ANPD nº 19/2024 e nº 32/2026',
  },
  {
    field: 'question13',
    name: 'Segurança',
    title: 'Quais medidas de segurança protegem os dados?',
    help: 'Considere medidas técnicas, como senhas e cópias de segurança, e administrativas, como treinamentos e contratos.',
    source: 'LGPD, art. 46 e art. 50',
  },
  {
    field: 'question14',
    name: 'Eliminação',
    title: 'Quando e como os dados são eliminados?',
    help: 'Informe por quanto tempo os dados são guardados e o que acontece com eles depois. Prazos legais podem exigir a guarda.',
    source: 'LGPD, arts. 15 e 16',
  },
]
