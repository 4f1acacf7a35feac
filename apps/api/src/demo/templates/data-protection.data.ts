import {
  electronicSignature,
  partyFields,
  partySignature,
  partyText,
  placeAndDate,
  signatureLine,
  signatures,
} from './parties.ts'
import type { TemplateSeed } from './template-seed.ts'

export const consent: TemplateSeed = {
  name: 'Termo de Consentimento para tratamento de dados (LGPD)',
  type: 'Proteção de dados',
  description: 'Consentimento livre, informado e inequívoco do titular.',
  revisedDaysAgo: 18,
  fields: [
    ['controlador_nome', 'Nome do controlador'],
    ['controlador_cnpj', 'CNPJ do controlador', 'cnpj'],
    ['controlador_contato', 'Contato do encarregado'],
    ['titular_nome', 'Nome do titular'],
    ['titular_cpf', 'CPF do titular', 'cpf'],
    ['dados', 'Dados pessoais tratados', 'textarea'],
    ['finalidades', 'Finalidades', 'textarea'],
    ['compartilhamento', 'Com quem os dados são compartilhados', 'textarea'],
    ['prazo', 'Prazo de guarda'],
    ...placeAndDate,
  ],
  html: `<h1>Termo de Consentimento</h1>
<p>Eu, <strong>{{titular_nome}}</strong>, CPF nº {{titular_cpf}}, autorizo <strong>{{controlador_nome}}</strong>, CNPJ nº {{controlador_cnpj}}, a tratar meus dados pessoais nos termos abaixo (Lei nº 13.709/2018, arts. 7º, I, e 8º).</p>
<h2>1. Dados</h2><p>{{dados}}</p>
<h2>2. Finalidades</h2><p>{{finalidades}}</p>
<h2>3. Compartilhamento</h2><p>{{compartilhamento}}</p>
<h2>4. Prazo</h2><p>Os dados serão guardados por {{prazo}} e depois eliminados, ressalvadas as hipóteses do art. 16 da LGPD.</p>
<h2>5. Meus direitos</h2>
<p>Posso confirmar o tratamento, acessar, corrigir, portar e eliminar meus dados, e revogar este consentimento a qualquer momento, sem custo, pelo contato {{controlador_contato}} (LGPD, arts. 8º, § 5º, e 18).</p>
<p>Recebi informação sobre a possibilidade de não consentir e sobre as consequências da negativa (LGPD, art. 18, VIII).</p>
${electronicSignature}
${signatures(signatureLine('<strong>{{titular_nome}}</strong>', 'Titular'))}`,
}

export const dataProcessing: TemplateSeed = {
  name: 'Acordo de Tratamento de Dados entre controlador e operador',
  type: 'Proteção de dados',
  description: 'Regras para o fornecedor que trata dados pessoais em nome da empresa.',
  revisedDaysAgo: 18,
  fields: [
    ...partyFields('controlador', 'do controlador'),
    ...partyFields('operador', 'do operador'),
    ['contrato_principal', 'Contrato principal'],
    ['operacoes', 'Operações de tratamento', 'textarea'],
    ['categorias_dados', 'Categorias de dados', 'textarea'],
    ['categorias_titulares', 'Categorias de titulares'],
    ['suboperadores', 'Suboperadores autorizados (ou “não há”)', 'textarea'],
    ['paises', 'Países em que os dados são tratados'],
    ['prazo_incidente', 'Prazo para avisar de incidente, em horas', 'hours', 72],
    ['contato_controlador', 'Contato do encarregado do controlador'],
    ['contato_operador', 'Contato do encarregado do operador'],
    ['prazo_eliminacao', 'Prazo para eliminar os dados ao final, em dias', 'days'],
    ...placeAndDate,
  ],
  html: `<h1>Acordo de Tratamento de Dados Pessoais</h1>
${partyText('controlador', 'CONTROLADOR')}
${partyText('operador', 'OPERADOR')}
<p>Este acordo integra o contrato: {{contrato_principal}}.</p>
<h2>1. Tratamento</h2>
<table><tr><th>Assunto</th><th>Descrição</th></tr><tr><td>Operações</td><td>{{operacoes}}</td></tr><tr><td>Dados</td><td>{{categorias_dados}}</td></tr><tr><td>Titulares</td><td>{{categorias_titulares}}</td></tr><tr><td>Suboperadores</td><td>{{suboperadores}}</td></tr><tr><td>Países</td><td>{{paises}}</td></tr></table>
<h2>2. Instruções</h2>
<p>O OPERADOR trata os dados somente conforme as instruções do CONTROLADOR (LGPD, art. 39) e responde por danos nos termos do art. 42.</p>
<h2>3. Segurança e incidentes</h2>
<p>O OPERADOR adota medidas de segurança adequadas (LGPD, art. 46) e avisa o CONTROLADOR de qualquer incidente em até {{prazo_incidente}}, pelo contato {{contato_controlador}}, para que possa ser comunicado à ANPD e aos titulares no prazo da Resolução CD/ANPD nº 15/2024.</p>
<h2>4. Direitos dos titulares</h2>
<p>O OPERADOR auxilia o CONTROLADOR a responder aos titulares. Contato do OPERADOR: {{contato_operador}}.</p>
<h2>5. Suboperadores e transferência internacional</h2>
<p>Outros suboperadores dependem de autorização prévia. A transferência internacional observa os arts. 33 a 36 da LGPD e a Resolução CD/ANPD nº 19/2024.</p>
<h2>6. Término</h2>
<p>Ao final, os dados são devolvidos ou eliminados em até {{prazo_eliminacao}}, salvo guarda exigida por lei.</p>
${electronicSignature}
${signatures(
  partySignature('controlador', 'CONTROLADOR'),
  partySignature('operador', 'OPERADOR'),
)}`,
}
