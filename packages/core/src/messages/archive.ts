/** Texts of an archive that lacks files. */
export const archiveMessages = {
  'archive.missing': 'Arquivos não encontrados: {names}',
  'archive.missing.more': '{names} e mais {count}',
  'archive.rest': 'Os outros foram baixados. Fale com o escritório sobre estes.',
  'archive.list': 'Arquivos não encontrados.txt',
} as const
