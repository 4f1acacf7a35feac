import type { LegalSource } from '../legal-source.schema.ts'

/**
 * The terms of use of a firm without its own. A model: the specification gives the facts and the order,
 * not the words, and the firm reviews them before customers read them.
 */
export const termsOfUse: LegalSource = {
  title: 'Termos de Uso',
  date: '2021-03-30',
  revised: '2026-11-23',
  changes: [
    {
      date: '2026-11-23',
      text: 'A [seção 10](#10) diz onde se lê o que cada redação mudou, e como um aceite fica registrado.',
    },
    {
      date: '2026-11-22',
      text: 'A [seção 3](#3) diz que a suspensão por atraso não alcança prazos judiciais e administrativos em curso. A [seção 9](#9) traz os 15 (quinze) dias para baixar documentos depois do fim do contrato.',
    },
  ],
  intro:
    'Estes Termos explicam como funciona o portal de {firm}, o que cabe a cada um e o que acontece quando algo não é cumprido. Leia-os antes de aceitá-los.',
  sections: [
    {
      title: 'Data de publicação',
      blocks: [
        'Estes Termos de Uso foram publicados em {date} e valem a partir dessa data. A redação atual é de {revised}.',
      ],
    },
    {
      title: 'Glossário',
      blocks: [
        'Nestes Termos, as palavras abaixo têm o seguinte sentido.',
        {
          caption: 'Palavras usadas nestes Termos',
          columns: ['Palavra', 'Sentido'],
          rows: [
            ['Escritório', '{firm}, que mantém o Portal e presta os serviços jurídicos.'],
            ['Portal', 'Sistema na internet em que os serviços são pedidos e acompanhados.'],
            ['Cliente', 'Empresa ou pessoa que contratou os serviços do Escritório.'],
            ['Usuário', 'Pessoa cadastrada para usar o Portal em nome do Cliente.'],
            [
              'Administrador',
              'Usuário a quem o Cliente confia a gestão dos seus Usuários. O Escritório define se outros Usuários também podem cadastrar colegas.',
            ],
            ['Contrato', 'Contrato de serviços jurídicos entre o Escritório e o Cliente.'],
            ['Demanda', 'Pedido de serviço jurídico feito no Portal, também chamado de chamado.'],
            ['Dia útil', 'Dia que não é sábado, domingo nem feriado.'],
          ],
        },
      ],
    },
    {
      title: 'Sobre o sistema',
      blocks: [
        'No Portal, o Cliente e seus Usuários pedem serviços jurídicos, conversam com a equipe do Escritório, trocam documentos e acompanham o andamento e os prazos de cada Demanda.',
        'Os Usuários não pagam para usar o Portal. O que o Cliente paga ao Escritório é o que foi combinado no Contrato.',
        'Para que o Portal possa ser usado, o Cliente precisa ter um Contrato ativo e estar em dia com os pagamentos.',
        'Enquanto o Cliente estiver em atraso com os pagamentos:',
        {
          list: [
            'as Demandas não são atendidas;',
            'os prazos de entrega das Demandas ficam suspensos.',
          ],
        },
        'A suspensão não alcança os prazos judiciais e administrativos em curso em que o Escritório represente o Cliente: são cumpridos enquanto durar o mandato e, havendo renúncia, nos 10 (dez) dias seguintes à sua comunicação, se o Cliente não constituir outro advogado antes (Estatuto da Advocacia, Lei nº 8.906/1994, art. 5º, § 3º, e art. 34, XI; Código de Processo Civil, Lei nº 13.105/2015, art. 112, § 1º).',
        'A Demanda que traz todas as informações necessárias é respondida em até 2 (dois) dias úteis.',
        'Quando a equipe pede um esclarecimento em um comentário da Demanda, o prazo só conta depois que esse comentário é respondido.',
        'Demandas simultâneas do mesmo Cliente são atendidas uma depois da outra, e cada uma tem o seu próprio prazo de 2 (dois) dias úteis.',
        'O Usuário pode indicar uma prioridade, para que a equipe reordene a fila de Demandas do Cliente.',
      ],
    },
    {
      title: 'Cadastro de Clientes e Usuários',
      blocks: [
        'O cadastro do Cliente é feito com estes dados.',
        {
          caption: 'Dados de cadastro do Cliente',
          columns: ['Cliente', 'Dados'],
          rows: [
            [
              'Pessoa jurídica',
              'Razão social, CNPJ, endereço, telefone, e-mail, nomes dos sócios e, se houver, site.',
            ],
            [
              'Pessoa física',
              'Nome de usuário, nome, CPF, endereço, telefone, e-mail e, se houver, site.',
            ],
          ],
        },
        'O Cliente cadastra os seus Usuários, com nome de usuário, nome completo, empresa, telefone e e-mail.',
        'Cada Usuário tem uma única conta, que é pessoal e não pode ser emprestada.',
        'Cada Usuário define a própria senha. O Escritório não conhece a senha e nunca pede que ela seja informada.',
        'O Cliente e os Usuários respondem pelos dados que informam e devem mantê-los atualizados.',
      ],
    },
    {
      title: 'Responsabilidades',
      blocks: [
        'Cabe ao Escritório:',
        {
          list: [
            'atender as Demandas com zelo, nos prazos destes Termos e do Contrato;',
            'guardar sigilo sobre tudo o que lhe é confiado (Estatuto da Advocacia, Lei nº 8.906/1994, art. 34, VII);',
            'guardar os registros de acesso ao Portal por 6 (seis) meses, sob sigilo e em ambiente seguro (Marco Civil da Internet, Lei nº 12.965/2014, art. 15).',
          ],
        },
        'Cabe ao Cliente:',
        {
          list: [
            'manter o Contrato ativo e os pagamentos em dia;',
            'escolher os seus Usuários e pedir o bloqueio ou a exclusão de quem deixar de representá-lo;',
            'enviar informações completas e verdadeiras, que tenha o direito de compartilhar.',
          ],
        },
        'Cabe ao Usuário:',
        {
          list: [
            'guardar a própria senha e não a informar a ninguém;',
            'avisar o Escritório se desconfiar de que outra pessoa usou a sua conta;',
            'responder aos pedidos de esclarecimento da equipe, dos quais depende o prazo da Demanda.',
          ],
        },
      ],
    },
    {
      title: 'Isenção de responsabilidade',
      blocks: [
        'O Escritório não responde por danos que tenham como causa:',
        {
          list: [
            'falha de conexão, de equipamento ou de programa de quem usa o Portal;',
            'caso fortuito ou força maior (Código Civil, Lei nº 10.406/2002, art. 393);',
            'informação falsa ou incompleta enviada pelo Cliente ou por seus Usuários;',
            'uso da conta por outra pessoa, quando a senha não foi guardada com cuidado;',
            'conteúdo de sites de terceiros para os quais o Portal tenha links.',
          ],
        },
        'A resposta a uma Demanda considera os fatos e documentos apresentados e a lei em vigor quando ela é dada. O Escritório se obriga a trabalhar com técnica e cuidado, não a um resultado.',
        'Nada nestes Termos afasta uma responsabilidade que a lei não permita afastar.',
      ],
    },
    {
      title: 'Conduta e proibições',
      blocks: [
        'Quem usa o Portal não pode:',
        {
          list: [
            'usar a conta de outra pessoa, nem deixar que outra pessoa use a sua;',
            'enviar conteúdo ilegal, ofensivo ou que viole direitos de terceiros;',
            'enviar vírus ou qualquer arquivo feito para causar dano;',
            'tentar ver dados de outro Cliente ou contornar a segurança do Portal (Código Penal, Decreto-Lei nº 2.848/1940, art. 154-A);',
            'copiar o Portal, ou vender ou ceder o acesso a ele.',
          ],
        },
        'Quem encontrar uma falha de segurança deve avisar o Escritório em [{email}](mailto:{email}) e não a divulgar antes da correção.',
      ],
    },
    {
      title: 'Propriedade intelectual',
      blocks: [
        'O Portal, sua marca, seus textos, suas telas e seus programas são do Escritório ou de quem lhe deu licença, e protegidos pelas Leis nº 9.279/1996 (propriedade industrial), nº 9.609/1998 (programas de computador) e nº 9.610/1998 (direitos autorais).',
        'O Usuário recebe apenas o direito de usar o Portal enquanto tiver acesso a ele.',
        'Os documentos que o Cliente envia continuam sendo do Cliente. Os documentos que o Escritório entrega podem ser usados pelo Cliente para o fim da Demanda, respeitada a autoria.',
      ],
    },
    {
      title: 'Consequências do acesso',
      blocks: [
        'O uso do Portal segue estes Termos. O Portal pede o aceite deles e registra a resposta, como diz a [seção 10](#10); a [Política de Privacidade](/politics) informa como os dados são tratados.',
        'O acesso é bloqueado quando o Cliente está em atraso com os pagamentos.',
        'O acesso é bloqueado quando o Contrato termina. O Cliente tem então 15 (quinze) dias para baixar os seus documentos, como explica a [Política de Privacidade](/politics#7).',
        'O Escritório pode recusar, suspender ou cancelar o acesso de um Usuário, em especial se ele descumprir estes Termos.',
      ],
    },
    {
      title: 'Alterações destes Termos',
      blocks: [
        'O Escritório pode alterar estes Termos para acompanhar mudanças na lei, no Portal ou nos serviços. Vale sempre a versão publicada nesta página, com a sua data.',
        'Uma versão que mude direitos ou deveres diz, no alto desta página, o que mudou e desde quando. Quem aceita uma versão pelo sistema tem o aceite registrado, com a versão e a data, e também com o endereço IP de onde veio. Quem não a aceitar pode pedir o encerramento da sua conta.',
      ],
    },
    {
      title: 'Dados pessoais',
      blocks: [
        'O Escritório trata dados pessoais conforme a Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018). A [Política de Privacidade](/politics) diz quais são os dados, para que servem e por quanto tempo ficam guardados; a [Política de Cookies](/cookies) diz o que fica guardado no navegador.',
        'Ao cadastrar um Usuário, o Cliente deve avisá-lo de que os seus dados serão tratados no Portal.',
      ],
    },
    {
      title: 'Lei aplicável e foro',
      blocks: [
        'Estes Termos são regidos pela lei brasileira.',
        'Fica eleito o foro da comarca de {city}/{state} para resolver questões sobre estes Termos (Código de Processo Civil, Lei nº 13.105/2015, art. 63), salvo quando a lei garantir outro.',
      ],
    },
    {
      title: 'Contato',
      blocks: ['Para falar sobre estes Termos, escreva para [{email}](mailto:{email}).'],
    },
  ],
}
