import { forum, partyFields, partyText, placeAndDate, signatures } from './parties.ts'
import type { TemplateSeed } from './template-seed.ts'

export const partnershipMemorandum: TemplateSeed = {
  name: 'Memorando de Entendimentos entre sócios fundadores',
  type: 'Societário',
  description: 'Combina participação, papéis e saída dos sócios antes de abrir a empresa.',
  revisedDaysAgo: 300,
  fields: [
    ['socio_1_nome', 'Nome do primeiro sócio'],
    ['socio_1_cpf', 'CPF do primeiro sócio'],
    ['socio_1_participacao', 'Participação do primeiro sócio (%)', 'number'],
    ['socio_1_funcao', 'Função do primeiro sócio'],
    ['socio_2_nome', 'Nome do segundo sócio'],
    ['socio_2_cpf', 'CPF do segundo sócio'],
    ['socio_2_participacao', 'Participação do segundo sócio (%)', 'number'],
    ['socio_2_funcao', 'Função do segundo sócio'],
    ['negocio', 'Negócio a desenvolver', 'textarea'],
    ['investimento', 'Investimento inicial e quem o faz', 'textarea'],
    ['vesting_meses', 'Prazo de aquisição da participação, em meses', 'number'],
    ['carencia_meses', 'Carência da aquisição, em meses', 'number'],
    ['decisoes', 'Decisões que exigem unanimidade', 'textarea'],
    ['nao_concorrencia_meses', 'Não concorrência após a saída, em meses', 'number'],
    ...placeAndDate,
  ],
  html: `<h1>Memorando de Entendimentos</h1>
<p><strong>{{socio_1_nome}}</strong>, CPF nº {{socio_1_cpf}}, e <strong>{{socio_2_nome}}</strong>, CPF nº {{socio_2_cpf}}, ajustam as bases da sociedade que pretendem constituir.</p>
<h2>1. Negócio</h2><p>{{negocio}}</p>
<h2>2. Participações e funções</h2>
<table><tr><th>Sócio</th><th>Participação</th><th>Função</th></tr><tr><td>{{socio_1_nome}}</td><td>{{socio_1_participacao}}%</td><td>{{socio_1_funcao}}</td></tr><tr><td>{{socio_2_nome}}</td><td>{{socio_2_participacao}}%</td><td>{{socio_2_funcao}}</td></tr></table>
<h2>3. Investimento</h2><p>{{investimento}}</p>
<h2>4. Aquisição progressiva</h2>
<p>As participações são adquiridas ao longo de {{vesting_meses}} meses, com carência de {{carencia_meses}} meses. Quem sair antes conserva apenas o que já adquiriu.</p>
<h2>5. Decisões</h2><p>Dependem de unanimidade: {{decisoes}}.</p>
<h2>6. Propriedade intelectual e concorrência</h2>
<p>O que for criado para o negócio pertencerá à sociedade. O sócio que sair não concorrerá por {{nao_concorrencia_meses}} meses.</p>
${signatures('Primeiro sócio', 'Segundo sócio')}`,
}

export const meetingMinutes: TemplateSeed = {
  name: 'Ata de Reunião de Sócios',
  type: 'Societário',
  description: 'Registra deliberações dos sócios de sociedade limitada.',
  revisedDaysAgo: 90,
  fields: [
    ['sociedade_nome', 'Razão social'],
    ['sociedade_cnpj', 'CNPJ'],
    ['sociedade_nire', 'NIRE'],
    ['data_reuniao', 'Data da reunião', 'date'],
    ['hora', 'Horário'],
    ['local', 'Local ou meio eletrônico'],
    ['presentes', 'Sócios presentes e participação', 'textarea'],
    ['presidente', 'Presidente da mesa'],
    ['secretario', 'Secretário da mesa'],
    ['ordem_dia', 'Ordem do dia', 'textarea'],
    ['deliberacoes', 'Deliberações', 'textarea'],
    ...placeAndDate,
  ],
  html: `<h1>Ata de Reunião de Sócios</h1>
<p><strong>{{sociedade_nome}}</strong>, CNPJ nº {{sociedade_cnpj}}, NIRE {{sociedade_nire}}.</p>
<p><strong>Data, hora e local:</strong> {{data_reuniao}}, às {{hora}}, em {{local}}.</p>
<p><strong>Presença:</strong> {{presentes}}, dispensada a convocação pelo comparecimento de todos (Código Civil, art. 1.072, § 2º).</p>
<p><strong>Mesa:</strong> presidente, {{presidente}}; secretário, {{secretario}}.</p>
<h2>Ordem do dia</h2><p>{{ordem_dia}}</p>
<h2>Deliberações</h2><p>{{deliberacoes}}</p>
<h2>Encerramento</h2>
<p>Nada mais havendo a tratar, lavrou-se esta ata, lida, aprovada e assinada pela mesa e pelos sócios presentes (Código Civil, art. 1.075, § 1º).</p>
${signatures('Presidente', 'Secretário', 'Sócios presentes')}`,
}

export const commercialPartnership: TemplateSeed = {
  name: 'Contrato de Parceria Comercial',
  type: 'Contratos',
  description: 'Indicação de clientes ou venda conjunta, com divisão de resultados.',
  revisedDaysAgo: 60,
  fields: [
    ...partyFields('parceira_a', 'da primeira parceira'),
    ...partyFields('parceira_b', 'da segunda parceira'),
    ['objeto', 'Objeto da parceria', 'textarea'],
    ['territorio', 'Território'],
    ['comissao', 'Comissão ou divisão do resultado (%)', 'number'],
    ['apuracao', 'Periodicidade da apuração'],
    ['exclusividade', 'Há exclusividade? Em que termos?'],
    ['data_inicio', 'Início da vigência', 'date'],
    ['prazo_meses', 'Prazo, em meses', 'number'],
    ['aviso_dias', 'Aviso prévio, em dias', 'number'],
    forum,
    ...placeAndDate,
  ],
  html: `<h1>Contrato de Parceria Comercial</h1>
${partyText('parceira_a', 'PARCEIRA A')}
${partyText('parceira_b', 'PARCEIRA B')}
<h2>1. Objeto e território</h2><p>{{objeto}}. Território: {{territorio}}. Exclusividade: {{exclusividade}}.</p>
<h2>2. Resultados</h2><p>Cabe à parceira que indicar ou vender {{comissao}}% do valor recebido, apurado com periodicidade {{apuracao}} e pago em até 10 dias da apuração.</p>
<h2>3. Marcas</h2><p>O uso da marca da outra parceira depende de aprovação prévia e termina com o contrato (Lei nº 9.279/1996, arts. 129 e 139).</p>
<h2>4. Independência</h2><p>As parceiras são independentes; não há sociedade, vínculo de emprego ou representação comercial.</p>
<h2>5. Vigência</h2><p>Vigora por {{prazo_meses}} meses a partir de {{data_inicio}}. Encerra-se com aviso de {{aviso_dias}} dias.</p>
<h2>6. Foro</h2><p>Comarca de {{foro}}.</p>
${signatures('PARCEIRA A', 'PARCEIRA B')}`,
}
