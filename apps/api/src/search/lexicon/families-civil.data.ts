/** Word families of obligations, contracts, property, family and succession; one per line. */
export const civilFamilies = `
locar locação locatício locativo =locador locadora
sublocar sublocação =sublocador sublocatício
alugar aluguel aluguer alugado
ceder cessão cedente
cessionário
locatário
conceder concessão concedente
concessionário concessionária
remeter remessa remetente
rescindir rescisão rescisório rescindível
resilir resilição
resolver resolução resolutivo resolutório
distratar distrato
dissolver dissolução
contratar contrato contratação contratual contratante contratualista
contrair contração contraente
contratempo
suspender suspensão suspenso suspensivo
extinguir extinção extinto extintivo
restituir restituição
devolver devolução
pagar pagamento pago paga pagador pagável
quitar quitação quite
receber recebimento recebedor recebível
recibo
perceber percepção
conceber concepção
cobrar cobrança cobrador
dever devido devida
devedor
dívida endividar endividamento endividado superendividamento superendividado
crédito creditar creditório creditício
credor
débito debitar
obrigar obrigação obrigacional obrigatório obrigatoriedade
obrigado
adimplir adimplemento adimplência adimplente
inadimplir inadimplemento inadimplência inadimplente
cumprir cumprimento
descumprir descumprimento
mora moratório moratória
multa multar
pena penal penalidade penalizar
perda perder perdimento
dano danificar danoso
indenizar indenização indenizatório
ressarcir ressarcimento
reparar reparação reparatório
garantir garantia garantidor
fiança afiançar fiador fiadora
aval avalizar avalista
caução caucionar caucionamento
hipoteca hipotecar hipotecário
penhor pignoratício empenhar
penhora penhorar penhorável impenhorável impenhorabilidade penhore
anticrese
alienar alienação alienante
fidúcia fiduciário fiduciante
vender venda vendedor
comprar compra comprador
permuta permutar
trocar troca
doar doação doador doadora
donatário
emprestar empréstimo
mútuo mutuante mutuário
comodato comodante comodatário
depositar depósito depositante
depositário
mandato mandatário
mandar mando
outorgar outorga outorgante
procuração procurador procuradoria
representar representação representante
corretagem corretor
seguro segurar segurado seguradora securitário
resseguro ressegurar resseguradora
sinistro sinistrado sinistralidade
apólice
prêmio premiar premiação
prestar prestação prestador
empreitar empreitada empreiteiro empreiteira
fornecer fornecimento fornecedor
transportar transporte transportador transportadora
franquia franquear franqueador franqueado
licença licenciar licenciamento licenciado licenciante
aditar aditamento aditivo
prorrogar prorrogação
renovar renovação renovatório
reajustar reajuste reajustamento
vigorar vigência vigente vigor viger
vencer vencimento vencido vencível
caducar caducidade caduco
decair decadência decadencial
prescrever prescrição prescricional prescritível imprescritível
proscrever proscrição
anular anulação anulatório anulável
nulo nulidade nulificar
invalidar invalidação inválido invalidade
ratificar ratificação
retificar retificação
revogar revogação revogatório
denunciar denúncia denunciante
renunciar renúncia
aceitar aceitação aceite aceito
oferta ofertar ofertante
oferecer oferecimento
propor proposta proposto proposição proponente
preposto preposição
prometer promessa
promitente
comprometer compromisso comprometimento
compromissário
acordo acordar
transigir transação transacional
conciliar conciliação conciliatório
mediar mediação mediador
negociar negociação negociador negócio negocial
notificar notificação notificante
interpelar interpelação
consentir consentimento
anuir anuência anuente
coagir coação coator
fraude fraudar fraudulento fraudador
falso falsidade falsificar falsificação falsificador falsário falsear
abuso abusar abusivo abusividade
simular simulação simulado
dolo doloso
culpa culposo culpar culpado
boa-fé
posse possuir possuidor possessório empossar
esbulhar esbulho
turbar turbação
usucapir usucapião
propriedade proprietário
imóvel imobiliário imobiliária
móvel mobiliário
domínio dominial
condomínio condômino condominial
síndico
usufruto usufrutuário usufruir
servidão
superfície superficiário
enfiteuse
laudêmio
foro
escritura escriturar escrituração
matrícula matricular
registro registrar registral registrador
averbar averbação
tabelião tabelionato
cartório cartorário
notarial
lavrar lavratura
lote lotear loteamento loteador
desmembrar desmembramento
incorporar incorporação incorporador incorporadora
edificar edificação edifício
construir construção construtor construtora
demolir demolição demolitório
obra
reformar reforma
vizinho vizinhança
despejar despejo
desocupar desocupação
inquilino inquilinato
arrendar arrendamento arrendador
arrendatário
benfeitoria
evicção
vício viciar redibitório
entregar entrega entregue
imitir imissão
emitir emissão emitente emissor
remitir remissão
remir remição
adquirir aquisição adquirente aquisitivo
transferir transferência
transmitir transmissão
desapropriar desapropriação expropriar expropriação
tombar tombamento
casar casamento casado
cônjuge conjugal
matrimônio matrimonial
nubente núpcias nupcial antenupcial
divorciar divórcio
separar separação
companheiro
filho
filiação filiar
paternidade paterno paternal
maternidade materno maternal
adotar adoção adotante adotivo
guarda guardar guardião
tutela tutelar tutor
curatela curar curador curadoria
interditar interdição
alimento alimentar alimentício alimentante
alimentando
pensão pensionista pensionamento pensionar
visitar visita visitação
emancipar emancipação
herdar herança herdeiro hereditário coerdeiro
suceder sucessão sucessório sucessor
sucesso
inventário inventariar inventariante
inventar invenção invento inventor inventivo
testamento testar testamentário testador testamenteiro
legatário
espólio
partilha partilhar sobrepartilha
colacionar colação
deserdar deserdação
meação meeiro
arrolar arrolamento
falecer falecimento falecido
morrer morte morto morrido
óbito
nascer nascimento nascido nascituro
ausentar ausência ausente
domicílio domiciliar domiciliado
residir residência residencial residente
pessoa
personalidade
capaz capacidade
incapaz incapacidade incapacitar incapacitante
menor menoridade
maior maioridade
fundação fundacional
fundo
fundar fundador
fundamento fundamentar fundamentação
associar associação associado associativo
responsabilizar responsabilidade responsável
`
