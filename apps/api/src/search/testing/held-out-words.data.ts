/**
 * Words of law firms that find each other, by why they are hard, and strangers that do not:
 * written before the rules and kept apart from them: what they make of these was not looked at
 * while they were made.
 */
export const pairs: Readonly<Record<string, string>> = {
  'verb and noun': `
locar | locação; ceder | cessão; conceder | concessão; remeter | remessa; suspender | suspensão
restituir | restituição; extinguir | extinção; recorrer | recurso; pagar | pagamento
intimar | intimação; citar | citação; penhorar | penhora; arrematar | arrematação
inventariar | inventário; doar | doação; comprar | compra; alugar | aluguel; despejar | despejo
demitir | demissão; registrar | registro; averbar | averbação; autenticar | autenticação
reconhecer | reconhecimento; constituir | constituição; incorporar | incorporação
cindir | cisão; transformar | transformação; assumir | assunção; transferir | transferência
adquirir | aquisição; usucapir | usucapião; desapropriar | desapropriação; tributar | tributação
isentar | isenção; parcelar | parcelamento; lançar | lançamento; deduzir | dedução
prescrever | prescrição; julgar | julgamento; decidir | decisão; apelar | apelação
embargar | embargo; agravar | agravo; contestar | contestação; condenar | condenação
absolver | absolvição; apreender | apreensão; casar | casamento; divorciar | divórcio
separar | separação; adotar | adoção; guardar | guarda; herdar | herança; suceder | sucessão
licenciar | licença; patentear | patente; plagiar | plágio; piratear | pirataria
publicar | publicação; proteger | proteção; coletar | coleta; consentir | consentimento
vazar | vazamento; anular | anulação; homologar | homologação; deferir | deferimento
protestar | protesto; acordar | acordo; arbitrar | arbitragem; fiscalizar | fiscalização
inspecionar | inspeção; vistoriar | vistoria; reformar | reforma; construir | construção
demolir | demolição; hipotecar | hipoteca; alienar | alienação; financiar | financiamento
afiançar | fiança; avalizar | aval; emitir | emissão; resgatar | resgate; sacar | saque
bloquear | bloqueio; quebrar | quebra; recuperar | recuperação; licitar | licitação
opor | oposição; expor | exposição; intervir | intervenção; obter | obtenção; conter | contenção
prever | previsão; transigir | transação; redigir | redação; corrigir | correção
dirigir | direção; inscrever | inscrição; transcrever | transcrição; interromper | interrupção
distribuir | distribuição; substituir | substituição; destituir | destituição
incluir | inclusão; excluir | exclusão; colidir | colisão; invadir | invasão; evadir | evasão
dividir | divisão; expandir | expansão; estender | extensão; pretender | pretensão
ofender | ofensa; surpreender | surpresa; compreender | compreensão; converter | conversão
inverter | inversão; transgredir | transgressão; progredir | progressão; regredir | regressão
permitir | permissão; transmitir | transmissão; comprometer | compromisso; exceder | excesso
proceder | procedimento; interceder | intercessão; confessar | confissão; expulsar | expulsão
nomear | nomeação; afastar | afastamento; contrair | contração; subtrair | subtração
atrair | atração; trair | traição; furtar | furto; roubar | roubo; sequestrar | sequestro
estelionatar | estelionato; ameaçar | ameaça; caluniar | calúnia; difamar | difamação
injuriar | injúria; importar | importação; exportar | exportação; desembarcar | desembarque
fornecer | fornecimento; consumir | consumo; reclamar | reclamação; trocar | troca
assinar | assinatura; rubricar | rubrica; reajustar | reajuste; empregar | emprego
contratar | contratações; promover | promoção; remover | remoção; gozar | gozo; faltar | falta
hospedar | hospedagem; lavar | lavagem; abrir | abertura; ler | leitura
escriturar | escrituração; lavrar | lavratura; curar | curatela; tolerar | tolerância
ocorrer | ocorrência
`,
  'verb forms': `
notificou | notificar; rescindiu | rescindir; rescindido | rescindiu; contrate | contratar
pagaremos | pagando; assinada | assinou; assinarão | assine; recorreu | recorrendo
fizeram | feito; disse | dizer; pôde | poder; veio | vir; deu | dar; foi | ser; teve | ter
tinha | tem; houve | haver; manteve | manter; obteve | obter; interveio | intervir
dispõe | disposto; impôs | impor; exigiram | exige; pediu | pedido; perco | perder
confiro | conferir; transferiu | transfiro; constitui | constituir; conclui | concluindo
cedemos | cede; entregue | entregar; rescindi-lo | rescindir; fazê-lo | fazer; vende-se | vender
informar-lhe | informar; responder-se-á | responder; cancele | cancelado; negociaram | negociar
apresentou | apresentar; protocolou | protocolar; juntou | juntar; nomeou | nomeada
julgou | julgado; defiro | deferir; compareceu | comparecer; compareça | comparecido
dividiu | divide; construído | construir; eleito | eleger; suspendeu | suspende
impresso | imprimir; preso | prender; revisto | rever; previsto | prever; morreu | morto
ganhou | ganho; gastou | gasto; moveu | movendo
`,
  'hyphens and spellings': `
e-mail | email; freqüência | frequência; assembléia | assembleia; lingüiça | linguiça; vôo | voo
co-proprietário | coproprietário; sub-locação | sublocação; sublocar | sub-locação
extra-judicial | extrajudicial; anti-concorrencial | anticoncorrencial
anti-social | antissocial; vice-presidente | vice presidente
recém-contratado | recem contratado; semi-aberto | semiaberto; ultra-som | ultrassom
mão-de-obra | mão de obra; habeas-corpus | habeas corpus; salário-família | salário família
guarda-compartilhada | guarda compartilhada; web-site | website; pós-graduação | posgraduação
meio-ambiente | meio ambiente; inter-vivos | inter vivos; mini-contrato | minicontrato
seguro-desemprego | seguro desemprego; eqüidade | equidade; objecto | objeto
contracto | contrato; secção | seção; quotas | cotas; quota | cota; quotista | cotista
quatorze | catorze; aluguel | aluguéis; aluguer | aluguel; co-obrigado | coobrigado
`,
  'numbers and abbreviations': `
13.709 | Lei 13709; Lei nº 13.709/2018 | 13709; 12.345.678/0001-90 | 12345678000190
1234-56.2024.8.26.0100 | 0001234-56.2024.8.26.0100; S/A | S.A.; Aurora S.A | aurora s.a.
art 7 | artigo 7º; nº 15 | n. 15; nº 15 | 15; nº15 | número 15; cláusula 5ª | cláusula 5
R$ 1.500,00 | 1500; R$ 1.500,00 | 1.500,00; OAB/SP 123.456 | OAB 123456; O.A.B. | OAB
C.L.T. | CLT; Lei Geral de Proteção de Dados | LGPD; CLT | Consolidação das Leis do Trabalho
Código de Defesa do Consumidor | CDC; CPC | Código de Processo Civil
CF/88 | Constituição Federal; código civil | CC
INPI | Instituto Nacional da Propriedade Industrial; Cia. | companhia; Dr. Silva | doutor Silva
10/03/2026 | 10/3/2026; 10.03.2026 | 10/03/2026; 01310-100 | 01310100
(11) 98765-4321 | 987654321; proc. 123 | processo 123; M.E. | ME; E.I.R.E.L.I. | EIRELI
I.P.T.U. | IPTU; REsp 1.234.567 | REsp 1234567; Súmula nº 331 | súmula 331
matrícula 45.678 | matrícula 45678
`,
  diminutives: `
contratinho | contrato; papelzinho | papel; continha | conta; dinheirinho | dinheiro
açãozinha | ação; clausulazinha | cláusula; prazinho | prazo; cafezinho | café; cartinha | carta
negocinho | negócio; contratão | contrato; dinheirão | dinheiro; terreninho | terreno
questãozinha | questão; minutinha | minuta
`,
  adverbs: `
judicialmente | judicial; solidariamente | solidária; mensalmente | mensal
urgentemente | urgente; contratualmente | contratual; legalmente | legal; previamente | prévio
subsidiariamente | subsidiário; tacitamente | tácito; verbalmente | verbal
`,
  gender: `
credor | credora; réu | ré; público | pública; privado | privada; juiz | juíza
diretora | diretor; vizinho | vizinha; perito | perita; novo | nova; justo | justa
certo | certa; funcionário | funcionária; gerente | gerenta; presidente | presidenta
europeu | europeia; tabelião | tabeliã; escrito | escrita; jurídico | jurídica
executivo | executiva; doloso | dolosa; culposo | culposa
`,
  'plurals and accents': `
acórdãos | acordao; juros | juro; fiadores | fiador; mães | mãe; cônjuges | conjuge; leis | lei
pães | pão; útil | úteis; réptil | répteis; fiscais | fiscal; penais | penal
alugueres | aluguer; vezes | vez; créditos | crédito; procurações | procuração
petições | petição; decisões | decisao; custas | custa; alvarás | alvara; margens | margem
níveis | nivel; túneis | túnel; barris | barril; faróis | farol; azuis | azul; atrizes | atriz
teses | tese; interesses | interesse; mensalidades | mensalidade; escrivães | escrivão
débil | débeis; projéteis | projétil; maiores | maior; superiores | superior
`,
  beginnings: `
procur | procuração; usucap | usucapião; trabalh | trabalhista; inventár | inventário
locaç | locação; societ | societário; desapropr | desapropriação; aposent | aposentadoria
`,
}

