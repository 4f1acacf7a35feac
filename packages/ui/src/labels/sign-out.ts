/** Texts of the dialog that asks before signing out. */
export const signOutLabels = {
  title: 'Sair do portal',
  signOut: 'Sair',
  stay: 'Continuar aqui',
  keep: 'Guardar rascunhos neste dispositivo',
  keepHint: (days: number) =>
    `Ficam até ${days} dias, ao alcance de quem usa este navegador. Não marque em um dispositivo que não é só seu.`,
} as const
