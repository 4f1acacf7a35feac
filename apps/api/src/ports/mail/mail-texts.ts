/** Texts of the e-mails. `{name}` places are filled with text, which the HTML escapes. */
export const mailTexts = {
  greeting: 'Olá, {userName}!',
  closing:
    'Este é um e-mail automático de {firmName}. Em caso de dúvida, escreva para {contactEmail}.',
  linkHint: 'Se o botão não abrir, copie este endereço no navegador:',
  passwordReset: {
    subject: 'Redefinição de senha: {firmName}',
    request: 'Recebemos um pedido para redefinir a senha da sua conta no portal.',
    expiry: 'O link vale por {minutes} minutos e só pode ser usado uma vez.',
    ignore: 'Se você não fez esse pedido, ignore este e-mail: sua senha continua a mesma.',
    button: 'Redefinir senha',
  },
  demandNews: {
    subject: 'Novidade na demanda {demandName}',
    button: 'Ver demanda',
  },
} as const
