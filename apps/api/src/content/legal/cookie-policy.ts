import type { LegalSource } from '../legal-source.schema.ts'

const columns = ['Nome', 'Finalidade', 'Duração']

/**
 * The cookie policy of a firm without its own. A model: the specification gives the facts, not the words,
 * and the firm reviews them before customers read them. The necessary entries are the keys that the
 * portal and the tools of the SDK write.
 */
export const cookiePolicy: LegalSource = {
  title: 'Política de Cookies',
  date: '2023-10-09',
  revised: '2026-11-30',
  changes: [
    {
      date: '2026-11-30',
      text: 'A [seção 3](#3) traz o nome pelo qual o Portal sabe que já recarregou uma página a que faltava uma parte, e o do aviso que repete depois de recarregar a página.',
    },
    {
      date: '2026-11-29',
      text: 'A [seção 3](#3) traz o nome pelo qual o Portal sabe, em todas as abas, que você saiu, e diz até quando ele reconhece o seu dispositivo.',
    },
    {
      date: '2026-11-28',
      text: 'A [seção 3](#3) traz o nome pelo qual o Portal lembra quem escolheu o negócio.',
    },
    {
      date: '2026-11-27',
      text: 'A aceitação vale para a redação em que foi dada: uma redação nova pergunta de novo ([seção 2](#2)). A [seção 3](#3) traz o nome pelo qual o Portal lembra essa redação.',
    },
    {
      date: '2026-11-24',
      text: 'A [seção 3](#3) traz o nome pelo qual o Portal lembra que já perguntou pelo seu aceite de um texto novo.',
    },
    {
      date: '2026-11-23',
      text: 'A escolha pode ser mudada a qualquer momento no alto desta página, e a aceitação vale por 12 (doze) meses ([seção 2](#2)).',
    },
    {
      date: '2026-11-22',
      text: 'A [seção 3](#3) traz cada nome que o Portal guarda no navegador, com a sua finalidade e a sua duração.',
    },
  ],
  intro:
    'Esta Política diz o que o portal de {firm} guarda no seu navegador, para quê e por quanto tempo.',
  sections: [
    {
      title: 'O que são cookies',
      blocks: [
        'Cookies são pequenas informações que um site guarda no navegador. Nesta Política, a palavra vale também para o armazenamento local do navegador, que o Portal usa do mesmo modo.',
        'Esta Política foi publicada em {date}, com a redação atual de {revised}, e completa a [Política de Privacidade](/politics).',
      ],
    },
    {
      title: 'Sua escolha',
      blocks: [
        'Os cookies necessários fazem o Portal funcionar e não dependem de consentimento.',
        'Os cookies analíticos e de publicidade só são usados se você aceitar (LGPD, Lei nº 13.709/2018, art. 7º, I). Recusar não muda o que você pode fazer no Portal.',
        'Sem uma resposta sua, valem como recusados: nenhum deles é usado. O consentimento vale por 12 (doze) meses e para esta redação, e pode ser revogado antes, de graça e sem justificativa, no alto desta página, apagando os dados deste site no navegador ou por um pedido a [{privacyEmail}](mailto:{privacyEmail}) (LGPD, art. 8º, § 5º).',
      ],
    },
    {
      title: 'Cookies necessários',
      blocks: [
        'Sem eles não é possível entrar e permanecer no Portal.',
        {
          caption: 'Cookies necessários',
          columns,
          rows: [
            [
              'tramite.user',
              'Saber quem entrou no Portal.',
              'Até sair ou, sem a opção “Lembrar de mim”, até fechar a aba',
            ],
            [
              'tramite.token',
              'Provar ao servidor que a sessão é sua.',
              'Até sair ou, sem a opção “Lembrar de mim”, até fechar a aba',
            ],
            [
              'tramite.sessionSeal',
              'Saber, em todas as abas, que você saiu.',
              'Até você apagar os dados do site',
            ],
            [
              'tramite.businessId',
              'Lembrar o negócio escolhido.',
              'Até você apagar os dados do site',
            ],
            [
              'tramite.businessOf',
              'Saber quem escolheu o negócio, que não se abre para outra pessoa.',
              'Até você apagar os dados do site',
            ],
            [
              'tramite.devices',
              'Reconhecer este dispositivo, para que senhas erradas de estranhos não impeçam você de entrar aqui.',
              'Até você apagar os dados do site',
            ],
            [
              'tramite.cookieConsent',
              'Lembrar se você aceitou os cookies.',
              'Até você apagar os dados do site; a aceitação vale por 12 (doze) meses',
            ],
            [
              'tramite.cookieConsentSince',
              'Saber até quando vale a sua aceitação.',
              'Até você apagar os dados do site',
            ],
            [
              'tramite.cookieConsentVersion',
              'Saber a qual redação desta Política você respondeu.',
              'Até você apagar os dados do site',
            ],
            [
              'tramite.legalAsked',
              'Lembrar que o Portal já perguntou pelo seu aceite dos Termos de Uso e da Política de Privacidade em vigor.',
              'Até você apagar os dados do site',
            ],
            [
              'tramite.theme',
              'Lembrar se você escolheu o tema claro ou o escuro.',
              'Até você escolher o do sistema ou apagar os dados do site',
            ],
            [
              'tramite.lastSeen',
              'Mostrar de imediato as páginas como você as viu por último, enquanto o Portal busca o que mudou.',
              'Até sair ou, sem a opção “Lembrar de mim”, até fechar a aba',
            ],
            [
              'tramite.draft',
              'Não perder o que você digitou e ainda não enviou.',
              'Até o envio ou até sair, salvo se você escolher guardar; 30 (trinta) dias no máximo',
            ],
            [
              'tramite.draft-seal',
              'Impedir que outra aba guarde de novo o que foi apagado quando você saiu.',
              'Até você apagar os dados do site',
            ],
            [
              'tramite.link',
              'Usar o link de um e-mail, de nova senha ou de confirmação, também se a página for recarregada.',
              'Até o link ser usado ou a aba ser fechada',
            ],
            [
              'tramite.lostCode',
              'Recarregar uma página a que falta uma parte uma vez só, e não sem fim.',
              'Até a próxima vez que o Portal for aberto na aba, ou até ela ser fechada',
            ],
            [
              'tramite.toldBeforeReload',
              'Repetir, depois de recarregar a página, o aviso de que um usuário foi removido.',
              'Até a página ser recarregada ou a aba ser fechada',
            ],
            [
              'tsr-scroll-restoration-v1_3',
              'Voltar ao ponto da página em que você estava.',
              'Até fechar a aba',
            ],
            [
              'tramite.risk-terms',
              'Lembrar que você aceitou os termos da análise interna de risco.',
              'Até você apagar os dados do site',
            ],
          ],
        },
      ],
    },
    {
      title: 'Cookies analíticos',
      blocks: [
        'Mostram como o Portal é usado, para que possa ser melhorado. Os nomes técnicos são dados pela ferramenta em uso.',
        {
          caption: 'Cookies analíticos',
          columns,
          rows: [
            [
              'Análise de uso',
              'Contar visitas e saber quais páginas são usadas.',
              '12 (doze) meses ou até você revogar o consentimento',
            ],
            [
              'Mapa de calor',
              'Saber em que partes da página as pessoas clicam.',
              '12 (doze) meses ou até você revogar o consentimento',
            ],
            [
              'Pesquisa de satisfação',
              'Perguntar se você recomenda o Portal e não repetir a pergunta.',
              '12 (doze) meses ou até você revogar o consentimento',
            ],
          ],
        },
      ],
    },
    {
      title: 'Cookies de publicidade',
      blocks: [
        'Servem para divulgar conteúdos e serviços do Escritório. Hoje o Portal não usa nenhum; se vier a usar, será só com o seu aceite, e com os nomes que a ferramenta der.',
        {
          caption: 'Cookies de publicidade',
          columns,
          rows: [
            [
              'Publicidade',
              'Saber quais divulgações do Escritório levaram ao Portal.',
              '59 (cinquenta e nove) dias',
            ],
          ],
        },
      ],
    },
    {
      title: 'Por quanto tempo os dados ficam guardados',
      blocks: [
        'Os registros de acesso ao Portal são guardados por 6 (seis) meses (Marco Civil da Internet, Lei nº 12.965/2014, art. 15).',
        'Os dados de publicidade são guardados por 59 (cinquenta e nove) dias.',
      ],
    },
    {
      title: 'Contato',
      blocks: [
        'Para falar sobre esta Política, escreva para [{email}](mailto:{email}). Pedidos sobre os seus dados pessoais vão ao encarregado, em [{privacyEmail}](mailto:{privacyEmail}).',
      ],
    },
  ],
}
