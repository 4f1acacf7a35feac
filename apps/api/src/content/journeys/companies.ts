import type { JourneyTexts } from '../journeys-source.schema.ts'

/** From the first idea to a company that may open its doors. */
export const opening: JourneyTexts = {
  title: 'Abertura de empresa',
  description:
    'Da escolha do tipo de sociedade ao alvará: a empresa fica registrada, com as inscrições em ordem e as regras entre os sócios por escrito.',
  demands: [
    {
      title: 'Tipo de sociedade e regime tributário',
      description:
        'Definir o tipo de sociedade, o objeto, o capital e a participação de cada sócio, e comparar Simples Nacional, lucro presumido e lucro real com a projeção do primeiro ano.',
    },
    {
      title: 'Contrato social',
      description:
        'Redigir o contrato social com as cláusulas dos arts. 997 e 1.054 do Código Civil: nome, sede, objeto, capital, administração, distribuição de lucros e saída de sócios.',
    },
    {
      title: 'Registro na Junta Comercial e CNPJ',
      description:
        'Fazer a consulta de viabilidade, registrar o contrato social na Junta Comercial (Lei 8.934/1994; Código Civil, art. 967) e obter o CNPJ.',
    },
    {
      title: 'Inscrições, licenças e alvará',
      description:
        'Obter as inscrições municipal e estadual e verificar quais licenças a atividade exige. A de baixo risco dispensa atos públicos de liberação (Lei 13.874/2019, art. 3º, I).',
    },
    {
      title: 'Acordo de sócios',
      description:
        'Combinar por escrito o que o contrato social não deve trazer: dedicação de cada sócio, desempate, preferência na venda de quotas, não concorrência e critério de avaliação na saída.',
    },
  ],
}

/** An investor joins, and everybody knows on which terms. */
export const funding: JourneyTexts = {
  title: 'Captação de investimento',
  description:
    'Preparar a empresa para receber um investidor: casa em ordem antes da conversa, condições por escrito e um contrato que serve aos dois lados.',
  demands: [
    {
      title: 'Revisão da casa antes da captação',
      description:
        'Reunir e revisar atos societários, contratos relevantes, empregados, marcas, tributos e processos, e listar o que corrigir antes da auditoria do investidor.',
    },
    {
      title: 'Carta de intenções',
      description:
        'Redigir a carta de intenções (term sheet): valor, avaliação da empresa, instrumento, direitos do investidor, prazo de exclusividade e confidencialidade.',
    },
    {
      title: 'Contrato de investimento',
      description:
        'Escolher e redigir o instrumento: mútuo conversível, opção de compra, contrato de participação (LC 123/2006, art. 61-A) ou outro dos que não integram o capital social (LC 182/2021, art. 5º).',
    },
    {
      title: 'Acordo com o novo investidor',
      description:
        'Rever o acordo de sócios: matérias que dependem do investidor, informações periódicas, diluição, venda conjunta e saída dos fundadores.',
    },
    {
      title: 'Atos societários da entrada',
      description:
        'Preparar a reunião de sócios, a alteração do contrato social e os registros que a entrada do investidor pede.',
    },
  ],
}

/** An end without loose ends. */
export const closing: JourneyTexts = {
  title: 'Encerramento de sociedade',
  description:
    'Encerrar a empresa na ordem certa: decisão dos sócios, dívidas e empregados, baixa dos registros e guarda do que a lei manda guardar.',
  demands: [
    {
      title: 'Decisão dos sócios e distrato',
      description:
        'Preparar a reunião que decide a dissolução (Código Civil, art. 1.033) e o distrato, com o liquidante e a divisão do que sobrar.',
    },
    {
      title: 'Rescisão dos contratos de trabalho',
      description:
        'Calcular e conferir as rescisões, com pagamento em até dez dias do fim de cada contrato (CLT, art. 477, § 6º), e orientar sobre estabilidades.',
    },
    {
      title: 'Fim dos contratos com clientes e fornecedores',
      description:
        'Levantar multas, avisos prévios e garantias dos contratos em vigor e redigir os distratos e notificações.',
    },
    {
      title: 'Liquidação: dívidas e bens',
      description:
        'Relacionar bens, créditos e dívidas, pagar os credores e prestar contas aos sócios (Código Civil, arts. 1.102 a 1.110).',
    },
    {
      title: 'Baixa dos registros',
      description:
        'Dar baixa na Junta Comercial, no CNPJ e nas inscrições. A baixa não depende de regularidade fiscal, mas os sócios continuam a responder pelo que ficar em aberto (Lei 11.598/2007, art. 7º-A).',
    },
    {
      title: 'Guarda de livros e documentos',
      description:
        'Definir quem guarda os livros e documentos e por quanto tempo, até a prescrição do que eles provam (Código Civil, art. 1.194).',
    },
  ],
}
