/** Texts of a section that is read and filled in. */
export const sectionLabels = {
  edit: 'Editar',
  editOf: (title: string) => `Editar ${title}`,
  save: 'Salvar',
  saving: 'Salvando',
  cancel: 'Cancelar',
  changed: 'Este cadastro mudou enquanto você editava',
  changedText:
    'O que você preencheu continua aqui; os outros campos já têm o valor atual. Salvar de novo grava o que está nos campos.',
} as const
