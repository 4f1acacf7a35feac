import type { GroupOfPages } from './page.types.ts'

const typed = 'Tab entra e sai; o erro e a ajuda são ditos com o nome do campo.'
const fieldWords = 'O rótulo fica sempre à vista; o erro diz o que fazer.'

/** What is filled in or chosen. */
export const fields: GroupOfPages = {
  Checkbox: {
    name: 'Caixa de seleção',
    use: 'Aceitar ou escolher algo que vale ao enviar, marcar linhas e preencher tabelas de opções.',
    avoid: 'Para uma só preferência com efeito imediato: use o interruptor.',
    keyboard: 'Espaço marca e desmarca.',
    words: 'Afirmação positiva: "Li e aceito".',
  },
  CheckboxGroup: {
    name: 'Grupo de caixas de seleção',
    use: 'Escolher várias de poucas opções, todas à vista.',
    avoid: 'Com muitas opções: use o campo de etiquetas.',
    keyboard: 'Tab vai de caixa em caixa; espaço marca.',
    words: fieldWords,
  },
  ComboBox: {
    name: 'Campo de busca com lista (combo)',
    use: 'Escolher uma entre muitas opções digitando parte do nome.',
    avoid: 'Com até quinze opções: use a lista de escolha.',
    keyboard: 'Digitar filtra; setas movem; Enter escolhe; Esc fecha.',
    words: fieldWords,
  },
  DatePicker: {
    name: 'Data',
    use: 'Escolher um dia, sempre DD/MM/AAAA, com os dias sem expediente marcados.',
    avoid: 'Para um intervalo em um formulário: use o período; em um filtro bastam duas datas.',
    keyboard: 'Digitar números preenche; no calendário, setas movem e Enter escolhe.',
    words: fieldWords,
  },
  DateRangePicker: {
    name: 'Período (datas)',
    use: 'Escolher em um formulário de quando até quando; um dos lados pode ficar aberto.',
    avoid: 'Para um dia só: use a data.',
    keyboard: 'Como a data, em cada um dos dois lados.',
    words: fieldWords,
  },
  FileDropField: {
    name: 'Envio de arquivos',
    use: 'Anexar arquivos arrastando ou escolhendo.',
    avoid: 'Para mostrar o que já está anexado: use a lista de envios.',
    keyboard: 'Enter ou espaço abre a escolha de arquivos.',
    words: 'Diz os formatos e o tamanho que são aceitos.',
  },
  PasswordField: {
    name: 'Senha',
    use: 'Pedir uma senha, que pode ser mostrada.',
    avoid: 'Para qualquer outro texto: use o campo de texto.',
    keyboard: `${typed} O botão de mostrar vem depois do campo.`,
    words: fieldWords,
  },
  RadioGroup: {
    name: 'Botões de opção',
    use: 'Escolher uma de poucas opções que convém comparar.',
    avoid: 'Com mais de sete opções: use a lista de escolha.',
    keyboard: 'Tab entra no grupo; setas trocam a escolha.',
    words: fieldWords,
  },
  SearchField: {
    name: 'Campo de busca',
    use: 'Filtrar uma lista por palavras.',
    avoid: 'Para escolher um valor: use o campo de busca com lista.',
    keyboard: typed,
    words: 'O rótulo diz o que se busca: "Buscar demanda".',
  },
  Select: {
    name: 'Lista de escolha (select)',
    use: 'Escolher uma de até quinze opções conhecidas.',
    avoid: 'Com mais opções: use o campo de busca com lista.',
    keyboard: 'Setas ou a primeira letra escolhem.',
    words: fieldWords,
  },
  StarRating: {
    name: 'Avaliação com estrelas',
    use: 'Dar uma nota ao que foi entregue.',
    avoid: 'Para mostrar avanço: use a barra de progresso.',
    keyboard: 'Tab entra; setas mudam a nota.',
    words: 'A pergunta diz o que se avalia.',
  },
  Switch: {
    name: 'Interruptor',
    use: 'Ligar ou desligar uma preferência, com efeito na hora.',
    avoid: 'Em formulário que se envia ou em tabela de opções: use a caixa de seleção.',
    keyboard: 'Espaço alterna.',
    words: 'Diz o que acontece quando ligado.',
  },
  TagInput: {
    name: 'Campo de etiquetas',
    use: 'Escolher várias entre muitas opções.',
    avoid: 'Para poucas opções: use o grupo de caixas de seleção.',
    keyboard:
      'Setas movem na lista; Enter acrescenta; remover leva o foco à etiqueta seguinte ou, sem outra, ao campo.',
    words: fieldWords,
  },
  TextArea: {
    name: 'Texto longo',
    use: 'Escrever mais de uma linha.',
    avoid: 'Para uma linha: use o campo de texto.',
    keyboard: `${typed} Enter quebra a linha.`,
    words: fieldWords,
  },
  TextField: {
    name: 'Campo de texto',
    use: 'Escrever uma linha: nome, e-mail, CNPJ com máscara.',
    avoid: 'Para várias linhas: use o texto longo.',
    keyboard: typed,
    words: fieldWords,
  },
}
