import type { GroupOfPages } from './page.types.ts'

/** What shows data. */
export const lists: GroupOfPages = {
  DataTable: {
    name: 'Tabela',
    use: 'Comparar muitos itens com as mesmas colunas; no celular as linhas viram cartões.',
    avoid: 'Para poucos dados de um item: use uma seção.',
    keyboard:
      'Setas movem entre linhas e células; onde se marcam linhas, espaço ou Enter marca a do foco; em um link, Enter o abre.',
    words: 'Cabeçalhos curtos, sem ponto.',
  },
  DayStrip: {
    name: 'Faixa de dias',
    use: 'Mostrar os dias até a entrega e quais deles contam no prazo.',
    avoid: 'Para escolher uma data: use a data.',
  },
  DescriptionList: {
    name: 'Dados com nomes',
    use: 'Mostrar os dados de um item, cada um com o seu nome.',
    avoid: 'Para comparar muitos itens: use a tabela.',
    words: 'O que falta aparece como "Não informado", nunca em branco.',
  },
  FileName: {
    name: 'Nome de arquivo',
    use: 'Mostrar o nome de um arquivo sem perder a extensão quando falta espaço.',
    avoid: 'Para textos que não são nomes de arquivo.',
  },
  Matrix: {
    name: 'Matriz',
    use: 'Cruzar duas escalas, como probabilidade e impacto.',
    avoid: 'Para muitos itens com colunas: use a tabela.',
    keyboard: 'Tab chega à matriz; onde ela não cabe, as setas a rolam de lado.',
    words: 'Cada cor tem também o seu texto.',
  },
  Meter: {
    name: 'Medidor',
    use: 'Mostrar quanto de um total, em barra ou anel.',
    avoid: 'Para algo que avança agora: use a barra de progresso.',
    words: 'O número está sempre escrito.',
  },
  Pagination: {
    name: 'Paginação',
    use: 'Ir de página em página em uma lista longa.',
    avoid: 'Quando tudo cabe em uma página: some sozinha.',
    keyboard: 'Tab percorre as páginas; Enter abre.',
  },
  SortableList: {
    name: 'Lista ordenável',
    use: 'Pôr itens em ordem de prioridade.',
    avoid: 'Quando a ordem é do sistema: use uma lista comum.',
    keyboard:
      'A alça move com setas após Enter; os botões sobem e descem sem arrastar. A posição é dita.',
  },
  Timeline: {
    name: 'Linha do tempo',
    use: 'Contar o que houve, em ordem.',
    avoid: 'Para passos que se preenchem: use o assistente.',
    words: 'Cada título diz o que aconteceu, no passado.',
  },
  Tree: {
    name: 'Árvore',
    use: 'Mostrar lugares dentro de lugares e escolher um.',
    avoid: 'Para um nível só: use a navegação ou uma lista comum.',
    keyboard: 'Setas percorrem; direita abre e esquerda fecha; letras vão ao nome; Enter escolhe.',
    words: 'Cada nome diz o lugar; ao lado, quanto há nele.',
  },
  UploadList: {
    name: 'Lista de envios',
    use: 'Mostrar os arquivos que estão sendo enviados e como vão.',
    avoid: 'Para pedir arquivos: use o envio de arquivos.',
    keyboard: 'Tab percorre os botões de cada arquivo; remover leva o foco ao seguinte.',
    words: 'A falha diz por quê e o que fazer.',
  },
  VirtualList: {
    name: 'Lista longa (virtual)',
    use: 'Mostrar milhares de linhas sem demora.',
    avoid: 'Para menos de cem linhas: use uma lista comum.',
    keyboard: 'Em um painel, Tab chega à lista e as setas a rolam; na página, rola com ela.',
    isFramed: true,
  },
}
