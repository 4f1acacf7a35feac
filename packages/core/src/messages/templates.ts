/** Texts of the document generator. */
export const templateMessages = {
  'templates.neverRevised': 'Nunca foi revisado',
  'templates.savingDraft': 'Salvando rascunho...',
  'templates.draftSaved': 'Rascunho salvo às {time}',
  'templates.undecided':
    'Outra resposta chegou enquanto você respondia. Escolha primeiro com qual ficar.',
  'templates.made': 'Documento gerado. Ele está na página do modelo {name}.',
  'templates.documentName': '{name} nº {number}',
  'templates.documentNumber': 'Gerado no portal, sem revisão de advogado · Documento nº {number}',
  'templates.documentTooLong':
    'O documento ficaria longo demais com essas respostas. Encurte as mais longas.',
  'templates.reviewDemandName': 'Revisão do documento {name}',
  'templates.reviewDemandDescription':
    'Solicito que um especialista revise o documento "{name}", gerado no portal. O arquivo está nos documentos desta demanda.',
} as const

/** Why the text or the fields of a template are refused; for the firm. */
export const templateTextMessages = {
  'templates.markup':
    'O texto aceita títulos, parágrafos, listas, tabelas e destaques, sem atributos. Não aceita: {found}',
  'templates.unclosed': 'O texto tem uma marcação incompleta: {found}',
  'templates.placeUnknown': '{found} não corresponde a nenhum campo.',
  'templates.fieldUnplaced': 'O campo {found} não aparece no texto.',
  'templates.nameRepeated': 'Há mais de um campo com o nome {found}.',
  'templates.placeRepeated': 'Mais de um campo ocupa {found}.',
} as const