export const strangers = `
parte | parto; pena | penhora; autor | auto; sócio | social; cessão | sessão; cessão | seção
cessação | cessão; cessar | ceder; ratificar | retificar; flagrante | fragrante
infligir | infringir; prescrever | proscrever; absolver | absorver; dispensa | despensa
intenção | extensão; civil | cível; censo | senso; delatar | dilatar; emigrar | imigrar
fluir | fruir; remição | remissão; tachar | taxar; elidir | ilidir; evicção | convicção
preposto | proposto; penhor | penhora; carga | cargo; custas | custo; banca | banco; foro | fora
pauta | paulista; cerca | cerco; ponto | ponta; marco | marca; encosto | encosta
minuto | minuta; manto | manta; ramo | rama; bolso | bolsa; guia | guizo; pensão | pensamento
sentença | sentido; rendimento | rendição; contratação | contração; contrair | contratar
competência | competição; carteiro | carteira; estado | estada; dívida | dividir
fundamento | fundação; juro | jurado; juro | juramento; mora | moral; moral | morador
nota | notário; nota | notebook; recibo | recepção; receita | receio; servidor | servidão
tributo | tribunal; tributo | tribo; tribuna | tribunal; usufruto | usura; usura | usurpar
valor | valente; vício | vicinal; venda | vento; venda | vendaval; contrato | contratempo
controle | contrato; arma | armazém; carta | cartão; carta | cartório; cartório | cartão
casa | casamento; casa | casaco; casal | casa; casal | casual; causa | calça; caução | calção
dia | diagnóstico; diretor | diretriz; doação | doença; dolo | dólar; edital | editora
emenda | ementa; empresa | empréstimo; estatuto | estátua; fé | feriado; fé | férias
ferir | férias; finança | fiança; filial | filiação; fiscal | fisco; forma | fórmula
forma | formiga; fórum | forro; função | fundo; gerente | gerúndio; gestão | gestante
grave | gravar; gravame | gravação; guarda | guardanapo; honra | honorários; imposto | impostor
imóvel | móvel; lar | largo; laudo | lauda; lei | leilão; lei | leitura; legado | legal
legítima | legislação; limite | liminar; lote | loteria; mala | malote; mandante | manda-chuva
mar | marca; marca | marcenaria; mercado | mercê; ministério | mistério; móvel | movimento
nacional | nascimento; novo | novela; obrigado | obra; óbito | obter; oferta | ofício
ofício | oficina; omissão | missão; ordem | ordenado; pacto | pato; padrão | padre; pai | país
país | paisagem; parcela | parceiro; parecer | parecido; passo | passivo; passivo | passagem
patrão | patrimônio; pátria | patrimônio; pedra | pedreiro; peculato | pecúlio
petição | petisco; planta | plantão; porte | porta; posto | postagem; prazo | prazer
prejuízo | juízo; presa | preso; presente | presidente; prestação | presteza
prestígio | prestação; primo | primeiro; processo | procissão; promessa | promissória
pronto | prontuário; propriedade | própria; provável | provisório; quadro | quadra
quantia | quantidade; quitanda | quitação; quota | quórum; ramal | ramo; reajuste | justa
real | realidade; realidade | realeza; reclusão | reclamação; rede | redação; regra | regresso
registro | regente; relação | relatório; renda | rendeira; repúdio | república
requisito | requisição; residência | resíduo; reunião | união; revelia | revelação
risco | risca; roubo | roupa; sala | saldo; sanção | santo; saúde | saudade; século | secular
seguro | segurança; seguro | seguir; selo | sela; senha | senhora; sigilo | sigla; sinal | sina
sociedade | social; sociedade | sociologia; solo | solidário; sucessão | sucesso
tabela | tabelião; tara | tarifa; taxa | táxi; tela | tutela; tempo | temporada
tenda | tendência; terra | terror; terreno | terrorismo; testa | testamento; tese | teste
teto | tétano; título | titubear; torre | torresmo; traição | tradição; transação | transição
trato | trator; tribunal | tribuna; troca | troco; tutor | tutorial; união | unidade
unidade | único; urgência | urso; usina | uso; vale | valor; vara | varejo; varejo | vareta
verba | verbal; verdade | verde; verso | versão; vida | vidente; vila | vilão; vinho | vinha
vistoria | história; vitória | vistoria; via | viagem; via | viável; vigência | vingança
viúva | uva; volume | volta; votação | vocação; perda | pedra; perda | perdão; parar | parecer
partilha | partida; participar | particular; passar | pássaro; pescar | pesquisar
pregar | prego; excesso | acesso; acesso | acessório; assento | acento; ascender | acender
comissão | cometer; cometer | cometa; conjuntura | conjectura; coser | cozer; docente | discente
mandar | mandíbula; sobrescrever | subscrever; soar | suar; arrear | arriar; degradar | degredar
destratar | distratar; desconto | desencontro; imergir | emergir; incerto | inserto
infestar | enfestar; lactante | lactente; ruço | russo; tenção | atenção
`
