import type { LegalSource } from '../legal-source.schema.ts'

const storedAbroad: LegalSource['sections'][number]['blocks'] = [
  'Os dados são armazenados em um provedor de nuvem fora do Brasil. Essa transferência internacional segue os arts. 33 a 36 da LGPD e o Regulamento da Resolução CD/ANPD nº 19/2024, cujo art. 17, § 2º, manda publicar o que segue.',
  {
    caption: 'Transferência internacional',
    columns: ['Assunto', 'O que vale no Portal'],
    rows: [
      ['Controlador', '{firm}, [{privacyEmail}](mailto:{privacyEmail})'],
      ['País de destino', '{hostingCountry}'],
      ['Finalidade', 'Guardar os dados e os documentos do Portal e as suas cópias de segurança.'],
      ['Duração', 'Enquanto os dados forem conservados, conforme a [seção 7](#7).'],
      ['Mecanismo', '{transferMechanism}'],
      [
        'Responsabilidades',
        'O Escritório é o controlador e responde pelo tratamento. O provedor é operador: guarda os dados conforme as instruções do Escritório e com medidas de segurança, e não os usa para fins próprios.',
      ],
      [
        'Seus direitos',
        'Os da [seção 8](#8), e o de pedir ao encarregado as cláusulas ou a decisão que autorizam a transferência.',
      ],
    ],
  },
]

/**
 * The privacy policy of a firm without its own. A model: the specification gives the facts and the order,
 * not the words, and the firm reviews them before customers read them.
 */
