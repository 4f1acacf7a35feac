import type { GroupOfPages } from './page.types.ts'

/** What is pressed. */
export const actions: GroupOfPages = {
  ActionBar: {
    name: 'Barra de ações',
    use: 'Agir sobre vários itens escolhidos em uma lista.',
    avoid: 'Para um item só: use o menu da linha.',
    keyboard: 'Tab percorre as ações; Enter ou espaço aciona.',
    words: 'Diz quantos itens foram escolhidos e, se parte falhou, quais e por quê.',
    isFramed: true,
  },
  Button: {
    name: 'Botão',
    use: 'Fazer algo: criar, salvar, enviar. Um só primário por área da tela.',
    avoid: 'Para ir a outro endereço: use o botão de link ou o link.',
    keyboard: 'Enter ou espaço aciona. Desabilitado ou ocupado, mantém o foco e não age.',
    words: 'Verbo e objeto: "Criar demanda". Ocupado, o texto diz o que se espera.',
  },
  IconButton: {
    name: 'Botão de ícone',
    use: 'Uma ação conhecida onde não cabe texto: fechar, editar, mais ações.',
    avoid: 'Quando o ícone sozinho deixa dúvida: use o botão com texto.',
    keyboard: 'Enter ou espaço aciona; o foco mostra a dica.',
    words: 'O nome, que leitores de tela dizem, é verbo e objeto.',
  },
  LinkButton: {
    name: 'Botão de link',
    use: 'Levar a outra tela quando esse é o passo principal.',
    avoid: 'Para fazer algo sem sair da tela: use o botão.',
    keyboard: 'Enter abre.',
    words: 'Diz aonde leva.',
  },
  Menu: {
    name: 'Menu',
    use: 'Ações menos usadas de um item ou da tela.',
    avoid: 'Para escolher um valor de formulário: use a lista de escolha.',
    keyboard:
      'Enter ou seta abre; setas, Home, End e a primeira letra movem; Esc fecha e devolve o foco.',
    words: 'Verbos curtos; o que apaga vem por último.',
  },
  TextLink: {
    name: 'Link de texto',
    use: 'Levar a outra tela ou a outro site dentro de um texto.',
    avoid: 'Para fazer algo: use o botão.',
    keyboard: 'Enter abre.',
    words: 'Faz sentido fora da frase; nunca "clique aqui".',
  },
  ToggleButton: {
    name: 'Botão de alternância',
    use: 'Ligar e desligar um filtro ou um modo, com efeito na hora.',
    avoid: 'Para uma preferência que fica: use o interruptor.',
    keyboard: 'Enter ou espaço alterna; o estado é dito.',
    words: 'O texto não muda com o estado.',
  },
}
