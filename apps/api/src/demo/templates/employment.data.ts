import { electronicSignature, placeAndDate, signatureLine, signatures } from './parties.ts'
import type { TemplateSeed } from './template-seed.ts'

const employer = [
  ['empregador_nome', 'Razão social do empregador'],
  ['empregador_cnpj', 'CNPJ do empregador', 'cnpj'],
  ['empregador_endereco', 'Endereço do empregador'],
  ['empregador_representante', 'Quem assina pelo empregador'],
] as const
const employee = [
  ['empregado_nome', 'Nome completo do empregado'],
  ['empregado_cpf', 'CPF do empregado', 'cpf'],
  ['empregado_ctps', 'Carteira de trabalho (número e série, ou “digital”)'],
  ['empregado_endereco', 'Endereço do empregado'],
] as const
const parties = `<p><strong>{{empregador_nome}}</strong>, CNPJ nº {{empregador_cnpj}}, com sede em {{empregador_endereco}}, doravante EMPREGADOR; e <strong>{{empregado_nome}}</strong>, CPF nº {{empregado_cpf}}, CTPS {{empregado_ctps}}, residente em {{empregado_endereco}}, doravante EMPREGADO.</p>`
const employerSignature = signatureLine(
  '<strong>{{empregador_nome}}</strong>',
  'EMPREGADOR, por {{empregador_representante}}',
)
const employeeSignature = signatureLine('<strong>{{empregado_nome}}</strong>', 'EMPREGADO')

export const trialEmployment: TemplateSeed = {
  name: 'Contrato de Trabalho de Experiência',
  type: 'Trabalhista',
  description: 'Admissão por prazo de experiência de até 90 dias.',
  revisedDaysAgo: 75,
  fields: [
    ...employer,
    ...employee,
    ['cargo', 'Cargo'],
    ['atividades', 'Principais atividades', 'textarea'],
    ['salario', 'Salário mensal (R$)', 'money'],
    ['local_trabalho', 'Local de trabalho'],
    ['jornada', 'Jornada e horário de trabalho', 'textarea'],
    ['intervalo', 'Intervalo para refeição'],
    ['data_inicio', 'Data de início', 'date'],
    ['prazo_dias', 'Prazo da experiência, em dias (até 90)', 'days', 90],
    ['beneficios', 'Benefícios (ou “não há”)', 'textarea'],
    ...placeAndDate,
  ],
  html: `<h1>Contrato de Trabalho de Experiência</h1>
${parties}
<h2>1. Função</h2>
<p>O EMPREGADO exercerá o cargo de {{cargo}}, com as atividades: {{atividades}}.</p>
<h2>2. Prazo</h2>
<p>O contrato inicia em {{data_inicio}}, pelo prazo de {{prazo_dias}}. Se for menor que 90 dias, as partes podem prorrogá-lo uma única vez, por escrito e antes do fim, sem que o total passe de 90 dias (CLT, art. 445, parágrafo único, e art. 451).</p>
<h2>3. Remuneração e benefícios</h2>
<p>O salário é de {{salario}} por mês, pago até o quinto dia útil do mês seguinte. Benefícios: {{beneficios}}.</p>
<h2>4. Local e jornada</h2>
<p>O trabalho será prestado em {{local_trabalho}}, no horário: {{jornada}}, com intervalo de {{intervalo}}.</p>
<h2>5. Deveres</h2>
<p>O EMPREGADO cumprirá o regulamento interno, guardará sigilo e zelará pelos equipamentos que receber. O EMPREGADO concorda com o desconto, no salário, dos danos que causar por culpa; os causados por dolo são sempre descontados (CLT, art. 462, § 1º).</p>
<h2>6. Término antecipado</h2>
<p>As partes asseguram-se o direito recíproco de rescisão antes do termo, aplicando-se as regras dos contratos por prazo indeterminado (CLT, art. 481).</p>
${electronicSignature}
${signatures(employerSignature, employeeSignature)}`,
}

export const remoteWork: TemplateSeed = {
  name: 'Aditivo de Teletrabalho',
  type: 'Trabalhista',
  description: 'Passa o empregado ao regime de teletrabalho, total ou híbrido.',
  revisedDaysAgo: 200,
  fields: [
    ...employer,
    ...employee,
    ['regime', 'Regime (integral ou híbrido) e dias presenciais'],
    ['data_inicio', 'Início do regime', 'date'],
    ['equipamentos', 'Equipamentos fornecidos', 'textarea'],
    ['ajuda_custo', 'Ajuda de custo mensal (R$)', 'money'],
    ['controle_jornada', 'Controle de jornada'],
    ...placeAndDate,
  ],
  html: `<h1>Termo Aditivo de Teletrabalho</h1>
${parties}
<h2>1. Regime</h2>
<p>A partir de {{data_inicio}}, o trabalho será prestado em regime de teletrabalho: {{regime}} (CLT, arts. 75-A a 75-F).</p>
<h2>2. Equipamentos e despesas</h2>
<p>O EMPREGADOR fornece: {{equipamentos}}. A ajuda de custo mensal é de {{ajuda_custo}} e não integra a remuneração (CLT, arts. 75-D, parágrafo único, e 457, § 2º).</p>
<h2>3. Jornada</h2>
<p>Controle de jornada: {{controle_jornada}}.</p>
<h2>4. Saúde e segurança</h2>
<p>O EMPREGADO recebeu instruções sobre ergonomia e prevenção de acidentes e compromete-se a segui-las (CLT, art. 75-E), e assina por isso termo de responsabilidade.</p>
<h2>5. Reversão</h2>
<p>O EMPREGADOR pode determinar o retorno ao trabalho presencial com aviso de 15 dias (CLT, art. 75-C, § 2º).</p>
${electronicSignature}
${signatures(employerSignature, employeeSignature)}`,
}

export const warning: TemplateSeed = {
  name: 'Advertência disciplinar',
  type: 'Trabalhista',
  description: 'Comunicação de falta ao empregado, com registro do fato.',
  fields: [
    ['empregador_nome', 'Razão social do empregador'],
    ['empregador_representante', 'Quem assina pelo empregador'],
    ['empregado_nome', 'Nome completo do empregado'],
    ['cargo', 'Cargo'],
    ['data_fato', 'Data do fato', 'date'],
    ['descricao_fato', 'Descrição do fato', 'textarea'],
    ['norma', 'Norma interna ou dever descumprido'],
    ...placeAndDate,
    ['testemunhas', 'Testemunhas (ou “não há”)'],
  ],
  html: `<h1>Advertência Disciplinar</h1>
<p>Ao Sr. ou à Sra. <strong>{{empregado_nome}}</strong>, {{cargo}}.</p>
<p>{{empregador_nome}} comunica que, em {{data_fato}}, verificou-se o seguinte: {{descricao_fato}}.</p>
<p>O fato contraria: {{norma}}. Aplica-se, por isso, esta <strong>advertência</strong>, esperando-se que não se repita. A reincidência pode levar a suspensão e, em último caso, à rescisão por justa causa (CLT, arts. 474 e 482).</p>
<p>O empregado pode apresentar suas razões por escrito em até 3 dias úteis.</p>
${electronicSignature}
${signatures(employerSignature, employeeSignature)}
<p>Testemunhas: {{testemunhas}}.</p>`,
}
