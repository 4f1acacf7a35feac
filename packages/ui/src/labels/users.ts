import { countOf } from './count.ts'
/** Texts of the users of a customer. */
export const usersLabels = {
  add: 'Adicionar usuário',
  adding: 'Adicionando',
  addTitle: 'Novo usuário',
  addAgain: 'Abrir o formulário',
  addHint: 'A pessoa recebe por e-mail um link para definir a própria senha.',
  editTitle: (name: string) => `Editar ${name}`,
  save: 'Salvar',
  saving: 'Salvando',
  search: 'Buscar por nome ou e-mail',
  found: (count: number) => countOf(count, 'usuário', 'usuários'),
  clear: 'Ver todos',
  list: 'Usuários',
  pages: 'Páginas de usuários',
  you: '(você)',
  noPhone: 'Sem telefone',
  noOccupation: 'Sem cargo informado',
  edit: (user: string) => `Editar ${user}`,
  remove: (user: string) => `Excluir ${user}`,
  removeReasons: {
    ownAccount: 'Você não pode excluir a própria conta',
    adminsOnly: 'Só administradores excluem usuários',
    firmAdminsOnly: 'Só administradores do escritório excluem usuários',
    contractEnded: 'O contrato foi encerrado: por enquanto só é possível ler e baixar',
    rankProtected: 'Esta pessoa tem as mesmas permissões que você, ou mais',
  },
  adminsOnly: 'Só administradores adicionam, editam ou excluem usuários.',
  empty: 'Nenhum usuário encontrado',
  emptyText: 'Mude a busca para ver outras pessoas.',
  failed: 'Não foi possível carregar os usuários.',

  removeTitle: (name: string) => `Excluir ${name}?`,
  removeText:
    'O acesso termina agora. Demandas, documentos, marcas e lembretes passam para quem você escolher, menos as demandas sigilosas e o que é delas. O escritório pode desfazer por 30 dias; depois disso, a conta e os rascunhos da pessoa são apagados.',
  /** How many demands pass to the heir, of those that the reader sees. */
  handedOver: (count: number) => {
    const demands =
      count === 0
        ? 'nenhuma demanda que você vê passa'
        : `${countOf(count, 'demanda', 'demandas')} que você vê ${count === 1 ? 'passa' : 'passam'}`
    return `Na página Demandas, ${demands} para quem você escolher, sem contar as sigilosas.`
  },
  heir: 'Novo responsável',
  heirPlaceholder: 'Escreva um nome',
  privateHeir: 'Quem recebe as demandas sigilosas',
  privateHeirText:
    'Opcional. Sem escolha, elas esperam até o escritório ou o administrador principal indicar alguém.',
  /** For readers who may not decide who receives them. */
  privateDemandsWait:
    'As demandas sigilosas esperam até o escritório ou o administrador principal indicar alguém.',
  removeButton: 'Excluir usuário',
  removeTo: (heir: string) => `Excluir e passar para ${heir}`,
  removing: 'Excluindo',

  waitingHeading: 'Demandas sigilosas de quem saiu',
  waitingText:
    'Estas pessoas deixaram demandas sigilosas, sem responsável até você ou o escritório indicar quem as recebe. Quem já participa de uma delas continua a vê-la.',
  waitingFailed: 'Não foi possível saber se há demandas sigilosas à espera.',
  removedBy: (day: string, name: string) => `Exclusão em ${day}, por ${name}`,
  nameHeir: 'Indicar responsável',
  nameHeirOf: (name: string) => `Indicar responsável pelas demandas sigilosas de ${name}`,
  handTitle: (name: string) => `Demandas sigilosas de ${name}`,
  handText: (remover: string) =>
    `Quem você indicar passa a ver e a responder por elas. Não pode ser quem fez a exclusão: ${remover}.`,
  handButton: 'Passar demandas',
  handTo: (heir: string) => `Passar para ${heir}`,
  handing: 'Passando',
} as const
