import {
  forum,
  partyFields,
  partyText,
  placeAndDate,
  signatures,
  witnesses,
  witnessSignatures,
} from './parties.ts'
import type { TemplateSeed } from './template-seed.ts'

export const serviceAgreement: TemplateSeed = {
  name: 'Contrato de Prestação de Serviços',
  type: 'Contratos',
  description: 'Contratação de serviços entre empresas ou com profissional autônomo.',
  revisedDaysAgo: 30,
  fields: [
    ...partyFields('contratante', 'da contratante'),
    ...partyFields('contratada', 'da contratada'),
    ['servicos', 'Serviços a prestar', 'textarea'],
    ['entregas', 'Entregas e resultados esperados', 'textarea'],
    ['local_execucao', 'Local ou forma de execução'],
    ['valor_total', 'Valor total (R$)'],
    ['valor_extenso', 'Valor total por extenso'],
    ['forma_pagamento', 'Forma e datas de pagamento', 'textarea'],
    ['dia_vencimento', 'Dia do vencimento', 'number'],
    ['multa_atraso', 'Multa por atraso no pagamento (%)', 'number'],
    ['juros_mes', 'Juros de mora ao mês (%)', 'number'],
    ['indice', 'Índice de reajuste anual'],
    ['data_inicio', 'Início da vigência', 'date'],
    ['data_fim', 'Fim da vigência', 'date'],
    ['aviso_dias', 'Aviso prévio para encerrar, em dias', 'number'],
    ['multa_rescisoria', 'Multa rescisória (%)', 'number'],
    ['gestor_contratante', 'Gestor do contrato pela contratante'],
    ['gestor_contratada', 'Gestor do contrato pela contratada'],
    ['email_contratante', 'E-mail para avisos da contratante'],
    ['email_contratada', 'E-mail para avisos da contratada'],
    ['reembolsos', 'Despesas reembolsáveis (ou “não há”)', 'textarea'],
    forum,
    ...witnesses,
    ...placeAndDate,
  ],
  html: `<h1>Contrato de Prestação de Serviços</h1>
${partyText('contratante', 'CONTRATANTE')}
${partyText('contratada', 'CONTRATADA')}
<p>As partes celebram este contrato, regido pelos arts. 593 a 609 do Código Civil e pelas cláusulas seguintes.</p>
<h2>1. Objeto</h2>
<p>A CONTRATADA prestará à CONTRATANTE os seguintes serviços: {{servicos}}.</p>
<p>São entregas do contrato: {{entregas}}. A execução ocorrerá em: {{local_execucao}}.</p>
<h2>2. Preço e pagamento</h2>
<table><tr><th>Condição</th><th>Ajuste</th></tr><tr><td>Valor total</td><td>R$ {{valor_total}} ({{valor_extenso}})</td></tr><tr><td>Forma de pagamento</td><td>{{forma_pagamento}}</td></tr><tr><td>Vencimento</td><td>dia {{dia_vencimento}} de cada mês</td></tr><tr><td>Multa por atraso</td><td>{{multa_atraso}}%</td></tr><tr><td>Juros de mora</td><td>{{juros_mes}}% ao mês</td></tr><tr><td>Reajuste anual</td><td>{{indice}}</td></tr></table>
<p>Despesas reembolsáveis, mediante comprovante: {{reembolsos}}.</p>
<h2>3. Vigência e encerramento</h2>
<p>O contrato vigora de {{data_inicio}} a {{data_fim}}. Qualquer das partes pode encerrá-lo com aviso de {{aviso_dias}} dias. O encerramento sem aviso sujeita a parte a multa de {{multa_rescisoria}}% sobre o saldo do contrato.</p>
<h2>4. Obrigações da CONTRATADA</h2>
<ul><li>executar os serviços com diligência e pessoal próprio;</li><li>responder por encargos trabalhistas, previdenciários e fiscais de sua equipe;</li><li>guardar sigilo e tratar dados pessoais conforme a LGPD.</li></ul>
<h2>5. Obrigações da CONTRATANTE</h2>
<ul><li>fornecer as informações e os acessos necessários;</li><li>pagar o preço nas datas ajustadas.</li></ul>
<h2>6. Autonomia</h2>
<p>Não há vínculo de emprego, sociedade ou representação entre as partes.</p>
<h2>7. Gestão e avisos</h2>
<p>São gestores: pela CONTRATANTE, {{gestor_contratante}} ({{email_contratante}}); pela CONTRATADA, {{gestor_contratada}} ({{email_contratada}}). Avisos por esses e-mails são válidos.</p>
<h2>8. Foro</h2>
<p>Fica eleito o foro da comarca de {{foro}}.</p>
${signatures('CONTRATANTE', 'CONTRATADA')}
${witnessSignatures}`,
}

export const serviceTermination: TemplateSeed = {
  name: 'Distrato de Prestação de Serviços',
  type: 'Contratos',
  description: 'Encerra de comum acordo um contrato de serviços e dá quitação.',
  fields: [
    ...partyFields('contratante', 'da contratante'),
    ...partyFields('contratada', 'da contratada'),
    ['contrato_original', 'Identificação do contrato encerrado'],
    ['data_contrato', 'Data do contrato encerrado', 'date'],
    ['data_encerramento', 'Data do encerramento', 'date'],
    ['valor_final', 'Valor final devido (R$)'],
    ['pendencias', 'Entregas e pendências', 'textarea'],
    forum,
    ...placeAndDate,
  ],
  html: `<h1>Instrumento de Distrato</h1>
${partyText('contratante', 'CONTRATANTE')}
${partyText('contratada', 'CONTRATADA')}
<h2>1. Encerramento</h2>
<p>As partes encerram, em {{data_encerramento}}, o contrato {{contrato_original}}, celebrado em {{data_contrato}} (Código Civil, art. 472).</p>
<h2>2. Acerto final</h2>
<p>É devido o valor final de R$ {{valor_final}}. Entregas e pendências: {{pendencias}}.</p>
<h2>3. Quitação</h2>
<p>Cumprido o acerto, as partes dão-se plena e recíproca quitação, permanecendo em vigor os deveres de sigilo e de proteção de dados.</p>
<h2>4. Foro</h2>
<p>Fica eleito o foro da comarca de {{foro}}.</p>
${signatures('CONTRATANTE', 'CONTRATADA')}`,
}
