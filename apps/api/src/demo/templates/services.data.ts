import {
  electronicSignature,
  forum,
  partyFields,
  partySignature,
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
    ['valor_total', 'Valor total (R$)', 'money'],
    ['forma_pagamento', 'Forma e datas de pagamento', 'textarea'],
    ['dia_vencimento', 'Dia do vencimento', 'number', 31],
    ['multa_atraso', 'Multa por atraso no pagamento (%)', 'percent', 100],
    ['juros_mes', 'Juros de mora ao mês (%)', 'percent', 100],
    ['indice', 'Índice de reajuste anual'],
    ['data_inicio', 'Início da vigência', 'date'],
    ['data_fim', 'Fim da vigência', 'date'],
    ['aviso_dias', 'Aviso prévio para encerrar, em dias', 'days'],
    ['multa_rescisoria', 'Multa rescisória (%)', 'percent', 100],
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
<table><tr><th>Condição</th><th>Ajuste</th></tr><tr><td>Valor total</td><td>{{valor_total}}</td></tr><tr><td>Forma de pagamento</td><td>{{forma_pagamento}}</td></tr><tr><td>Vencimento</td><td>dia {{dia_vencimento}} de cada mês</td></tr><tr><td>Multa por atraso</td><td>{{multa_atraso}}</td></tr><tr><td>Juros de mora</td><td>{{juros_mes}} ao mês</td></tr><tr><td>Reajuste anual</td><td>{{indice}}</td></tr></table>
<p>Despesas reembolsáveis, mediante comprovante: {{reembolsos}}.</p>
<h2>3. Vigência e encerramento</h2>
<p>O contrato vigora de {{data_inicio}} a {{data_fim}}. Qualquer das partes pode encerrá-lo com aviso de {{aviso_dias}}. O encerramento sem aviso sujeita a parte a multa de {{multa_rescisoria}} sobre o saldo do contrato.</p>
<p>A parte prejudicada pelo descumprimento pode resolver o contrato se a outra, notificada, não o corrigir em 15 dias, sem prejuízo das perdas e danos (Código Civil, art. 475). Se o prazo ajustado passar de quatro anos, o contrato considera-se findo ao fim do quarto (Código Civil, art. 598).</p>
<h2>4. Obrigações da CONTRATADA</h2>
<ul><li>executar os serviços com diligência e pessoal próprio;</li><li>responder por encargos trabalhistas, previdenciários e fiscais de sua equipe;</li><li>guardar sigilo e tratar dados pessoais conforme a LGPD.</li></ul>
<h2>5. Obrigações da CONTRATANTE</h2>
<ul><li>fornecer as informações e os acessos necessários;</li><li>pagar o preço nas datas ajustadas.</li></ul>
<h2>6. Propriedade intelectual</h2>
<p>Pago o preço, os direitos patrimoniais sobre as entregas pertencem à CONTRATANTE, cedidos de forma total e definitiva, no Brasil e no exterior (Lei nº 9.610/1998, arts. 49 a 52, e Lei nº 9.609/1998, art. 4º). O que a CONTRATADA já tinha, e usar nas entregas, continua dela e fica licenciado à CONTRATANTE sem custo e sem prazo, para o uso das entregas.</p>
<h2>7. Autonomia</h2>
<p>Não há vínculo de emprego, sociedade ou representação entre as partes.</p>
<h2>8. Avisos</h2>
<p>São válidos os avisos enviados à CONTRATANTE por {{email_contratante}} e à CONTRATADA por {{email_contratada}}.</p>
<h2>9. Foro</h2>
<p>Fica eleito o foro da comarca de {{foro}}.</p>
${electronicSignature}
${signatures(
  partySignature('contratante', 'CONTRATANTE'),
  partySignature('contratada', 'CONTRATADA'),
)}
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
    ['valor_final', 'Valor final devido (R$)', 'money'],
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
<p>É devido o valor final de {{valor_final}}. Entregas e pendências: {{pendencias}}.</p>
<h2>3. Quitação</h2>
<p>Cumprido o acerto, as partes dão-se plena e recíproca quitação, permanecendo em vigor os deveres de sigilo e de proteção de dados.</p>
<h2>4. Foro</h2>
<p>Fica eleito o foro da comarca de {{foro}}.</p>
${electronicSignature}
${signatures(
  partySignature('contratante', 'CONTRATANTE'),
  partySignature('contratada', 'CONTRATADA'),
)}`,
}
