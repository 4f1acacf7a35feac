import type { GroupOfPages } from './page.types.ts'

/** Components that show a state. */
export const messages: GroupOfPages = {
  Avatar: {
    name: 'Avatar (iniciais)',
    use: 'Dizer de relance quem escreveu: cliente ou escritório.',
    avoid: 'Sozinho: o nome fica sempre ao lado.',
  },
  Badge: {
    name: 'Selo',
    use: 'Marcar um item com uma palavra.',
    avoid: 'Para o status de uma demanda: use a pílula de status.',
    words: 'Uma ou duas palavras.',
  },
  Banner: {
    name: 'Faixa de aviso',
    use: 'Avisar algo que vale para a tela e fica até se resolver.',
    avoid: 'Para confirmar algo que acabou de ser feito: use o aviso passageiro.',
    words: 'O título diz o que há; o texto, o que fazer.',
  },
  EmptyState: {
    name: 'Estado vazio',
    use: 'Dizer que não há nada e qual é o próximo passo.',
    avoid: 'Quando a leitura falhou: use o estado de erro.',
    words: 'Diz o que não há e por quê, se se sabe.',
  },
  ErrorState: {
    name: 'Estado de erro',
    use: 'Dizer que a leitura falhou, com "Tentar novamente".',
    avoid: 'Para o erro de um campo: o campo o mostra.',
    keyboard: 'Tab chega ao botão; Enter tenta de novo.',
    words: 'O que não foi possível, sem códigos nem culpa.',
  },
  ForbiddenState: {
    name: 'Sem permissão',
    use: 'Dizer que a pessoa não pode ver a tela.',
    avoid: 'Quando não há nada: use o estado vazio.',
    words: 'Diz a quem pedir acesso.',
  },
  LoadingOverlay: {
    name: 'Carregamento (cobertura)',
    use: 'Cobrir uma área enquanto um ato que a muda termina.',
    avoid: 'Na primeira leitura: use o esqueleto.',
    words: 'Diz o que se espera.',
    isFramed: true,
  },
  LoadingState: {
    name: 'Carregando (estado)',
    use: 'Guardar o lugar de uma primeira leitura e dizê-la a quem ouve a tela.',
    avoid: 'Quando já há o que mostrar: deixe-o até que chegue o novo.',
    words: 'Diz o que se carrega.',
  },
  ReadState: {
    name: 'Leitura (estado)',
    use: 'Ficar no lugar do que é lido pela primeira vez: enquanto vem, e se não veio.',
    avoid: 'Quando já há o que mostrar: deixe-o até que chegue o novo.',
    keyboard: 'Depois de uma falha, Tab chega a "Tentar novamente".',
    words: 'Diz o que se carrega, e o que não foi possível carregar.',
  },
  ProgressBar: {
    name: 'Barra de progresso',
    use: 'Mostrar o avanço de algo que tem fim.',
    avoid: 'Para uma parte de um total: use o medidor.',
  },
  Skeleton: {
    name: 'Esqueleto (carregando)',
    use: 'Guardar o lugar do que está sendo lido, na mesma forma.',
    avoid: 'Para um ato: o botão ocupado o mostra.',
  },
  StatusPill: {
    name: 'Pílula de status',
    use: 'Dizer o status de uma demanda, em cor, ícone e texto.',
    avoid: 'Para outras marcas: use o selo.',
  },
  Tag: {
    name: 'Etiqueta (tag)',
    use: 'Mostrar um valor escolhido ou um assunto; pode ser removida.',
    avoid: 'Para escolher etiquetas: use o campo de etiquetas.',
    keyboard: 'Tab chega ao botão de remover; Enter remove.',
  },
  ToastRegion: {
    name: 'Aviso passageiro (toast)',
    use: 'Confirmar o que acabou de ser feito, ou dizer que falhou.',
    avoid: 'Para o que precisa ficar à vista: use a faixa de aviso.',
    keyboard: 'Não toma o foco; Tab chega ao botão de fechar.',
    words: 'Uma frase curta.',
    isFramed: true,
  },
  Spinner: {
    name: 'Espera (spinner)',
    use: 'Ao lado do texto de algo que leva um momento.',
    avoid:
      'Para uma área que carrega: use o esqueleto. Para algo com percentual: a barra de progresso.',
    words: 'Quem o mostra diz o que se espera; sozinho, ele não é dito.',
  },
}
