/** Words for those who have no pages. */
export const noPagesLabels = {
  noBusinessTitle: 'Nenhum negócio atribuído',
  noBusinessHelp:
    'Quem administra a conta da sua empresa inclui você em um negócio, na página de usuários. Se não souber quem é, escreva para',
  staffTitle: 'Este portal é dos clientes',
  staffText:
    'Sua conta é da equipe do escritório, e as páginas deste portal são dos clientes: nele você não tem negócios nem demandas.',
} as const
