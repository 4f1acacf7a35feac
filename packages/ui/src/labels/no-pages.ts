/** Texts for users who have no pages. */
export const noPagesLabels = {
  noBusinessTitle: 'Nenhum negócio atribuído',
  noBusinessHelp:
    'O administrador principal da conta inclui você em um negócio, na página Negócios. Se a conta ainda não tem nenhum, o escritório abre o primeiro. Em caso de dúvida, escreva para',
  noBusinessOfSuperAdmin: 'A conta ainda não tem nenhum negócio: o escritório abre o primeiro.',
  firstBusinessHelp: 'Para pedir que ele seja aberto, escreva para',
  staffTitle: 'Este portal é dos clientes',
  staffText:
    'Sua conta é da equipe do escritório, e as páginas deste portal são dos clientes: nele você não tem negócios nem demandas.',
} as const
