import {
  electronicSignature,
  forum,
  partyFields,
  partySignature,
  partyText,
  placeAndDate,
  signatureLine,
  signatures,
} from './parties.ts'
import type { TemplateSeed } from './template-seed.ts'

export const partnershipMemorandum: TemplateSeed = {
  name: 'Memorando de Entendimentos entre sócios fundadores',
  type: 'Societário',
  description: 'Combina participação, papéis e saída dos sócios antes de abrir a empresa.',
  revisedDaysAgo: 300,
  fields: [
    ['socio_1_nome', 'Nome do primeiro sócio'],
    ['socio_1_cpf', 'CPF do primeiro sócio', 'cpf'],
    ['socio_1_participacao', 'Participação do primeiro sócio (%)', 'percent', 100],
    ['socio_1_funcao', 'Função do primeiro sócio'],
    ['socio_2_nome', 'Nome do segundo sócio'],
    ['socio_2_cpf', 'CPF do segundo sócio', 'cpf'],
    ['socio_2_participacao', 'Participação do segundo sócio (%)', 'percent', 100],
    ['socio_2_funcao', 'Função do segundo sócio'],
    ['negocio', 'Negócio a desenvolver', 'textarea'],
    ['investimento', 'Investimento inicial e quem o faz', 'textarea'],
    ['vesting_meses', 'Prazo de aquisição da participação, em meses', 'months'],
    ['carencia_meses', 'Carência da aquisição, em meses', 'months'],
    ['decisoes', 'Decisões que exigem unanimidade', 'textarea'],
    ['nao_concorrencia_meses', 'Não concorrência após a saída, em meses', 'months'],
    ['nao_concorrencia_territorio', 'Território da não concorrência'],
    forum,
    ...placeAndDate,
  ],
  html: `<h1>Memorando de Entendimentos</h1>
<p><strong>{{socio_1_nome}}</strong>, CPF nº {{socio_1_cpf}}, e <strong>{{socio_2_nome}}</strong>, CPF nº {{socio_2_cpf}}, ajustam as bases da sociedade que pretendem constituir.</p>
<h2>1. Negócio</h2><p>{{negocio}}</p>
<h2>2. Participações e funções</h2>
<table><tr><th>Sócio</th><th>Participação</th><th>Função</th></tr><tr><td>{{socio_1_nome}}</td><td>{{socio_1_participacao}}</td><td>{{socio_1_funcao}}</td></tr><tr><td>{{socio_2_nome}}</td><td>{{socio_2_participacao}}</td><td>{{socio_2_funcao}}</td></tr></table>
<h2>3. Investimento</h2><p>{{investimento}}</p>
<h2>4. Aquisição progressiva</h2>
<p>As participações são adquiridas ao longo de {{vesting_meses}}, em parcelas mensais iguais, com carência de {{carencia_meses}}, antes da qual nada se adquire. Quem sair antes conserva apenas o que já adquiriu.</p>
<h2>5. Decisões</h2><p>Dependem de unanimidade: {{decisoes}}.</p>
<h2>6. Propriedade intelectual e concorrência</h2>
<p>O que for criado para o negócio pertencerá à sociedade. O sócio que sair não exercerá, por conta própria ou alheia, a atividade descrita na cláusula 1, no território de {{nao_concorrencia_territorio}}, por {{nao_concorrencia_meses}} a contar da saída.</p>
<h2>7. Sigilo</h2>
<p>Os sócios guardam segredo sobre o negócio durante as tratativas, na sociedade e depois da saída, enquanto as informações não forem públicas.</p>
<h2>8. Força deste memorando</h2>
<p>Obrigam desde a assinatura as cláusulas 4, 6, 7 e 8. As demais são bases do contrato social e obrigam quando nele constarem. Fica eleito o foro da comarca de {{foro}}.</p>
${electronicSignature}
${signatures(
  signatureLine('<strong>{{socio_1_nome}}</strong>', 'Primeiro sócio'),
  signatureLine('<strong>{{socio_2_nome}}</strong>', 'Segundo sócio'),
)}`,
}

