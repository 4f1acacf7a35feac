/** Word families of companies, tax, finance, intellectual property and data; one per line. */
export const businessFamilies = `
empresa empresarial empresário empresariar
empreender empreendimento empreendedor empreendedorismo
sociedade societário
sócio
social
acionar acionamento
acionista
capital capitalizar capitalização
integralizar integralização
subscrever subscrição subscritor
sobrescrever sobrescrito
cota quota cotista quotista
cotar cotação
quórum
deliberar deliberação deliberativo
assembleia assemblear
reunir reunião
ata
votar voto votação votante
estatuto estatutário
administrar administração administrador administrativo
gerir gestão gestor gerência gerente gerenciar gerenciamento gerencial
dirigir direção diretor diretora diretoria
diretriz
direito
conselho conselheiro aconselhar
auditar auditoria auditor
fundir fusão fundido
cindir cisão
transformar transformação
dissidente dissidência dissentir
liquidar liquidação liquidante
líquido
liquidez
falir falência falimentar falido
recuperar recuperação recuperando recuperacional
insolvência insolvente insolver
solvência solvente solver solvabilidade
distribuir distribuição distribuidor
dividendo
dividir divisão divisível divisor divisório
lucro lucrar lucrativo
prejuízo prejudicar prejudicial
balanço balancete
contábil contabilidade contabilizar contabilização
contador
patrimônio patrimonial
investir investimento investidor
financiar financiamento financiador
finança financeiro
banco bancário
fiscalizar fiscalização
fiscal fisco
faturar fatura faturamento
duplicata
nota
cheque
saque sacar sacador
sacado
endosso endossar endossante
protesto protestar protestado
desconto descontar
resgate resgatar
juro
remunerar remuneração remuneratório
atualizar atualização
corrigir correção corretivo
amortizar amortização
parcela parcelar parcelamento
moeda monetário
câmbio cambial cambiário
crescer crescimento
comércio comercial comerciante comercializar comercialização
indústria industrial industrializar industrialização
franchising
concorrer concorrência concorrente concorrencial
monopólio monopolizar monopolista monopolístico
preço precificar precificação
concurso concursal
competir competição competitivo competidor
competência competente
incompetência incompetente
consórcio consorciar consorciado
licitar licitação licitante licitatório
edital editalício
pregão pregoeiro
habilitar habilitação
adjudicar adjudicação
homologar homologação homologatório
tributo tributar tributação tributário tributável
imposto
impor imposição impositivo
taxa taxar taxação
contribuir contribuição contribuinte contributivo
isentar isenção isento
imune imunidade
anistia anistiar
elidir elisão
ilidir
evadir evasão evasivo
sonegar sonegação sonegador
autuar autuação
autor autoria autoral coautor coautoria
auto
lançar lançamento
arrecadar arrecadação
recolher recolhimento
reter retenção retido
deduzir dedução dedutível
abater abatimento
compensar compensação compensatório
restituível
alíquota
base
aduana aduaneiro
alfândega alfandegário
importar importação importador
exportar exportação exportador
despachar despacho despachante
embarcar embarque
desembarcar desembarque
consumir consumo consumidor consumerista
consumar consumação
produzir produção produtor produtivo
produto
fabricar fabricação fabricante fábrica fabril
defeito defeituoso
recall
propaganda
publicidade publicitário
público
publicar publicação
marca marcário
marcar marcação
patente patentear patentário patenteável
desenho desenhar
pirataria piratear pirata
plágio plagiar
contrafação contrafazer contrafator
royalty
tecnologia tecnológico
segredo secreto
sigilo sigiloso
confidencial confidencialidade
confessar confissão
privado privacidade
privar privação
dados
proteger proteção protetivo protetor
tratar tratamento
tratado
coletar coleta coletor
armazenar armazenamento armazenagem
armazém
compartilhar compartilhamento
eliminar eliminação
vazar vazamento
anonimizar anonimização anônimo anonimato
titular titularidade
título
controlar controle controlador
operar operação operador operacional
encarregar encarregado
incidir incidência
incidente incidental
segurança
cifrar cifra
criptografar criptografia
acessar acesso aceder acessível acessibilidade
acessório
assessoria assessorar assessor
assessoramento
consultar consulta consultoria consultor
portar portabilidade porte
portaria
informar informação informativo informacional
regular regulação regulatório regulador
regulamento regulamentar regulamentação
regularizar regularização
legal legalizar legalidade legalização
lei
legislar legislação legislativo legislador
norma normativo normatizar
conforme conformidade
compliance
governo governar governança governamental
exigir exigência exigível
inovar inovação inovador
produtividade
desenvolver desenvolvimento desenvolvedor
programa programar programação programador
hospedar hospedagem hospedeiro
viajar viagem
usar uso usuário usuária
utilizar utilização
usura usurário
usurpar usurpação
risco arriscar
avaliar avaliação avaliador
evoluir evolução evolutivo
crer crença
descrever descrição descritivo
inscrever inscrição inscrito
transcrever transcrição
escrever escrita escrito escritor
imprimir impressão impresso impressora
imprensa
expressar expressão expresso
exprimir
ambiental
poluir poluição poluente poluidor
sustentável sustentabilidade
sustentar sustentação
resíduo
energia energético
agrário agricultura agrícola
rural
`
