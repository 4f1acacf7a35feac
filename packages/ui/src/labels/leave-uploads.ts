/** Texts of the question before running uploads are left behind. */
export const leaveUploadsLabels = {
  title: 'Arquivos em envio',
  leave: 'Sair',
  stay: 'Continuar aqui',
} as const