export const meetingMinutes: TemplateSeed = {
  name: 'Ata de Reunião de Sócios',
  type: 'Societário',
  description: 'Registra deliberações dos sócios de sociedade limitada.',
  revisedDaysAgo: 90,
  fields: [
    ['sociedade_nome', 'Razão social'],
    ['sociedade_cnpj', 'CNPJ', 'cnpj'],
    ['sociedade_nire', 'NIRE'],
    ['data_reuniao', 'Data da reunião', 'date'],
    ['hora', 'Horário'],
    ['local', 'Local ou meio eletrônico'],
    [
      'convocacao',
      'Convocação: como e quando, ou “dispensada, por estarem presentes todos os sócios”',
      'textarea',
    ],
    ['presentes', 'Sócios presentes e participação de cada um no capital', 'textarea'],
    ['quorum', 'Capital social presente (%)', 'percent', 100],
    ['presidente', 'Presidente da mesa'],
    ['secretario', 'Secretário da mesa'],
    ['ordem_dia', 'Ordem do dia', 'textarea'],
    ['deliberacoes', 'Deliberações', 'textarea'],
    ['votacao', 'Votação: a favor, contra e abstenções, em % do capital', 'textarea'],
    ...placeAndDate,
  ],
  html: `<h1>Ata de Reunião de Sócios</h1>
<p><strong>{{sociedade_nome}}</strong>, CNPJ nº {{sociedade_cnpj}}, NIRE {{sociedade_nire}}.</p>
<p><strong>Data, hora e local:</strong> {{data_reuniao}}, às {{hora}}, em {{local}}.</p>
<p><strong>Convocação</strong> (Código Civil, art. 1.072): {{convocacao}}.</p>
<p><strong>Presença:</strong> {{presentes}}, que somam {{quorum}} do capital social, verificado o quórum de instalação (Código Civil, art. 1.074).</p>
<p><strong>Mesa:</strong> presidente, {{presidente}}; secretário, {{secretario}}.</p>
<h2>Ordem do dia</h2><p>{{ordem_dia}}</p>
<h2>Deliberações</h2><p>{{deliberacoes}}</p>
<p><strong>Votação</strong> (Código Civil, art. 1.076): {{votacao}}.</p>
<h2>Encerramento</h2>
<p>Nada mais havendo a tratar, lavrou-se esta ata, lida, aprovada e assinada pela mesa e pelos sócios presentes (Código Civil, art. 1.075, § 1º).</p>
${electronicSignature}
${signatures(
  signatureLine('<strong>{{presidente}}</strong>', 'Presidente da mesa'),
  signatureLine('<strong>{{secretario}}</strong>', 'Secretário da mesa'),
  signatureLine('Sócios presentes'),
)}`,
}

export const commercialPartnership: TemplateSeed = {
  name: 'Contrato de Parceria Comercial',
  type: 'Contratos',
  description: 'Indicação recíproca de clientes, com participação no resultado.',
  revisedDaysAgo: 60,
  fields: [
    ...partyFields('parceira_a', 'da primeira parceira'),
    ...partyFields('parceira_b', 'da segunda parceira'),
    ['objeto', 'Objeto da parceria', 'textarea'],
    ['territorio', 'Onde valem as indicações'],
    ['participacao', 'Participação de quem indica no valor recebido (%)', 'percent', 100],
    ['apuracao', 'Periodicidade da apuração'],
    ['exclusividade', 'Há exclusividade? Em que termos?'],
    ['data_inicio', 'Início da vigência', 'date'],
    ['prazo_meses', 'Prazo, em meses', 'months'],
    ['aviso_dias', 'Aviso prévio, em dias', 'days'],
    forum,
    ...placeAndDate,
  ],
  html: `<h1>Contrato de Parceria Comercial</h1>
${partyText('parceira_a', 'PARCEIRA A')}
${partyText('parceira_b', 'PARCEIRA B')}
<h2>1. Objeto</h2><p>{{objeto}}. As indicações valem em: {{territorio}}. Exclusividade: {{exclusividade}}.</p>
<h2>2. Resultados</h2><p>Cabe à parceira que indicar o cliente {{participacao}} do valor recebido dele, apurado com periodicidade {{apuracao}} e pago em até 10 dias da apuração, com demonstrativo.</p>
<h2>3. Marcas</h2><p>O uso da marca da outra parceira depende de aprovação prévia e termina com o contrato (Lei nº 9.279/1996, arts. 129 e 139).</p>
<h2>4. Independência</h2><p>As parceiras são independentes: não há sociedade nem vínculo de emprego. Cada uma apenas indica; não negocia preço, não recolhe pedidos nem age em nome da outra. A parceira que passar a mediar negócios da outra em caráter não eventual o fará por contrato próprio de representação comercial, com registro no conselho regional e a indenização legal (Lei nº 4.886/1965, arts. 1º, 2º e 27, “j”).</p>
<h2>5. Vigência</h2><p>Vigora por {{prazo_meses}} a partir de {{data_inicio}}. Qualquer parceira pode encerrá-lo com aviso de {{aviso_dias}}; as indicações feitas antes continuam a ser pagas. O descumprimento não corrigido em 15 dias da notificação autoriza a resolução (Código Civil, art. 475).</p>
<h2>6. Sigilo e dados</h2><p>O que uma parceira souber da outra é sigiloso. Os dados dos clientes indicados são tratados conforme a Lei nº 13.709/2018 (LGPD), e a indicação depende de base legal de quem indica.</p>
<h2>7. Foro</h2><p>Comarca de {{foro}}.</p>
${electronicSignature}
${signatures(
  partySignature('parceira_a', 'PARCEIRA A'),
  partySignature('parceira_b', 'PARCEIRA B'),
)}`,
}
