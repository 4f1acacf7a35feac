/** Texts of the firm's popup. */
export const popupLabels = { open: 'Saiba mais', close: 'Agora não' } as const
