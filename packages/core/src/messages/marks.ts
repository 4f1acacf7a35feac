/** Texts of the marks. */
export const markMessages = {
  'marks.status.awaitingFiling': 'Aguardando Protocolo',
  'marks.status.underReview': 'Pedido em Análise',
  'marks.status.registered': 'Marca Registrada',
  'marks.empty': 'Você ainda não cadastrou nenhuma marca :/',
  'marks.loadFailed': 'Erro ao carregar as marcas',
  'marks.updated': 'Marca atualizada.',
  'marks.imported': 'Marca importada com sucesso!',
  'marks.import.imported': 'Marca importada.',
  'marks.import.alreadyThere': 'Este processo já está entre as suas marcas.',
  'marks.import.malformed': 'O número do processo deve ter 9 dígitos.',
  'marks.contractNotDocument': 'Seu Contrato Sócio precisa ser um PDF ou uma imagem',
  'marks.edited.name': 'O nome da marca foi alterado de "{from}" para "{to}".',
  'marks.edited.unchanged': 'Os dados da marca "{name}" foram enviados novamente.',
  'marks.edited.logo': 'A logo da marca "{name}" foi alterada.',
  'marks.edited.both':
    'O nome e a logo da marca foram alterados. Nome anterior: "{from}". Novo nome: "{to}".',
  'marks.demand.name': 'Registro da marca {name}',
  'marks.demand.importName': 'Acompanhamento da marca do processo {number}',
  'marks.demand.importDescription':
    'Marca importada pelo número do processo {number} no INPI. Conferir os dados e acompanhar o processo.',
  'marks.importedName': 'Processo {number}',
  'marks.statusSaid': 'Situação informada pelo escritório',
} as const

/** What is wrong with a gazette, by `marks.gazette.<reason>`. */
export const gazetteMessages = {
  'marks.gazette.encoding': 'O arquivo não está em UTF-8 nem em ISO-8859-1.',
  'marks.gazette.notXml': 'O arquivo não é um XML da Revista da Propriedade Industrial.',
  'marks.gazette.notGazette':
    'O arquivo não é a seção de marcas da Revista da Propriedade Industrial.',
  'marks.gazette.declarations': 'O arquivo declara um DOCTYPE ou entidades, que não são aceitos.',
  'marks.gazette.malformed': 'O XML está malformado na linha {line}.',
  'marks.gazette.truncated': 'O arquivo termina antes do fim da revista.',
  'marks.gazette.oversized':
    'O XML tem um trecho grande demais ou aninhado demais na linha {line}.',
} as const
