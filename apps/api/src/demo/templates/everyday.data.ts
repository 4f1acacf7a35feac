import {
  electronicSignature,
  forum,
  partyFields,
  partySignature,
  partyText,
  placeAndDate,
  signatureLine,
  signatures,
  witnesses,
  witnessSignatures,
} from './parties.ts'
import type { TemplateSeed } from './template-seed.ts'

export const extrajudicialNotice: TemplateSeed = {
  name: 'Notificação Extrajudicial de cobrança',
  type: 'Cobrança',
  description: 'Cobra uma dívida vencida, prova a mora e abre prazo para pagar.',
  revisedDaysAgo: 10,
  fields: [
    ['notificante_nome', 'Nome do notificante'],
    ['notificante_documento', 'CPF ou CNPJ do notificante', 'taxId'],
    ['notificante_representante', 'Quem assina pelo notificante'],
    ['notificado_nome', 'Nome do notificado'],
    ['notificado_documento', 'CPF ou CNPJ do notificado', 'taxId'],
    ['notificado_endereco', 'Endereço do notificado'],
    ['origem', 'Origem da dívida', 'textarea'],
    ['vencimento', 'Vencimento da dívida', 'date'],
    ['valor', 'Valor atualizado (R$)', 'money'],
    ['prazo_dias', 'Prazo para pagar, em dias', 'days'],
    ['forma_pagamento', 'Dados para pagamento', 'textarea'],
    ...placeAndDate,
  ],
  html: `<h1>Notificação Extrajudicial</h1>
<p><strong>Notificante:</strong> {{notificante_nome}}, {{notificante_documento}}.<br><strong>Notificado:</strong> {{notificado_nome}}, {{notificado_documento}}, {{notificado_endereco}}.</p>
<p>Prezados,</p>
<p>O notificado deve ao notificante {{valor}}, vencidos em {{vencimento}}, em razão de: {{origem}}.</p>
<p>O notificado está <strong>em mora</strong> desde o vencimento (Código Civil, art. 397) e fica notificado a pagar em até {{prazo_dias}} do recebimento, por meio de: {{forma_pagamento}}.</p>
<p>Sem o pagamento, serão tomadas as medidas cabíveis, inclusive protesto e ação judicial, com os acréscimos legais.</p>
${signatures(
  signatureLine('<strong>{{notificante_nome}}</strong>', 'por {{notificante_representante}}'),
)}`,
}

export const debtAcknowledgment: TemplateSeed = {
  name: 'Confissão de Dívida com parcelamento',
  type: 'Cobrança',
  description: 'Reconhece a dívida e parcela o pagamento, com força de título executivo.',
  revisedDaysAgo: 150,
  fields: [
    ...partyFields('credor', 'do credor'),
    ...partyFields('devedor', 'do devedor'),
    ['origem', 'Origem da dívida', 'textarea'],
    ['valor_total', 'Valor total (R$)', 'money'],
    ['parcelas', 'Número de parcelas', 'installments'],
    ['valor_parcela', 'Valor de cada parcela (R$)', 'money'],
    ['primeiro_vencimento', 'Vencimento da primeira parcela', 'date'],
    ['multa', 'Multa por atraso (%)', 'percent', 100],
    ['juros', 'Juros de mora ao mês (%)', 'percent', 100],
    ['garantia', 'Garantia (ou “não há”)', 'textarea'],
    forum,
    ...witnesses,
    ...placeAndDate,
  ],
  html: `<h1>Instrumento de Confissão de Dívida</h1>
${partyText('credor', 'CREDOR')}
${partyText('devedor', 'DEVEDOR')}
<h2>1. Confissão</h2><p>O DEVEDOR reconhece dever ao CREDOR {{valor_total}}, por: {{origem}}.</p>
<h2>2. Parcelamento</h2>
<table><tr><th>Parcelas</th><th>Valor</th><th>Primeiro vencimento</th></tr><tr><td>{{parcelas}}</td><td>{{valor_parcela}}</td><td>{{primeiro_vencimento}}</td></tr></table>
<h2>3. Atraso</h2><p>O atraso gera multa de {{multa}} e juros de {{juros}} ao mês. Com duas parcelas em atraso, as demais vencem antecipadamente.</p>
<h2>4. Garantia</h2><p>{{garantia}}</p>
<h2>5. Título executivo</h2><p>Este instrumento, assinado pelo DEVEDOR e por duas testemunhas, é título executivo extrajudicial (Código de Processo Civil, art. 784, III). Assinado por meio eletrônico cuja integridade um provedor de assinatura confira, as testemunhas são dispensadas (art. 784, § 4º). Não constitui novação. Foro: comarca de {{foro}}.</p>
${electronicSignature}
${signatures(partySignature('credor', 'CREDOR'), partySignature('devedor', 'DEVEDOR'))}
${witnessSignatures}`,
}

