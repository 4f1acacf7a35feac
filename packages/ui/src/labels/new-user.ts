/** Texts of the business that a new user begins in. */
export const newUserLabels = {
  joins: (business: string, mayGiveOthers: boolean) => {
    const others = mayGiveOthers
      ? 'O acesso a outros negócios se dá na página Negócios.'
      : 'O acesso a outros negócios é o administrador principal quem dá.'
    return `Ela entra no negócio ${business}, o escolhido no topo da página. ${others}`
  },
} as const
