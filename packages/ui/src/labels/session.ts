/** Texts of sign-in, and of its surroundings. Errors are messages of core. */
export const sessionLabels = {
  privacy: 'Políticas de Privacidade',
  terms: 'Termos de Uso',
  legal: 'Documentos legais',
  panelTitle: // Breaks only between its three parts.
    'Seu assunto, de\u00a0quem\u00a0é\u00a0a\u00a0vez e\u00a0quando\u00a0fica\u00a0pronto.',
  panelText:
    'Acompanhe suas demandas, fale com o escritório e receba os documentos em um só lugar.',
  signInTitle: 'Entrar no portal',
  signInText: 'Use o e-mail do seu cadastro no portal.',
  email: 'E-mail',
  password: 'Senha',
  forgot: 'Esqueci minha senha',
  remember: 'Lembrar de mim',
  enter: 'Entrar',
} as const
