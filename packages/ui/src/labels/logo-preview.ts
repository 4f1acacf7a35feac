/** Texts of the preview of a logo. */
export const logoPreviewLabels = {
  heading: 'Prévia da logo',
  explanation:
    'Veja como uma imagem fica no espaço da logo. Ela fica só nesta página: nada é enviado nem guardado.',
  choose: 'Escolher imagem',
  clear: 'Tirar a imagem',
  picture: (fileName: string) => `Prévia de ${fileName}`,
} as const
