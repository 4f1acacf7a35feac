/** Answers that make sense in any sector. No tag contains a comma, since commas separate answers. */
export const volumeTags = [
  'Até 100 pessoas',
  'De 101 a 1.000 pessoas',
  'De 1.001 a 10.000 pessoas',
  'De 10.001 a 100.000 pessoas',
  'Mais de 100.000 pessoas',
] as const

/** Answers about children, of a sector that seldom has data of any. */
export const noChildrenTags = [
  'Não há dados de crianças',
  'Dados de dependentes com menos de 12 anos',
  'Coleta com consentimento de um dos pais ou responsável',
  'Idade não verificada',
] as const

/** Answers about data that go abroad. */
export const abroadTags = [
  'Não há transferência internacional',
  'Servidores nos Estados Unidos',
  'Servidores na União Europeia (país adequado)',
  'Transferência com cláusulas-padrão contratuais',
  'País não informado pelo fornecedor',
] as const

/** Answers about how data are protected. */
export const securityTags = [
  'Senhas individuais',
  'Verificação em duas etapas',
  'Acesso por perfil de usuário',
  'Cópias de segurança',
  'Criptografia',
  'Antivírus e firewall',
  'Treinamento da equipe',
  'Termo de confidencialidade',
] as const