export const powerOfAttorney: TemplateSeed = {
  name: 'Procuração particular',
  type: 'Representação',
  description: 'Confere poderes para que alguém aja em nome da empresa ou pessoa.',
  revisedDaysAgo: 25,
  fields: [
    ['outorgante_nome', 'Nome do outorgante'],
    ['outorgante_documento', 'CPF ou CNPJ do outorgante', 'taxId'],
    [
      'outorgante_qualificacao',
      'Nacionalidade, estado civil e profissão, ou tipo e registro da empresa',
    ],
    ['outorgante_endereco', 'Endereço do outorgante'],
    [
      'outorgante_representante',
      'Quem assina: representante da empresa e seu cargo, ou o próprio outorgante',
    ],
    ['outorgado_nome', 'Nome do outorgado'],
    ['outorgado_cpf', 'CPF do outorgado', 'cpf'],
    ['outorgado_qualificacao', 'Nacionalidade, estado civil e profissão do outorgado'],
    ['outorgado_endereco', 'Endereço do outorgado'],
    ['poderes', 'Poderes conferidos', 'textarea'],
    ['validade', 'Validade', 'date'],
    ...placeAndDate,
  ],
  html: `<h1>Procuração</h1>
<p><strong>Outorgante:</strong> {{outorgante_nome}}, {{outorgante_qualificacao}}, {{outorgante_documento}}, com endereço em {{outorgante_endereco}}, neste ato por {{outorgante_representante}}.</p>
<p><strong>Outorgado:</strong> {{outorgado_nome}}, {{outorgado_qualificacao}}, CPF nº {{outorgado_cpf}}, com endereço em {{outorgado_endereco}}.</p>
<p>O outorgante nomeia o outorgado seu procurador (Código Civil, arts. 653 e 654, § 1º), com poderes para: {{poderes}}.</p>
<p>Esta procuração vale até {{validade}}, vedado o substabelecimento.</p>
${electronicSignature}
${signatures(
  signatureLine('<strong>{{outorgante_nome}}</strong>', 'por {{outorgante_representante}}'),
)}`,
}

export const commercialLease: TemplateSeed = {
  name: 'Contrato de Locação Comercial',
  type: 'Imobiliário',
  description: 'Locação de imóvel não residencial para a sede da empresa.',
  fields: [
    ...partyFields('locador', 'do locador'),
    ...partyFields('locatario', 'do locatário'),
    ['imovel', 'Endereço e descrição do imóvel', 'textarea'],
    ['atividade', 'Atividade a exercer no imóvel'],
    ['prazo_meses', 'Prazo, em meses', 'months'],
    ['data_inicio', 'Início da locação', 'date'],
    ['aluguel', 'Aluguel mensal (R$)', 'money'],
    ['dia_vencimento', 'Dia do vencimento', 'number', 31],
    ['indice', 'Índice de reajuste anual'],
    ['garantia', 'Garantia, uma só (caução, fiança, seguro ou quotas de fundo), ou “não há”'],
    ['encargos', 'Encargos do locatário', 'textarea'],
    ['multa_alugueis', 'Multa por devolução antecipada, em aluguéis', 'number', 12],
    forum,
    ...placeAndDate,
  ],
  html: `<h1>Contrato de Locação Não Residencial</h1>
${partyText('locador', 'LOCADOR')}
${partyText('locatario', 'LOCATÁRIO')}
<h2>1. Imóvel e destinação</h2><p>{{imovel}}. Destina-se exclusivamente a: {{atividade}}. O estado do imóvel na entrega consta de laudo de vistoria assinado pelas partes, com fotografias; o LOCATÁRIO o devolve no mesmo estado, salvo o desgaste do uso normal (Lei nº 8.245/1991, arts. 22, V, e 23, III).</p>
<h2>2. Prazo</h2><p>{{prazo_meses}}, a partir de {{data_inicio}}. A ação renovatória observa o art. 51 da Lei nº 8.245/1991.</p>
<h2>3. Aluguel e encargos</h2>
<table><tr><th>Item</th><th>Ajuste</th></tr><tr><td>Aluguel</td><td>{{aluguel}}, no dia {{dia_vencimento}} de cada mês</td></tr><tr><td>Reajuste</td><td>{{indice}}</td></tr><tr><td>Encargos do locatário</td><td>{{encargos}}</td></tr><tr><td>Garantia</td><td>{{garantia}}</td></tr></table>
<p>Sem garantia, o LOCADOR pode cobrar o aluguel até o sexto dia útil do mês vincendo (Lei nº 8.245/1991, art. 42).</p>
<h2>4. Devolução antecipada</h2><p>Multa equivalente a {{multa_alugueis}} vezes o aluguel, proporcional ao tempo que faltar (Lei nº 8.245/1991, art. 4º).</p>
<h2>5. Benfeitorias</h2><p>Dependem de autorização escrita do LOCADOR e não dão direito a indenização nem a retenção, como permite o art. 35 da Lei nº 8.245/1991.</p>
<h2>6. Venda do imóvel</h2><p>O LOCATÁRIO tem preferência na compra, em igualdade de condições (Lei nº 8.245/1991, art. 27). Este contrato vigora em caso de venda durante o prazo, e o LOCATÁRIO pode averbá-lo na matrícula, sem o que o comprador pode denunciá-lo com prazo de 90 dias (art. 8º).</p>
<h2>7. Foro</h2><p>Comarca de {{foro}}.</p>
${electronicSignature}
${signatures(partySignature('locador', 'LOCADOR'), partySignature('locatario', 'LOCATÁRIO'))}`,
}
