import { primitiveLabels } from './primitives.ts'

/** Texts of the create-demand page. */
export const demandCreateLabels = {
  demands: 'Demandas',
  title: 'Criar demanda',
  intro: 'Conte ao escritório do que você precisa. Quanto mais contexto, mais rápida a resposta.',
  form: 'Nova demanda',
  name: 'Nome',
  nameHint: 'Um nome curto, como “Revisão do contrato de locação”.',
  description: 'Descrição',
  descriptionHint: 'O que aconteceu, o que você espera e até quando.',
  private: 'Sigilosa',
  privateHint: 'Só você, quem você notificar e o escritório veem esta demanda.',
  priority: 'Prioritaria',
  priorityHint: 'Pede ao escritório que a atenda antes das outras.',
  attachments: 'Anexos',
  addFiles: 'Anexar arquivos',
  usersToNotify: 'Usuários a notificar',
  usersHint:
    'Você já recebe as notificações desta demanda: quais chegam, e se também por e-mail, você escolhe em Perfil, Preferências. A lista tem os colegas com acesso a este negócio.',
  usersPlaceholder: 'Escolha colegas',
  noUsers:
    'Ninguém mais tem acesso a este negócio. Você recebe as notificações desta demanda: quais chegam, e se também por e-mail, você escolhe em Perfil, Preferências.',
  inBusiness: (name: string) => `A demanda será do negócio ${name}.`,
  submit: 'Criar demanda',
  submitting: 'Criando demanda',
  waiting: 'Aguardando os arquivos',
  waitingText: 'A demanda será criada assim que os arquivos forem enviados.',
  uploadFailed: primitiveLabels.uploadFailed,
  cancel: 'Cancelar',
} as const
