/** Texts of the private address of a calendar subscription. */
export const subscribeLabels = {
  title: 'Levar ao calendário',
  what: 'Com um endereço só seu, o Google Agenda, o Outlook ou o calendário do celular leem sozinhos os lembretes, as entregas previstas das demandas e, para quem vê a página financeira, as faturas a pagar.',
  secret:
    'Quem tem o endereço lê essas datas sem entrar no portal: guarde-o como uma senha. Ele mostra só o que você pode ver naquele momento, e deixa de funcionar quando você o desfaz, ou troca de senha ou de e-mail.',
  loading: 'Carregando o endereço do calendário',
  failed: 'Não foi possível carregar o endereço do calendário.',
  onceTitle: 'Ou uma vez só',
  onceText: 'Um arquivo com os lembretes de agora. O que mudar depois não chega ao calendário.',
  saveAll: 'Baixar arquivo',
  none: 'Você ainda não tem um endereço.',
  created: (when: string) => `Endereço criado em ${when}.`,
  once: 'Ele foi mostrado uma única vez. Para assinar em outro calendário, crie outro.',
  now: 'Copie o endereço agora: ele não será mostrado de novo.',
  copy: 'Copiar endereço',
  copied: 'Endereço copiado',
  notCopied: 'Não foi possível copiar. Selecione o endereço e copie.',
  open: 'Abrir no meu calendário',
  create: 'Criar endereço',
  createOther: 'Criar outro endereço',
  creating: 'Criando',
  revoke: 'Desfazer endereço',
  revoking: 'Desfazendo',
  close: 'Fechar',
  cancel: 'Cancelar',
  questions: {
    revoke: {
      title: 'Desfazer o endereço?',
      text: 'Os calendários que o assinam deixam de receber as suas datas.',
    },
    create: {
      title: 'Criar outro endereço?',
      text: 'O endereço de agora deixa de funcionar: os calendários que o assinam precisam do novo.',
    },
  },
} as const
