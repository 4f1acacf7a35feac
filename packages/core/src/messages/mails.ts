/**
 * Texts of the e-mails that the portal sends. Not part of `message`: only a server needs them, through
 * `createMessages(mailMessages)`.
 */
export const mailMessages = {
  'mails.greeting': 'Olá, {userName}!',
  'mails.unnamed': 'usuário do portal',
  'mails.closing':
    'Este é um e-mail automático de {firmName}. Em caso de dúvida, escreva para {contactEmail}.',
  'mails.moment': '{date} às {time}',
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
  'mails.invitation.welcomeBy':
    '{by} criou uma conta para você no portal de {firmName}, para acompanhar as demandas de {customer}. Para entrar, defina a sua senha.',
  'mails.invitation.expiry':
    'O link vale por {hours} horas e só pode ser usado uma vez. Depois disso, peça outro em “Esqueci minha senha”, na página de entrada.',
  'mails.invitation.ignore': 'Se você não esperava este e-mail, ignore-o.',
  'mails.invitation.button': 'Definir senha',

  'mails.account.recover': 'Criar outra senha',
  'mails.account.portal': 'Abrir o portal',
  'mails.account.notYou':
    'Se não foi você, escreva logo para {contactEmail}: alguém pode ter usado a sua conta.',

  'mails.userRemoved.subject': '{name} não tem mais acesso ao portal',
  'mails.userRemoved.what':
    '{by} removeu {name} do portal. {heir} agora responde pelas demandas, menos as sigilosas.',
  'mails.userRemoved.whatIdle':
    '{by} removeu {name} do portal. {heir} fica com o que estava em nome dessa pessoa.',
  'mails.userRemoved.private':
    'As demandas sigilosas que essa pessoa abriu ficam com quem o administrador principal ou o escritório indicar.',
  'mails.userRemoved.undo':
    'Se foi um engano, escreva para {contactEmail}: a remoção pode ser desfeita em até 30 dias, e volta a essa pessoa o que ainda estiver com quem o recebeu.',
  'mails.userRemoved.button': 'Ver usuários',
  'mails.inherited.button': 'Ver demandas',

  'mails.ownAccountRemoved.subject': 'Seu acesso ao portal foi removido: {firmName}',
  'mails.ownAccountRemoved.what':
    '{by} removeu a sua conta do portal de {firmName}. Não é mais possível entrar com este e-mail, e as sessões abertas terminaram.',
  'mails.ownAccountRemoved.ask':
    'Se não esperava por isso, fale com {by} ou escreva para {contactEmail}: a remoção pode ser desfeita em até 30 dias.',

  'mails.receiptRefused.subject': 'Comprovante de pagamento recusado: {firmName}',
  'mails.receiptRefused.what':
    'O comprovante “{fileName}”, enviado por {sender}, foi recusado pelo escritório. Motivo: {reason}',
  'mails.receiptRefused.whatOf':
    'O comprovante “{fileName}” ({invoice}), enviado por {sender}, foi recusado pelo escritório. Motivo: {reason}',
  'mails.receiptRefused.waits':
    'Outro comprovante desta fatura está em análise: não é preciso enviar mais um agora. Se há um pagamento pendente, o acesso ao portal volta quando a nossa equipe aceitar o comprovante.',
  'mails.receiptRefused.accepted':
    'Outro comprovante desta fatura já foi aceito: não é preciso enviar mais um.',
  'mails.receiptRefused.next':
    'Falta outro comprovante. Se há um pagamento pendente, o acesso ao portal volta quando a nossa equipe aceitar o comprovante.',

  'mails.dataExportReady.subject': 'A exportação dos seus dados está pronta',
  'mails.dataExportReady.what':
    'O arquivo que você pediu está pronto: demandas, conversas, documentos e os outros dados que a página da exportação lista.',
  'mails.dataExportReady.until':
    'Ele pode ser baixado até {until} e depois é apagado. Entre no portal para baixar: este e-mail não dá acesso a ele.',
  'mails.dataExportReady.button': 'Baixar no portal',

  'mails.dataExportFailed.subject': 'Não foi possível preparar a exportação dos seus dados',
  'mails.dataExportFailed.what':
    'O arquivo que você pediu não ficou pronto: você pode pedir outro na página da exportação.',
  'mails.dataExportFailed.next':
    'Se ele não ficar pronto de novo, ou se você não entra mais no portal, escreva para {contactEmail}.',

  'mails.emailConfirmation.subject': 'Confirme o seu novo e-mail: {firmName}',
  'mails.emailConfirmation.request':
    'Este endereço foi informado como o novo e-mail de {userName} no portal de {firmName}. A troca só vale depois da confirmação, que encerra as sessões abertas: o próximo acesso é com este endereço.',
  'mails.emailConfirmation.expiry': 'O link vale por {hours} horas e só pode ser usado uma vez.',
  'mails.emailConfirmation.ignore':
    'Se você não esperava este e-mail, ignore-o: nada muda sem a confirmação.',
  'mails.emailConfirmation.button': 'Confirmar e-mail',

  'mails.emailChangeAsked.subject': 'Pedido de troca do seu e-mail no portal',
  'mails.emailChangeAsked.what':
    '{by} pediu que o e-mail da sua conta passe a ser {email}. Nada muda até que o novo endereço seja confirmado.',
  'mails.emailChangeAsked.notYou':
    'Se você não esperava isso, crie outra senha agora: o pedido deixa de valer. Se precisar de ajuda, escreva para {contactEmail}.',

  'mails.emailChanged.subject': 'O e-mail da sua conta mudou',
  'mails.emailChanged.what':
    'O e-mail da sua conta no portal passou a ser {email}. Este endereço não dá mais acesso a ela, e as sessões abertas terminaram.',

  'mails.passwordChanged.subject': 'A senha da sua conta mudou',
  'mails.passwordChanged.what':
    'A senha da sua conta no portal foi alterada em {when}. As outras sessões abertas terminaram.',

  'mails.newDevice.subject': 'Novo acesso à sua conta',
  'mails.newDevice.what': 'Alguém entrou na sua conta em {when}, de um dispositivo novo: {device}.',
  'mails.newDevice.notYou':
    'Se foi você, não é preciso fazer nada. Se não foi, crie outra senha agora: as sessões abertas terminam.',

  'mails.demandNews.subject': 'Demanda Nº {number}: {demandName}',
  'mails.demandNews.subjectPrivate': 'Demanda Nº {number} (sigilosa)',
  'mails.demandNews.button': 'Ver demanda',
  'mails.demandNews.following':
    'Você recebe este e-mail porque acompanha a demanda. Para deixar de receber, abra-a e desative as notificações no sino ao lado do título.',
  'mails.demandNews.followingOfStaff': 'Você recebe este e-mail porque acompanha a demanda.',
  'mails.demandNews.assigned': 'Você recebe este e-mail porque é responsável pela demanda.',
  'mails.demandNews.moment': '{title}, em {date} às {time}',
  'mails.demandNews.files': '{count} arquivos na conversa.',
  'mails.demandNews.file': '1 arquivo na conversa.',
  'mails.demandNews.turn': 'De quem é a vez',
  'mails.demandNews.turn.customer.triage':
    'Do escritório, que define quem cuida da demanda e até quando.',
  'mails.demandNews.turn.customer.firm': 'Do escritório.',
  'mails.demandNews.turn.customer.customer':
    'Sua. O escritório espera uma resposta, e o prazo não corre até lá.',
  'mails.demandNews.turn.customer.customerValidation':
    'Sua. Confira o que foi entregue e valide, ou reabra a demanda.',
  'mails.demandNews.turn.suspended.customer':
    'Sua, quando o contrato for regularizado. Até lá o prazo não corre.',
  'mails.demandNews.turn.suspended.customerValidation': 'Sua, quando o contrato for regularizado.',
  'mails.demandNews.turn.ended':
    'O contrato foi encerrado: por enquanto só é possível ler e baixar.',
  'mails.demandNews.turn.customer.queue': 'De outras demandas, que vêm antes desta.',
  'mails.demandNews.turn.customer.blocked': 'Do escritório, que bloqueou a demanda por enquanto.',
  'mails.demandNews.turn.customer.none': 'De ninguém. A entrega foi validada.',
  'mails.demandNews.turn.staff.triage': 'Do escritório. Falta a triagem.',
  'mails.demandNews.turn.staff.firm': 'Do escritório.',
  'mails.demandNews.turn.staff.customer': 'Do cliente. Falta uma resposta.',
  'mails.demandNews.turn.staff.customerValidation': 'Do cliente. Falta validar a entrega.',
  'mails.demandNews.turn.staff.queue': 'De outras demandas, que vêm antes desta.',
  'mails.demandNews.turn.staff.blocked': 'Do escritório, que bloqueou a demanda por enquanto.',
  'mails.demandNews.turn.staff.none': 'De ninguém. A entrega foi validada.',
  'mails.demandNews.forecast': 'Previsão de entrega',
  'mails.demandNews.forecast.moved': '{date} (antes era {before})',
  'mails.demandNews.forecast.suspended': 'Prazo suspenso. A última previsão era {date}.',
  'mails.demandNews.forecast.ended': 'Contrato encerrado. A última previsão era {date}.',
  'mails.demandNews.delivered': 'Entregue em',

  'mails.reminderNotice.subject': 'Lembrete: {reminderName}',
  'mails.reminderNotice.due': '{reminderName} ({type}): vencimento em {date}.',
  'mails.reminderNotice.overdue': '{reminderName} ({type}): venceu em {date}.',
  'mails.reminderNotice.responsible': 'Responsável pelo lembrete: {by}.',
  'mails.reminderNotice.reason':
    'Você recebe este e-mail porque está entre as pessoas que este lembrete avisa. Para deixar de receber, desmarque os lembretes por e-mail no seu perfil, em Preferências.',
  'mails.reminderNotice.button': 'Ver lembretes',
} as const
