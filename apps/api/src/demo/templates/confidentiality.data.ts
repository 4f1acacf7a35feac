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

export const mutualConfidentiality: TemplateSeed = {
  name: 'Acordo de Confidencialidade (NDA) mútuo',
  type: 'Contratos',
  description: 'Protege as informações que duas empresas trocam ao negociar um projeto.',
  revisedDaysAgo: 46,
  fields: [
    ...partyFields('parte_a', 'da primeira parte'),
    ...partyFields('parte_b', 'da segunda parte'),
    ['projeto', 'Projeto ou negócio em discussão', 'textarea'],
    ['prazo_anos', 'Prazo do sigilo, em anos', 'years'],
    ['multa', 'Valor da multa por descumprimento (R$)', 'money'],
    forum,
    ...placeAndDate,
  ],
  html: `<h1>Acordo de Confidencialidade</h1>
<p>Pelo presente instrumento, as partes:</p>
${partyText('parte_a', 'PARTE A')}
${partyText('parte_b', 'PARTE B')}
<p>em conjunto denominadas PARTES, têm entre si justo e acertado o que segue.</p>
<h2>1. Objeto</h2>
<p>As PARTES trocarão informações para avaliar e desenvolver: {{projeto}}. Este acordo disciplina o sigilo dessas informações.</p>
<h2>2. Informação confidencial</h2>
<p>É confidencial toda informação técnica, comercial, financeira, jurídica ou estratégica revelada por uma PARTE à outra, por escrito, oralmente ou por qualquer outro meio, ainda que não identificada como tal.</p>
<p>Não é confidencial a informação que: (a) seja pública sem culpa de quem a recebeu; (b) já fosse conhecida de forma lícita por quem a recebeu; ou (c) tenha sido desenvolvida de forma independente, sem uso do que foi revelado.</p>
<p>A PARTE obrigada por lei ou por ordem de autoridade a revelar informação confidencial avisará antes a outra, se a lei o permitir, e revelará somente o que for exigido. A informação continua confidencial perante os demais.</p>
<h2>3. Obrigações</h2>
<ul><li>usar as informações somente para o objeto deste acordo;</li><li>limitar o acesso a quem delas precise e esteja sujeito a igual dever de sigilo;</li><li>adotar as medidas de segurança que adota para as próprias informações, nunca inferiores às razoáveis;</li><li>devolver ou destruir as informações e suas cópias em até 10 dias do pedido da outra PARTE.</li></ul>
<h2>4. Dados pessoais</h2>
<p>Se houver dados pessoais entre as informações, as PARTES observarão a Lei nº 13.709/2018 (LGPD).</p>
<h2>5. Prazo</h2>
<p>O dever de sigilo vigora por {{prazo_anos}}, a contar da assinatura, ainda que as tratativas terminem antes. Os segredos de negócio permanecem protegidos enquanto o forem (Lei nº 9.279/1996, art. 195, XI).</p>
<h2>6. Descumprimento</h2>
<p>A PARTE que descumprir este acordo pagará multa de {{multa}}, sem prejuízo da indenização das perdas e danos que a excederem (Código Civil, art. 416, parágrafo único).</p>
<h2>7. Disposições gerais</h2>
<p>Este acordo não obriga as PARTES a contratar nem transfere propriedade intelectual. Fica eleito o foro da comarca de {{foro}}.</p>
${electronicSignature}
${signatures(partySignature('parte_a', 'PARTE A'), partySignature('parte_b', 'PARTE B'))}`,
}

export const employeeConfidentiality: TemplateSeed = {
  name: 'Termo de Confidencialidade do colaborador',
  type: 'Trabalhista',
  description: 'Compromisso de sigilo assinado por empregados, estagiários e prestadores.',
  revisedDaysAgo: 120,
  fields: [
    ['colaborador_nome', 'Nome completo do colaborador'],
    ['colaborador_cpf', 'CPF do colaborador', 'cpf'],
    ['cargo', 'Cargo ou função'],
    ['empresa_nome', 'Razão social da empresa'],
    ['empresa_cnpj', 'CNPJ da empresa', 'cnpj'],
    ['empresa_representante', 'Quem assina pela empresa'],
    ['informacoes', 'Informações a que terá acesso', 'textarea'],
    ['prazo_anos', 'Prazo do sigilo após a saída, em anos', 'years'],
    ...placeAndDate,
  ],
  html: `<h1>Termo de Confidencialidade</h1>
<p><strong>{{colaborador_nome}}</strong>, CPF nº {{colaborador_cpf}}, no exercício da função de {{cargo}} junto a <strong>{{empresa_nome}}</strong>, CNPJ nº {{empresa_cnpj}}, declara e se compromete nos termos seguintes.</p>
<h2>1. Informações protegidas</h2>
<p>O colaborador terá acesso a: {{informacoes}}. Essas informações, e quaisquer outras não públicas que conheça em razão do trabalho, são sigilosas.</p>
<h2>2. Compromissos</h2>
<ul><li>não revelar, copiar ou usar as informações para fim alheio ao trabalho;</li><li>não compartilhar senhas nem acessar sistemas além do necessário;</li><li>tratar dados pessoais somente conforme as instruções da empresa e guardar a sua segurança, mesmo depois do vínculo (LGPD, Lei nº 13.709/2018, art. 47);</li><li>comunicar de imediato qualquer perda ou acesso indevido.</li></ul>
<h2>3. Duração</h2>
<p>O compromisso vale durante o vínculo e por {{prazo_anos}} depois do seu término.</p>
<h2>4. Consequências</h2>
<p>A violação do sigilo pode constituir justa causa (CLT, art. 482, “g”) e crime de concorrência desleal (Lei nº 9.279/1996, art. 195), além de obrigar à reparação dos danos.</p>
${electronicSignature}
${signatures(
  signatureLine('<strong>{{colaborador_nome}}</strong>', 'Colaborador'),
  signatureLine('<strong>{{empresa_nome}}</strong>', 'por {{empresa_representante}}'),
)}`,
}
