/**
 * Texts of the e-mails that the portal sends. Not part of `message`: only a server needs them, which
 * names them by `createMessages(mailMessages)`.
 */
export const mailMessages = {
  'mails.greeting': 'Olá, {userName}!',
  'mails.closing':
    'Este é um e-mail automático de {firmName}. Em caso de dúvida, escreva para {contactEmail}.',
  'mails.linkHint': 'Se o botão não abrir, copie este endereço no navegador:',

  'mails.passwordReset.subject': 'Redefinição de senha: {firmName}',
  'mails.passwordReset.request':
    'Recebemos um pedido para redefinir a senha da sua conta no portal.',
  'mails.passwordReset.expiry': 'O link vale por {minutes} minutos e só pode ser usado uma vez.',
  'mails.passwordReset.ignore':
    'Se você não fez esse pedido, ignore este e-mail: sua senha continua a mesma.',
  'mails.passwordReset.button': 'Redefinir senha',

  'mails.invitation.subject': 'Seu acesso ao portal: {firmName}',
  'mails.invitation.welcome':
    'Uma conta foi criada para você no portal de {firmName}. Para entrar, defina a sua senha.',
  'mails.invitation.expiry':
    'O link vale por {hours} horas e só pode ser usado uma vez. Depois disso, peça outro em “Esqueci minha senha”, na página de entrada.',
  'mails.invitation.ignore': 'Se você não esperava este e-mail, ignore-o.',
  'mails.invitation.button': 'Definir senha',

  'mails.demandNews.subject': 'Novidade na demanda {demandName}',
  'mails.demandNews.news': '{demandName}: {title}',
  'mails.demandNews.button': 'Ver demanda',

  'mails.reminderNotice.subject': 'Lembrete: {reminderName}',
  'mails.reminderNotice.due': '{reminderName} ({type}) tem vencimento em {date}.',
  'mails.reminderNotice.archive':
    'Este aviso foi programado no portal para esta data. Depois de resolver, arquive o lembrete.',
  'mails.reminderNotice.button': 'Ver lembretes',
} as const
