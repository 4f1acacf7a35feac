import type { GroupOfPages } from './page.types.ts'

/** What holds and orders a screen. */
export const structure: GroupOfPages = {
  Breadcrumbs: {
    name: 'Trilha de navegação',
    use: 'Mostrar onde a tela fica e o caminho de volta.',
    avoid: 'Em telas do primeiro nível.',
    keyboard: 'Tab percorre os níveis; Enter abre.',
  },
  Card: {
    name: 'Cartão',
    use: 'Agrupar o que pertence ao mesmo assunto.',
    avoid: 'Cartão dentro de cartão.',
  },
  Carousel: {
    name: 'Carrossel',
    use: 'Mostrar poucos avisos, um por vez, com pausa.',
    avoid: 'Para algo que todos precisam ler: use a faixa de aviso.',
    keyboard:
      'Tab chega à pausa e a um botão por aviso, que o mostra; com o foco dentro, fica parado.',
  },
  DocumentTitle: {
    name: 'Título da janela',
    use: 'Dar nome à aba do navegador em cada tela.',
    avoid: 'Como título visível: ele não aparece na tela.',
  },
  FirmMark: {
    name: 'Marca do escritório (logo)',
    use: 'Mostrar o logo do escritório ou as suas letras.',
    avoid: 'Como enfeite repetido.',
  },
  Fold: {
    name: 'Dobra (sanfona)',
    use: 'Esconder o que poucos leem.',
    avoid: 'Para o que é preciso ler antes de agir.',
    keyboard: 'Enter ou espaço abre e fecha.',
  },
  Section: {
    name: 'Seção (ler e editar)',
    use: 'Dados que se leem e, a pedido, se editam no lugar.',
    avoid: 'Para criar algo: use um formulário.',
    keyboard: 'Editar leva o foco ao primeiro campo; cancelar o devolve.',
    words: 'O título diz de que são os dados.',
  },
  Tabs: {
    name: 'Abas',
    use: 'Partes de um mesmo assunto, vistas uma por vez.',
    avoid: 'Para passos em ordem: use o assistente.',
    keyboard: 'Tab entra na aba atual; setas, Home e End trocam de aba.',
    words: 'Um substantivo curto.',
  },
  WizardFrame: {
    name: 'Assistente (passos)',
    use: 'Uma tarefa longa, em passos, com rascunho.',
    avoid: 'Quando cabe em uma tela: use um formulário.',
    keyboard: 'Tab percorre os campos e os botões; os passos só são lidos.',
    words: 'Cada passo diz o que se faz nele.',
    isFramed: true,
  },
  SplitPreview: {
    name: 'Formulário e prévia lado a lado',
    use: 'Preencher algo vendo o resultado ao lado; no celular, um de cada vez.',
    avoid: 'Quando a prévia não muda com o que se preenche.',
    keyboard: 'No celular, Tab chega aos dois botões; Enter ou espaço troca o lado.',
  },
}
