/** Words of a section that is read and filled in. */
export const sectionLabels = {
  edit: 'Editar',
  editOf: (title: string) => `Editar ${title}`,
  save: 'Salvar',
  saving: 'Salvando',
  cancel: 'Cancelar',
} as const