export const privacyPolicy: LegalSource = {
  title: 'Política de Privacidade',
  date: '2021-03-30',
  revised: '2026-11-28',
  changes: [
    {
      date: '2026-11-28',
      text: 'As seções [4](#4), [5](#5) e [7](#7) dizem o que a trilha de auditoria registra, para que serve e por quanto tempo fica guardada, à parte dos registros de acesso. A [seção 7](#7) diz também por quanto tempo ficam as notificações do Portal que já foram lidas.',
    },
    {
      date: '2026-11-22',
      text: 'A [seção 3](#3) diz em que país os dados ficam guardados e por que mecanismo. A [seção 7](#7) traz o prazo de cada dado. A [seção 11](#11) diz quem é o encarregado e como falar com ele.',
    },
  ],
  intro:
    'Esta Política explica quais dados pessoais {firm} trata no portal, para que servem, com quem são compartilhados, por quanto tempo ficam guardados e como você exerce os seus direitos.',
  sections: [
    {
      title: 'Data de disponibilização',
      blocks: [
        'Esta Política foi disponibilizada em {date} e vale a partir dessa data. A redação atual é de {revised}.',
      ],
    },
    {
      title: 'Glossário',
      blocks: [
        'Nesta Política, as palavras abaixo têm o sentido do art. 5º da Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018) e dos [Termos de Uso](/terms#2).',
        {
          caption: 'Palavras usadas nesta Política',
          columns: ['Palavra', 'Sentido'],
          rows: [
            ['Escritório', '{firm}, que mantém o Portal e presta os serviços jurídicos.'],
            ['Cliente', 'Empresa ou pessoa que contratou os serviços do Escritório.'],
            ['Usuário', 'Pessoa cadastrada para usar o Portal em nome do Cliente.'],
            ['Dado pessoal', 'Informação sobre uma pessoa identificada ou identificável.'],
            ['Titular', 'A pessoa a quem o dado pessoal se refere.'],
            ['Tratamento', 'Tudo o que se faz com um dado: coletar, guardar, usar, excluir.'],
            ['Controlador', 'Quem decide sobre o tratamento dos dados.'],
            ['Operador', 'Quem trata dados em nome do controlador.'],
            ['Encarregado', 'Quem recebe os pedidos dos titulares e da ANPD.'],
            [
              'ANPD',
              'Agência (antes Autoridade) Nacional de Proteção de Dados, que fiscaliza a LGPD.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Privacidade e operadores de dados',
      blocks: [
        'O Escritório é o controlador dos dados pessoais tratados no Portal. Como escritório de advocacia, guarda sigilo sobre tudo o que lhe é confiado (Estatuto da Advocacia, Lei nº 8.906/1994, art. 34, VII).',
        'Terceiros contratados pelo Escritório tratam dados como operadores, somente conforme as suas instruções (LGPD, art. 39).',
        {
          caption: 'Terceiros que tratam dados para o Escritório',
          columns: ['Terceiro', 'O que faz'],
          rows: [
            ['Provedor de nuvem', 'Guarda os dados e os documentos do Portal.'],
            ['Serviço de e-mail', 'Entrega os avisos e os links de recuperação de senha.'],
            ['Serviço de pagamento', 'Emite as cobranças e recebe os pagamentos do Cliente.'],
            [
              'Serviço de mensagens',
              'Recebe o nome, o e-mail e o Cliente de quem usa o Portal, para o atendimento por chat, e as mensagens com documentos das Demandas.',
            ],
            [
              'Serviços de análise e publicidade',
              'Medem o uso do Portal, se você aceitar os [cookies](/cookies).',
            ],
          ],
        },
        ...storedAbroad,
      ],
    },
    {
      title: 'Dados coletados',
      blocks: [
        'O cadastro usa estes dados.',
        {
          caption: 'Dados de cadastro',
          columns: ['De quem', 'Dados'],
          rows: [
            [
              'Cliente, pessoa jurídica',
              'Razão social, CNPJ, endereço, telefone, e-mail, nomes dos sócios e, se houver, site.',
            ],
            [
              'Cliente, pessoa física',
              'Nome de usuário, nome completo, CPF, endereço, telefone e e-mail.',
            ],
            [
              'Usuário',
              'Nome de usuário, nome completo, empresa, telefone e e-mail; se informados, cargo e função.',
            ],
          ],
        },
        'Os administradores do Cliente podem cadastrar Usuários vinculados à conta do Cliente. Quem cadastra outra pessoa deve avisá-la.',
        'O uso do Portal produz outros dados: Demandas, mensagens, documentos e avaliações.',
        'A cada acesso, são registrados a data, a hora e o endereço IP; de cada dispositivo, o navegador e o sistema. Esses registros de acesso são guardados por 6 (seis) meses (Marco Civil da Internet, Lei nº 12.965/2014, art. 15).',
        'À parte, o Portal mantém uma trilha de auditoria, que diz quem fez o quê e quando, sem o endereço IP: as entradas e as recusas de acesso, os arquivos baixados ou recusados por vírus, as Demandas que o Escritório leu e as mudanças de senha, de permissões, de e-mail, de cadastro de Usuários, do sigilo de uma Demanda e do contrato. O Portal não altera nem apaga essa trilha, que fica guardada pelo prazo da [seção 7](#7). Excluída a conta, ela identifica o Usuário somente por um código e, se o e-mail dele mudou, pela primeira letra e pelo domínio do antigo e do novo.',
        'O que fica guardado no navegador está na [Política de Cookies](/cookies).',
        'O cadastro não pede dados sensíveis (LGPD, art. 5º, II). Envie-os em mensagens e documentos somente se a Demanda precisar deles.',
      ],
    },
    {
      title: 'Finalidades e bases legais',
      blocks: [
        'Cada dado é tratado para um fim, com uma base legal do art. 7º da LGPD.',
        {
          caption: 'Finalidades e bases legais',
          columns: ['Finalidade', 'Dados', 'Base legal'],
          rows: [
            [
              'Cadastrar o Cliente e os Usuários e dar acesso ao Portal',
              'Cadastro',
              'Execução de contrato (art. 7º, V) e, quanto aos Usuários, legítimo interesse (art. 7º, IX)',
            ],
            [
              'Atender as Demandas, também por chat, e trocar mensagens e documentos',
              'Cadastro, Demandas, mensagens, documentos',
              'Execução de contrato (art. 7º, V) e exercício regular de direitos em processo (art. 7º, VI)',
            ],
            [
              'Avisar sobre o andamento das Demandas',
              'Nome e e-mail',
              'Execução de contrato (art. 7º, V) e, quanto aos Usuários, legítimo interesse (art. 7º, IX)',
            ],
            [
              'Emitir cobranças e controlar pagamentos',
              'Cadastro do Cliente e cobranças',
              'Execução de contrato (art. 7º, V), obrigação legal (art. 7º, II) e proteção do crédito (art. 7º, X)',
            ],
            [
              'Guardar os registros de acesso',
              'Data, hora e endereço IP',
              'Obrigação legal (art. 7º, II; Marco Civil da Internet, art. 15)',
            ],
            [
              'Proteger as contas contra fraude e acesso indevido',
              'Registros de acesso',
              'Legítimo interesse (art. 7º, IX)',
            ],
            [
              'Apurar e comprovar quem fez ou leu o quê no Portal',
              'Trilha de auditoria',
              'Legítimo interesse (art. 7º, IX) e exercício regular de direitos em processo (art. 7º, VI)',
            ],
            [
              'Medir o uso do Portal para melhorá-lo',
              'Cookies analíticos',
              'Consentimento (art. 7º, I)',
            ],
            [
              'Divulgar conteúdos e serviços do Escritório',
              'Cookies de publicidade',
              'Consentimento (art. 7º, I)',
            ],
          ],
        },
        'Dados sensíveis que uma Demanda exija são tratados para o exercício regular de direitos, inclusive em contrato e em processo (LGPD, art. 11, II, “d”).',
      ],
    },
    {
      title: 'Compartilhamento',
      blocks: [
        'O Escritório não vende dados pessoais.',
        'Os dados são compartilhados apenas com:',
        {
          list: [
            'os outros Usuários do mesmo Cliente, que veem as Demandas que não são sigilosas;',
            'os operadores da [seção 3](#3);',
            'tribunais, cartórios e outros destinatários, quando a Demanda pede;',
            'autoridades, quando a lei ou uma ordem judicial obriga.',
          ],
        },
      ],
    },
    {
      title: 'Cancelamento e exclusão',
      blocks: [
        'O Escritório pode bloquear ou excluir um Usuário a pedido do Cliente.',
        'Depois do fim do contrato, o Cliente tem 15 (quinze) dias para baixar os seus documentos.',
        'Mesmo depois da exclusão, dados podem ser conservados para cumprir obrigação legal (LGPD, art. 16, I) e para o exercício de direitos em processo (LGPD, art. 7º, VI). São estes os prazos.',
        {
          caption: 'Por quanto tempo os dados ficam guardados',
          columns: ['Dados', 'Prazo', 'Por quê'],
          rows: [
            [
              'Registros de acesso',
              '6 (seis) meses',
              'Marco Civil da Internet, Lei nº 12.965/2014, art. 15',
            ],
            [
              'Trilha de auditoria',
              'Enquanto durar o Contrato e por até 10 (dez) anos depois',
              'Segurança e prestação de contas (LGPD, arts. 6º, VII e X, e 46) e exercício de direitos decorrentes do Contrato (LGPD, art. 7º, VI; Código Civil, art. 205)',
            ],
            [
              'Cadastro, Demandas, mensagens e documentos',
              'Enquanto durar o Contrato e por até 10 (dez) anos depois',
              'Exercício de direitos decorrentes do Contrato (Código Civil, Lei nº 10.406/2002, art. 205; LGPD, art. 7º, VI)',
            ],
            [
              'Notificações do Portal',
              '1 (um) ano, depois de lidas',
              'O que elas contam fica na Demanda (LGPD, art. 6º, III)',
            ],
            [
              'Cobranças, pagamentos e comprovantes',
              '5 (cinco) anos depois do fim do ano em que são emitidos',
              'Obrigações fiscais e cobrança (Código Tributário Nacional, Lei nº 5.172/1966, arts. 173 e 174; Código Civil, art. 206, § 5º, I)',
            ],
            [
              'Aceites destes textos',
              'Enquanto a conta do Usuário existir',
              'Prova do consentimento (LGPD, art. 8º, § 2º)',
            ],
            [
              'Dados de publicidade',
              '59 (cinquenta e nove) dias',
              'Consentimento (LGPD, art. 7º, I)',
            ],
          ],
        },
        'Passado o prazo, os dados são eliminados ou tornados anônimos pelo Escritório (LGPD, arts. 15 e 16).',
      ],
    },
    {
      title: 'Direitos do titular',
      blocks: [
        'Conforme o art. 18 da LGPD, você pode pedir, a qualquer momento e sem custo:',
        {
          list: [
            'a confirmação de que seus dados são tratados;',
            'o acesso aos seus dados;',
            'a correção de dados incompletos, inexatos ou desatualizados;',
            'a anonimização, o bloqueio ou a eliminação de dados desnecessários, excessivos ou tratados contra a lei;',
            'a portabilidade dos dados a outro fornecedor;',
            'a eliminação dos dados tratados com o seu consentimento, salvo o que a lei manda conservar;',
            'a informação de com quem os dados foram compartilhados;',
            'a informação de que pode não dar consentimento, e do que acontece nesse caso;',
            'a revogação do consentimento (LGPD, art. 8º, § 5º);',
            'a oposição a um tratamento que dispense o consentimento e descumpra a lei (LGPD, art. 18, § 2º).',
          ],
        },
        'A confirmação e o acesso são dados de imediato, em formato simplificado, ou em até 15 (quinze) dias, em declaração completa (LGPD, art. 19).',
        'O pedido é feito ao encarregado, pelo endereço da [seção 11](#11). Você também pode se dirigir à ANPD (LGPD, art. 18, § 1º).',
      ],
    },
    {
      title: 'Segurança',
      blocks: [
        'O Escritório adota medidas técnicas e administrativas para proteger os dados (LGPD, art. 46), entre elas:',
        {
          list: [
            'conexão cifrada entre o navegador e o Portal;',
            'senhas guardadas de forma que ninguém as possa ler;',
            'separação dos dados de cada Cliente;',
            'documentos entregues por endereços que expiram.',
          ],
        },
        'Um incidente que possa causar risco ou dano relevante é comunicado à ANPD e aos titulares (LGPD, art. 48).',
      ],
    },
    {
      title: 'Alterações desta Política',
      blocks: [
        'O Escritório pode alterar esta Política. Vale sempre a versão publicada nesta página, com a sua data.',
        'Se mudar a finalidade de um tratamento baseado em consentimento, você será avisado antes e poderá revogá-lo (LGPD, art. 9º, § 2º).',
      ],
    },
    {
      title: 'Encarregado e disposições gerais',
      blocks: [
        'Responde pelo tratamento de dados pessoais, como encarregado (LGPD, art. 41), {privacyOfficer}, que atende em [{privacyEmail}](mailto:{privacyEmail}).',
        'Esta Política completa os [Termos de Uso](/terms) e é regida pela lei brasileira, com o mesmo foro.',
        'Se alguma parte desta Política não puder ser aplicada, as outras continuam a valer.',
      ],
    },
    {
      title: 'Contato',
      blocks: ['Para falar sobre esta Política, escreva para [{email}](mailto:{email}).'],
    },
  ],
}

/** The same where the data stay in Brazil, and nothing is transferred. */
export const privacyPolicyInBrazil: LegalSource = {
  ...privacyPolicy,
  changes: privacyPolicy.changes.map(({ date, text }) => ({
    date,
    text: text.replace(' e por que mecanismo', ''),
  })),
  sections: privacyPolicy.sections.map(({ title, blocks }) => ({
    title,
    blocks: blocks.flatMap((block) => {
      if (block === storedAbroad[0])
        return ['Os dados são armazenados em um provedor de nuvem no Brasil.']
      return storedAbroad.includes(block) ? [] : [block]
    }),
  })),
}
