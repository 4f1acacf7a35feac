import type { GroupOfPages } from './page.types.ts'

const held = 'O foco fica dentro; Esc fecha e devolve o foco a quem abriu.'

/** What opens over the page. */
export const overlays: GroupOfPages = {
  AlertDialog: {
    name: 'Confirmação (diálogo)',
    use: 'Perguntar antes de algo que não se desfaz.',
    avoid: 'Para formulários: use o diálogo.',
    keyboard: held,
    words: 'O título é a pergunta; o botão repete o verbo.',
    isFramed: true,
  },
  Dialog: {
    name: 'Diálogo (janela)',
    use: 'Uma tarefa curta sem sair da tela.',
    avoid: 'Para tarefas longas: use uma tela ou o assistente.',
    keyboard: `${held} Com algo por salvar, pergunta antes.`,
    words: 'O título é a tarefa.',
    isFramed: true,
  },
  Drawer: {
    name: 'Gaveta',
    use: 'O menu do portal no celular.',
    avoid: 'Para tarefas: use o diálogo.',
    keyboard: held,
    isFramed: true,
  },
  LeaveDialog: {
    name: 'Sair sem salvar',
    use: 'Perguntar quando se deixa uma tela com algo por salvar.',
    avoid: 'Quando nada se perde.',
    keyboard: held,
    isFramed: true,
  },
  Popover: {
    name: 'Painel suspenso (popover)',
    use: 'Mostrar detalhes ou filtros junto a um botão.',
    avoid: 'Para uma lista de ações: use o menu.',
    keyboard: 'Enter abre; Esc fecha só o painel e devolve o foco.',
    isFramed: true,
  },
  FormDialog: {
    name: 'Diálogo com formulário',
    use: 'Um formulário curto sobre a tela, que se envia e fecha.',
    avoid: 'Para formulários longos: use uma tela própria.',
    keyboard: 'Enter envia; Esc fecha e, se algo foi digitado, pergunta antes.',
    words: 'O botão repete o verbo do título: "Renomear", "Salvar".',
    isFramed: true,
  },
}
