/** Texts about stored input. */
export const inputNoticeLabels = {
  restored: (when: string) => `Este é o rascunho que foi salvo ${when}.`,
  unstored:
    'Este navegador não está guardando o rascunho. Envie antes de sair desta página, ou ele se perde.',
} as const
