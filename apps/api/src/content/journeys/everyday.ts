import type { JourneyTexts } from '../journeys-source.schema.ts'

/** What every new customer begins with. */
export const welcome: JourneyTexts = {
  title: 'Boas-vindas',
  description:
    'O primeiro contato com a equipe: como pedir, como acompanhar e o que o escritório precisa saber para começar.',
  demands: [
    {
      title: 'Reunião de onboarding',
      description:
        'Apresentação do portal, da equipe e da forma de trabalho, e levantamento do que é mais urgente.',
    },
  ],
}

/** Personal data, from the first list to the first training. */
export const dataProtection: JourneyTexts = {
  title: 'Adequação à LGPD',
  description:
    'Tratar dados pessoais conforme a lei, e poder provar isso: o que a empresa trata, por quê, quem responde e o que fazer quando algo dá errado.',
  demands: [
    {
      title: 'Inventário dos dados pessoais',
      description:
        'Registrar as operações de tratamento da empresa: quais dados, de quem, para quê, com que base legal, com quem são compartilhados e por quanto tempo (LGPD, art. 37).',
    },
    {
      title: 'Política de privacidade e avisos',
      description:
        'Redigir a política de privacidade e os avisos de coleta, em linguagem clara, com os direitos dos titulares e como exercê-los (LGPD, arts. 9º e 18).',
    },
    {
      title: 'Encarregado e canal dos titulares',
      description:
        'Indicar o encarregado, divulgar o contato e organizar a resposta aos pedidos dos titulares nos prazos (LGPD, arts. 19 e 41).',
    },
    {
      title: 'Contratos com operadores',
      description:
        'Incluir nos contratos com quem trata dados em nome da empresa as instruções, a segurança, os suboperadores e o que acontece no fim (LGPD, arts. 39 e 42).',
    },
    {
      title: 'Segurança e resposta a incidentes',
      description:
        'Definir medidas de segurança e o passo a passo de um incidente, da descoberta à comunicação à ANPD e aos titulares (LGPD, arts. 46 e 48).',
    },
    {
      title: 'Treinamento da equipe',
      description:
        'Preparar e conduzir o treinamento das áreas que tratam dados, com lista de presença e material de apoio (LGPD, art. 50).',
    },
  ],
}

/** From the vacancy to a contract that holds. */
export const hiring: JourneyTexts = {
  title: 'Contratação de empregados',
  description:
    'Contratar sem surpresas: o contrato certo, os registros no prazo, a jornada controlada e as regras da casa por escrito.',
  demands: [
    {
      title: 'Contrato de experiência',
      description:
        'Redigir o contrato de experiência, de até noventa dias (CLT, art. 445, parágrafo único), e o contrato por prazo indeterminado que vem depois dele.',
    },
    {
      title: 'Registro do empregado e eSocial',
      description:
        'Orientar o registro, a anotação na carteira em cinco dias úteis (CLT, arts. 29 e 41) e os eventos de admissão no eSocial.',
    },
    {
      title: 'Jornada, ponto e banco de horas',
      description:
        'Definir a jornada, o controle de ponto, obrigatório acima de vinte empregados (CLT, art. 74, § 2º), e o acordo de banco de horas (CLT, art. 59).',
    },
    {
      title: 'Saúde e segurança no trabalho',
      description:
        'Verificar os programas exigidos (NR-1 e NR-7), os exames de admissão e quem os faz.',
    },
    {
      title: 'Regulamento interno e confidencialidade',
      description:
        'Redigir o regulamento interno, o uso de equipamentos e internet, e o termo de confidencialidade dos empregados.',
    },
  ],
}

/** A name that nobody else may use. */
export const markProtection: JourneyTexts = {
  title: 'Proteção da marca',
  description:
    'Da busca ao certificado: saber se o nome está livre, pedir o registro, defender o pedido e usar a marca do modo certo.',
  demands: [
    {
      title: 'Busca de anterioridade',
      description:
        'Pesquisar na base do INPI sinais iguais ou parecidos nas classes da atividade e verificar os impedimentos do art. 124 da Lei 9.279/1996.',
    },
    {
      title: 'Classes e apresentação da marca',
      description:
        'Definir as classes, a especificação de produtos e serviços e a forma da marca: nominativa, figurativa, mista ou tridimensional.',
    },
    {
      title: 'Pedido de registro no INPI',
      description:
        'Preparar e depositar o pedido (Lei 9.279/1996, art. 155) e acompanhar o exame formal.',
    },
    {
      title: 'Acompanhamento e oposições',
      description:
        'Acompanhar a Revista da Propriedade Industrial, responder a oposições de terceiros e se opor, em sessenta dias, a pedidos que colidam com a marca (Lei 9.279/1996, art. 158).',
    },
    {
      title: 'Regras de uso e licença',
      description:
        'Redigir as regras de uso da marca e o modelo de contrato de licença para parceiros e revendedores (Lei 9.279/1996, arts. 139 e 140).',
    },
  ],
}
