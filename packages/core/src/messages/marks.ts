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
  'marks.logoOfWordMark': 'Uma marca nominativa não tem logo',
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

/** What comes next for a process at the trademark office, by `marks.next.<step>`. */
export const markNextMessages = {
  'marks.outlook.yourTurn': 'Sua vez: o escritório espera a sua resposta.',
  'marks.outlook.other': 'Outro processo está em outra situação.',
  'marks.outlook.others': 'Outros {count} processos estão em outra situação.',
  'marks.next.unfiled': 'O escritório prepara o pedido. Você recebe o número do processo aqui.',
  'marks.next.unfiledUntilAnswered': 'Depois da sua resposta, o escritório prepara o pedido.',
  'marks.next.granted':
    'O INPI concedeu o registro. O status muda quando o escritório concluir a demanda da marca.',
  'marks.next.unpublished':
    'A situação deste processo no INPI ainda não foi lida aqui. O que o INPI publicar daqui em diante aparece.',
  'marks.next.filed':
    'O INPI confere a forma do pedido e depois o publica na revista, para que terceiros possam se opor.',
  'marks.next.opposition':
    'Terceiros podem se opor até {until}. Depois disso, o INPI examina o pedido.',
  'marks.next.examination':
    'O prazo de oposição terminou em {until}. O próximo passo é o exame do INPI.',
  'marks.next.answerOpposition': 'Alguém se opôs ao pedido. O titular pode responder até {until}.',
  'marks.next.examineOpposition':
    'Alguém se opôs ao pedido, e o prazo de resposta terminou em {until}. O próximo passo é o exame do INPI.',
  'marks.next.requirement':
    'O INPI fez uma exigência, publicada em {on}. O prazo de resposta é de 5 dias na exigência formal e de 60 dias na de mérito.',
  'marks.next.requirementOver':
    'O INPI fez uma exigência, e o prazo de resposta, de até 60 dias, terminou em {until}. Respondida, o exame continua; sem resposta, o pedido é encerrado sem registro.',
  'marks.next.suspended':
    'O exame aguarda a decisão de outro processo. A lei não fixa um prazo para essa espera.',
  'marks.next.payFees':
    'O pedido foi aceito, e falta a concessão do registro. Se as taxas do registro e dos primeiros 10 anos ainda não foram pagas, o prazo vai até {until}.',
  'marks.next.payFeesLate':
    'O pedido foi aceito, e falta a concessão do registro. O prazo normal das taxas terminou; se ainda não foram pagas, cabem com acréscimo até {until}.',
  'marks.next.feesOver':
    'O pedido foi aceito. O prazo das taxas terminou em {until}: pagas, falta a concessão; sem o pagamento, o pedido é arquivado.',
  'marks.next.appeal': 'O INPI negou o pedido. Cabe recurso até {until}.',
  'marks.next.appealOver':
    'O INPI negou o pedido, e o prazo de recurso terminou em {until}. Se houve recurso e o INPI já decidiu, a decisão aparece no histórico de despachos caso tenha sido publicada desde que o processo está aqui.',
  'marks.next.answerAppeal':
    'Uma decisão foi contestada. Os interessados podem responder até {until}. Depois disso, o INPI decide o recurso.',
  'marks.next.decideAppeal':
    'Uma decisão foi contestada, e o prazo de resposta terminou em {until}. Se o INPI já decidiu, a decisão aparece no histórico de despachos caso tenha sido publicada desde que o processo está aqui. Dela não cabe outro recurso administrativo.',
  'marks.next.registeredNullity':
    'A marca está registrada até {expiresOn}. Até {until}, a nulidade do registro ainda pode ser pedida ao INPI.',
  'marks.next.registered':
    'A marca está registrada até {expiresOn}. A prorrogação por mais 10 anos pode ser pedida a partir de {until}.',
  'marks.next.renewal':
    'O registro vale até {until}, e é até esse dia que a prorrogação por mais 10 anos pode ser pedida.',
  'marks.next.renewalLate':
    'Os primeiros 10 anos do registro terminaram em {expiresOn}. Se a prorrogação ainda não foi pedida, cabe com acréscimo até {until}.',
  'marks.next.renewalOver':
    'Os primeiros 10 anos do registro terminaram em {expiresOn}. Se a prorrogação não foi pedida até {until}, o registro acabou.',
  'marks.next.answerNullity':
    'A validade do registro foi questionada. O titular pode responder até {until}.',
  'marks.next.decideNullity':
    'A validade do registro foi questionada, e o prazo de resposta terminou em {until}. Falta a decisão do INPI.',
  'marks.next.proveUse':
    'Alguém alegou que a marca não é usada. O titular tem até {until} para provar o uso ou justificar a falta dele.',
  'marks.next.decideUse':
    'Alguém alegou que a marca não é usada, e o prazo do titular terminou em {until}. Se o INPI já decidiu, a decisão aparece no histórico de despachos caso tenha sido publicada desde que o processo está aqui. Dela cabe recurso em 60 dias.',
  'marks.next.shelved':
    'O pedido foi encerrado sem registro. Se o arquivamento não for definitivo, cabe recurso até {until}.',
  'marks.next.shelvedOver':
    'O pedido foi encerrado sem registro. Para proteger a marca, é preciso um novo pedido.',
  'marks.next.extinct':
    'O registro acabou, e a marca não está mais protegida. Se foi por decisão de caducidade, cabe recurso até {until}.',
  'marks.next.extinctOver':
    'O registro acabou, e a marca não está mais protegida. Para protegê-la de novo, é preciso um novo pedido.',
} as const

/** Errors in a gazette, by `marks.gazette.<reason>`. */
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
