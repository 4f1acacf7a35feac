/** Texts about rights and pages that are withdrawn while a user's page is open. */
export const takenMessages = {
  'businesses.taken': 'Você não tem mais acesso ao negócio {taken}. O portal mostra agora {shown}.',
  'businesses.replaced': 'O portal mostra agora {shown}.',
  'businesses.draftMoved':
    'O rascunho da demanda, de um negócio que você não tem mais, está agora no negócio {shown}. Confira-o antes de enviar.',
  'answers.open':
    'A resposta do envio anterior não chegou, e ele pode ter sido concluído. Confirme com o escritório antes de enviar outra vez.',
  'answers.done':
    'O envio anterior, cuja resposta não chegou, foi concluído em outro negócio. Não é preciso enviar outra vez.',
  'page.taken': 'Seu acesso mudou e não inclui mais esta página.',
  'page.kept':
    'O que você escreveu está guardado neste navegador e volta quando o formulário abrir de novo.',
  'page.unsent':
    'O formulário não foi enviado: os arquivos ainda estavam a caminho. Os que faltavam precisam ser escolhidos de novo.',
} as const
