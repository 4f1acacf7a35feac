/**
 * Words of law firms that must find each other, by their difficulty, and unrelated ones that must not:
 * written before the rules and held out: results for them were not looked at while the rules were made.
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
alugar | aluguel; vender | venda; comprar | compra; doar | doação; partilhar | partilha
inventariar | inventário; herdar | herança; citar | citação; intimar | intimação
notificar | notificação; protestar | protesto; executar | execução; penhorar | penhora
arrematar | arrematação; leiloar | leilão; avaliar | avaliação; indenizar | indenização
reparar | reparação; danificar | dano; contratar | contrato; distratar | distrato
aditar | aditivo; prorrogar | prorrogação; renovar | renovação; cobrar | cobrança
pagar | pagamento; quitar | quitação; parcelar | parcelamento; financiar | financiamento
emprestar | empréstimo; hipotecar | hipoteca; alienar | alienação; transferir | transferência
registrar | registro; averbar | averbação; patentear | patente; licenciar | licença
autorizar | autorização; proibir | proibição; impugnar | impugnação; contestar | contestação
recorrer | recurso; apelar | apelação; agravar | agravo; embargar | embargos
julgar | julgamento; sentenciar | sentença; absolver | absolvição; condenar | condenação
demitir | demissão; admitir | admissão; contratar | contratação; despedir | despedida
rescindir | rescisão; ceder | cessão; locar | locação; conceder | concessão; suceder | sucessão
intervir | intervenção; prescrever | prescrição; decair | decadência; renunciar | renúncia
revogar | revogação; outorgar | outorga; substabelecer | substabelecimento; mediar | mediação
conciliar | conciliação; arbitrar | arbitragem; fiscalizar | fiscalização; autuar | autuação
tributar | tributação; isentar | isenção; deduzir | dedução; compensar | compensação
restituir | restituição; devolver | devolução; entregar | entrega; fornecer | fornecimento
prestar | prestação; assinar | assinatura; reconhecer | reconhecimento
autenticar | autenticação; divorciar | divórcio; separar | separação; adotar | adoção
casar | casamento; falir | falência; recuperar | recuperação; fundir | fusão; cindir | cisão
incorporar | incorporação; dissolver | dissolução; liquidar | liquidação
investir | investimento; aportar | aporte; distribuir | distribuição; exigir | exigência
garantir | garantia; caucionar | caução; vistoriar | vistoria; desocupar | desocupação
despejar | despejo; usucapir | usucapião; invadir | invasão; construir | construção
demolir | demolição; abrir | abertura; extinguir | extinção; perder | perda; proteger | proteção
tratar | tratamento; coletar | coleta; vazar | vazamento; anonimizar | anonimização
consentir | consentimento; eliminar | eliminação; violar | violação; ofender | ofensa
difamar | difamação; caluniar | calúnia; injuriar | injúria; plagiar | plágio; furtar | furto
roubar | roubo; fraudar | fraude; sonegar | sonegação; responder | resposta; defender | defesa
acusar | acusação; denunciar | denúncia; investigar | investigação; provar | prova
confessar | confissão; depor | depoimento; propor | proposta; expor | exposição; opor | oposição
compor | composição
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
assinei | assinar; assinado | assinar; assinando | assinatura; pagou | pagar
pagaram | pagamento; pago | pagar; devia | dever; devem | dever; vendeu | vender
vendido | venda; comprei | comprar; rescindido | rescisão; rescindimos | rescindir
cedeu | ceder; cedido | cessão; fez | fazer; feito | fazer; disse | dizer; trouxe | trazer
quis | querer; pôs | pôr; proposto | propor; propôs | propor; visto | ver; vimos | ver
teve | ter; tinha | ter; foram | ser; entregue | entregar; entregaram | entrega
aceito | aceitar; extinto | extinguir; suspenso | suspender; eleito | eleger; expulso | expulsar
preso | prender; impresso | imprimir; escrito | escrever; prescrito | prescrever; aberto | abrir
coberto | cobrir; morto | morrer; ganho | ganhar; gasto | gastar; demitiram | demitir
contratado | contratar; contratarão | contratar; herdei | herdar; protestado | protestar
negativado | negativar; bloquearam | bloquear
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
co-autor | coautor; auto-escola | autoescola; e-mail | email; on-line | online
pós-venda | pos venda; pró-labore | prolabore; ex-sócio | exsocio; guarda-chuva | guarda chuva
sub-locação | sublocação; anti-corrupção | anticorrupção; meio-ambiente | meio ambiente
infra-estrutura | infraestrutura; contra-proposta | contraproposta; micro-empresa | microempresa
inter-estadual | interestadual; registro | registo; assembleia | assembléia; ideia | idéia
frequente | freqüente; consequência | conseqüência; website | web site; know-how | know how
habeas corpus | habeas-corpus; contacto | contato; secção | seção; fato | facto
factoring | factoring; lay-off | layoff; home office | home-office
mal-entendido | mal entendido
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
13709 | Lei 13.709/2018; 13.709 | Lei nº 13709; lei 8078 | Lei n. 8.078/90
8.245/91 | Lei 8245 de 1991; art 5 | artigo 5º; art. 482 | artigo 482
CPC | Código de Processo Civil; CLT | Consolidação das Leis do Trabalho
CDC | Código de Defesa do Consumidor; LGPD | Lei Geral de Proteção de Dados
INPI | Instituto Nacional da Propriedade Industrial; 12.345.678/0001-95 | 12345678000195
12345678000195 | CNPJ 12.345.678/0001-95; 123.456.789-09 | 12345678909; S/A | S.A.; SA | S.A.
Ltda | Ltda.; Ltda | Limitada; EIRELI | Eireli.; ME | M.E.; R$ 1.500,00 | 1500
1500 | R$ 1.500,00; 15/03/2026 | 15 de março de 2026
0001234-56.2024.8.26.0100 | 00012345620248260100; nº 45 | número 45; n. 45 | nº 45; Dr. | doutor
adv | advogado; proc | processo; inc. II | inciso II; § 2º | parágrafo 2
STJ | Superior Tribunal de Justiça; TST | Tribunal Superior do Trabalho
ICMS | Imposto sobre Circulação de Mercadorias; IPTU | imposto predial
FGTS | Fundo de Garantia do Tempo de Serviço; 1ª vara | primeira vara
2º aditivo | segundo aditivo; 50% | 50 por cento; 10 mil | 10.000
`,
  diminutives: `
contratinho | contrato; papelzinho | papel; continha | conta; dinheirinho | dinheiro
açãozinha | ação; clausulazinha | cláusula; prazinho | prazo; cafezinho | café; cartinha | carta
negocinho | negócio; contratão | contrato; dinheirão | dinheiro; terreninho | terreno
questãozinha | questão; minutinha | minuta
contratinho | contrato; papelzinho | papel; dinheirinho | dinheiro; probleminha | problema
reuniãozinha | reunião; casinha | casa; lojinha | loja; docinho | doce; multinha | multa
continha | conta
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
petição | peticao; órgão | orgaos; ações | acao; cônjuge | conjuges; usucapião | usucapiao
réus | reu; herança | herancas; alvará | alvaras; inadimplência | inadimplencias
perícia | pericias; cláusula | clausulas; liminares | liminar; testamentária | testamentario
juíza | juiz; autora | autor; credoras | credor; devedora | devedores; locatária | locatarios
fiadora | fiador; sócias | socio; procuradora | procurador; empregada | empregados
tutora | tutores; embargante | embargantes; cidadãos | cidadao; tabeliães | tabeliao
escrivães | escrivao; cônsul | consules; imóveis | imovel; móveis | movel
contratuais | contratual; fiscais | fiscal; civis | civil; hábeis | habil; males | mal
anéis | anel; avais | aval; pais | pai; vezes | vez; juízes | juiz; raízes | raiz; luzes | luz
matrizes | matriz; prazos | prazo; bens | bem; itens | item; ordens | ordem; homens | homem
margens | margem; mãos | mao; irmãos | irma; alemães | alemao; sanções | sancao; multas | multa
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
marca | março; réu | reunião; posse | possível; parte | partido; causa | casa; casa | casal
conta | contrato; contra | contrato; contar | contratar; ação | acionista; sala | salário
caso | casamento; prova | provável; juros | júri; juro | jurado; pena | penhora; pena | penal
cargo | carga; carta | cartório; cobra | cobre; dívida | divisão; dívida | dúvida
fiança | finança; fiador | fio; fato | fatura; foro | forma; guarda | guardanapo
herança | herói; imposto | impostor; letra | letreiro; lei | leitura; lei | leilão
mora | morador; mora | moral; mora | morte; multa | multidão; nota | notário; nota | notícia
ordem | ordenado; pai | país; partilha | partida; penhor | penhora; porte | porta; prazo | praça
preço | prece; prédio | predicado; rei | reivindicar; renda | rendição; sócio | social
solo | solução; tema | temor; tutor | turista; uso | usura; vale | valor; vara | variar
verba | verbo; vício | vizinho; vista | visita; vista | vistoria; voto | volta; ato | ator
autor | autoridade; aval | avaliar; banco | bando; barra | barraco; capital | capitão
cota | cotidiano; crédito | credo; dano | dança; data | dativo; custo | custódia
culpa | cultura; direito | direção; fundo | fundação; garante | garagem; gerente | geral
governo | gorjeta; honra | honorário; juiz | juízo; justa | justificar; legal | legado
leve | levar; limite | limpeza; lote | loteria; mandado | mandato; mandato | mandar
matéria | mateiro; médico | medida; morada | moratória; motivo | motor; objeto | objeção
ofício | oficina; pacto | pacote; perda | perdão; perito | período; pessoa | peso
plano | planta; ponto | ponte; prática | prato; princípio | príncipe; queixa | queijo
quota | quotidiano; reserva | resfriado; salário | salão; seguro | seguinte; serviço | servidor
sinal | sinistro; tábua | tabela; taxa | táxi; terra | terror; título | titubear; trato | trator
tribunal | tribo; venda | vento; verdade | verde; vinculo | vinho
`
