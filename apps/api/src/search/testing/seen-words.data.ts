/**
 * Words of law firms that must find each other, by their difficulty, and unrelated ones that must not:
 * the rules were developed with these.
 */
export const pairs: Readonly<Record<string, string>> = {
  'verb and noun': `
rescindir | rescisão; agir | ação; contratar | contrato; contratar | contratação
notificar | notificação; executar | execução; avaliar | avaliação; partilhar | partilha
vender | venda; admitir | admissão; indenizar | indenização; reparar | reparação
dissolver | dissolução; liquidar | liquidação; fundir | fusão; compensar | compensação
autuar | autuação; multar | multa; recolher | recolhimento; reduzir | redução
decair | decadência; sentenciar | sentença; impugnar | impugnação; replicar | réplica
depor | depoimento; testemunhar | testemunho; periciar | perícia; investigar | investigação
denunciar | denúncia; acusar | acusação; prender | prisão; visitar | visitação
testar | testamento; licenciar | licenciamento; tratar | tratamento; armazenar | armazenamento
eliminar | eliminação; anonimizar | anonimização; compartilhar | compartilhamento
revogar | revogação; ratificar | ratificação; retificar | retificação; indeferir | indeferimento
cobrar | cobrança; negociar | negociação; renegociar | renegociação; conciliar | conciliação
mediar | mediação; interditar | interdição; embargar | embargos; garantir | garantia
endossar | endosso; depositar | depósito; falir | falência; credenciar | credenciamento
habilitar | habilitação; adjudicar | adjudicação; impor | imposição; dispor | disposição
propor | proposta; compor | composição; reter | retenção; deter | detenção; manter | manutenção
rever | revisão; revisar | revisão; exigir | exigência; infringir | infração
restringir | restrição; eleger | eleição; descrever | descrição; subscrever | subscrição
corromper | corrupção; devolver | devolução; resolver | resolução; evoluir | evolução
contribuir | contribuição; atribuir | atribuição; instituir | instituição; concluir | conclusão
iludir | ilusão; defender | defesa; despender | despesa; reverter | reversão
imprimir | impressão; oprimir | opressão; comprimir | compressão; agredir | agressão
discutir | discussão; repercutir | repercussão; omitir | omissão; submeter | submissão
prometer | promessa; aceder | acesso; acessar | acesso; processar | processo
retroceder | retrocesso; exonerar | exoneração; aposentar | aposentadoria; extrair | extração
fraudar | fraude; sonegar | sonegação; embarcar | embarque; transportar | transporte
entregar | entrega; prestar | prestação; aditar | aditamento; prorrogar | prorrogação
renovar | renovação; vencer | vencimento; corrigir | correções; atualizar | atualização
calcular | cálculo; trabalhar | trabalho; descontar | desconto; reembolsar | reembolso
atrasar | atraso; viajar | viagem; pesar | pesagem; montar | montagem; tutelar | tutela
vigiar | vigilância; residir | residência; desistir | desistência; assistir | assistência
competir | competição; preferir | preferência; aduzir | adução; monopolizar | monopólio
falsificar | falso; falsidade | falsário; abusar | abusivo; advogado | advocacia; queixar | queixa
treplicar | tréplica; trasladar | traslado; precificar | preço; inquirir | inquérito; custar | custo
partir | partida; executado | execução; contratada | contrato; reclamado | reclamação
empregado | empregador; distribuído | distribuição; recorrido | recurso; testamenteiro | testamento
medeie | mediar; incendeia | incendiar; odeiam | odiar; penhore | penhorar
`,
  'verb forms': `
notificaram | notificado; contratamos | contratou; pagou | pagar; paguei | paga; vence | venceu
vencido | vencem; recorremos | recorrer; propôs | propor; propõe | proposto; fez | fazer
fará | faz; trouxe | trazer; quis | querer; soube | saber; viu | ver; mantém | mantido
exijo | exigir; peço | pedir; requer | requereu; requeiro | requerer; perdeu | perdido
sigo | seguir; seguiu | seguindo; constituído | constituiu; concluiu | concluído; cedeu | cedido
entregou | entregará; notificá-lo | notificar; pagá-la | pagar; vendê-los | vender
aluga-se | alugar; intimá-las | intimado; cancelaram | cancelar; cobrando | cobrar
cobrasse | cobrou; demitiu | demitido; demitem | demitir; contestaria | contestar
apresente | apresentado; protocolado | protocolaram; nomeio | nomear; deferiu | deferido
indeferiu | indeferido; vendeu | vendido; vendi | vendemos; reduziu | reduz; reduzir | reduza
construiu | constrói; aceitou | aceito; suspensa | suspender; extinguiu | extinto
expulso | expulsar; aberto | abrir; abriu | abre; escrito | escrever; escreveu | escreva
isento | isentar; pago | pagos; movido | mover; herdou | herdado; corrigiu | corrija
`,
  'hyphens and spellings': `
co-autor | coautor; contra-razões | contrarrazões; contra razões | contrarrazões
auto-escola | autoescola; idéia | ideia; jibóia | jiboia; seqüestro | sequestro; co-réu | corréu
co-herdeiro | coerdeiro; micro-empresa | microempresa; infra-estrutura | infraestrutura
pré-contrato | precontrato; ex-sócio | ex sócio; inter-estadual | interestadual; boa-fé | boa fé
décimo-terceiro | décimo terceiro; on-line | online; joint-venture | joint venture
bem-estar | bem estar; re-ratificação | rerratificação; vale-transporte | vale transporte
conseqüência | consequencia; acção | ação; facto | fato; óptimo | ótimo; correcção | correção
director | diretor; registo | registro; contacto | contato; mal-estar | mal estar
check-list | checklist; follow-up | followup
`,
  'numbers and abbreviations': `
Lei 13.709/18 | Lei 13709/2018; 13.709/2018 | Lei nº 13.709, de 2018; 8.245/91 | Lei 8245
12345678000190 | CNPJ 12.345.678/0001-90; 123.456.789-09 | 12345678909
CPF 12345678909 | 123.456.789-09; 0001234-56.2024.8.26.0100 | 00012345620248260100
00012345620248260100 | Processo 0001234-56.2024.8.26.0100
0001234-56.2024 | Processo 0001234-56.2024.8.26.0100; S.A. | SA; Aurora S/A | Aurora SA
Ltda. | ltda; Ltda | limitada; art. 5º | artigo 5; artigo 482 | art. 482
arts. 5 e 6 | artigos 5 e 6; inc. II | inciso II; § 2º | parágrafo 2; 5a cláusula | 5ª cláusula
13º salário | 13o salário; 13º | 13; 1500,00 | R$ 1.500,00; OAB-SP 123456 | OAB/SP 123.456
L.G.P.D. | LGPD; LGPD | Lei Geral de Proteção de Dados; CDC | código de defesa do consumidor
Dra. | doutora; fls. 20 | folhas 20; E.P.P. | EPP; STJ | Superior Tribunal de Justiça
STF | Supremo Tribunal Federal; FGTS | Fundo de Garantia do Tempo de Serviço; F.G.T.S. | fgts
1.234/2026 | 1234/2026; contrato 2024/0015 | contrato 20240015; NF-e | NFe
`,
  diminutives: `
multinha | multa; probleminha | problema; reuniãozinha | reunião; casinha | casa
processinho | processo; prazinho | prazo; multinhas | multas; duvidazinha | dúvida; perguntinha | pergunta; parcelinha | parcela
documentinho | documento; papeizinhos | papéis; empresinha | empresa; dividazinha | dívida
favorzinho | favor; lojinha | loja; problemão | problema; multona | multa; salinha | sala
aluguelzinho | aluguel; acordinho | acordo; advogadinha | advogada; boletinho | boleto
`,
  adverbs: `
extrajudicialmente | extrajudicial; antecipadamente | antecipado; parcialmente | parcial
imediatamente | imediato
`,
  gender: `
advogado | advogada; autor | autora; locatário | locatária; sócio | sócia; devedor | devedoras
herdeiro | herdeira; médico | médica; filho | filha; cidadão | cidadã; empregado | empregada
trabalhadora | trabalhador; inquilino | inquilina; proprietária | proprietário
rescisório | rescisória; consumidora | consumidor; irmão | irmã; único | única; órfão | órfã
procurador | procuradora; português | portuguesa; síndico | síndica; menino | menina
esposo | esposa; viúvo | viúva; promotor | promotora; embargado | embargada; segundo | segunda
primeiro | primeira; notório | notória
`,
  'plurals and accents': `
ações | acao; contrato | CONTRATOS; cláusulas | clausula; imóveis | imovel; bens | bem
órgãos | órgão; réus | reu; títulos | titulo; civis | civil; meses | mês; países | país
ônus | onus; gêneros | genero; débitos | debito; cheques | cheque; certidões | certidao
liminares | liminar; honorários | honorario; álbuns | album; testemunhas | testemunha
peritos | perito; caracteres | caráter; currículos | curriculo; itens | item; líderes | lider
ingleses | inglês; bases | base; classes | classe; crises | crise; seguros | seguro
guardiões | guardião; cães | cão; tabeliães | tabelião; capitais | capital; contábeis | contábil
sutis | sutil; hostis | hostil; menores | menor
`,
  beginnings: `
contr | contrato; rescis | rescisão; indeniz | indenização; notifica | notificação
tribut | tributário; confidenc | confidencialidade; previdenc | previdenciário
`,
}

export const strangers = `
marca | março; réu | reunião; conta | conto; caso | casa; acordo | acórdão; mandado | mandato
posse | possível; direito | direção; multa | multidão; sessão | seção; tráfego | tráfico
deferir | diferir; descriminar | discriminar; eminente | iminente; infração | inflação
comprimento | cumprimento; concerto | conserto; expiar | espiar; perempção | preempção
usuário | usurário; lide | líder; prover | provar; provimento | prova; porta | porto
cota | coto; ata | ato; barco | barca; termo | terma; queixa | queixo
prato | prata; fruto | fruta; grama | gramática; modo | moda; dano | dona; ano | anexo
rio | ria; partir | parto; partido | parto; pensão | pensar; sentença | sentir
sentido | sentado; estado | estadia; fundo | fundação; juros | jurídico; mora | moradia
nota | notificação; serviço | servidão; serviço | servidor; termo | terminal; uso | usura
usucapião | usufruto; vício | vizinho; voto | votorantim; vento | evento; herói | herança; contrato | contraste
contrato | contrabando; contraprova | contrato; arma | armário; sala | salário; salário | saldo
carta | cartaz; cartel | cartão; causa | casa; caução | causa; cota | cotovelo; cota | cotação
dia | diária; direito | diretor; dolo | dor; dote | dotação; emprego | empresa
empresa | imprensa; emprestar | empresa; entrada | entranha; estágio | estádio; férias | feriado
feira | férias; fiança | financiamento; filho | filial; fim | final; força | forca
frete | frente; furto | furtivo; gado | gasto; gestante | gesto; greve | grave; herança | hera
hipoteca | hipótese; homicídio | homem; hora | horário; inventar | inventário
inventário | invenção; invento | inventário; juiz | juízo; justiça | justa; lacre | lucro
lei | leite; liminar | eliminar; liquidez | líquido; locador | louco; lucro | luxo; mãe | maio
mandato | mando; marca | mercado; mês | mesa; mesa | mesada; ministro | administrador
monte | montagem; mulher | mula; nascer | nação; norma | normal; novação | novato
obra | obrigação; missão | míssil; órgão | organismo; paciente | paciência; papel | papa
parceria | parcela; parede | parente; patrono | patrimônio; patrimônio | matrimônio
peça | pessoa; pessoa | pessoal; permuta | permissão; plano | planta; poder | podar
ponte | ponto; praça | prazo; preço | pregão; preço | preso; prego | pregão
previdência | providência; principal | príncipe; princípio | principal; prisão | prisma
procura | procissão; projeto | projétil; prova | provável; público | publicidade
quadrilha | quadra; rabo | raba; razão | rasura; recado | recato; recesso | recessão
recessão | recepção; redação | redução; regime | regimento; relevo | relevante; reparo | reparte
repouso | reposição; reserva | reservista; resposta | responsável; retrato | retratação
rua | ruína; secretário | segredo; segredo | segregar; senhor | senha; separar | reparar
série | sério; sindicato | sindicância; síndico | sindicato; sítio | situação; sol | solicitação
suborno | subordinado; sucata | sucessor; sujeito | sujeira; súmula | suma; talão | talento
tarifa | tarefa; taxa | tacha; teste | testemunha; teste | testamento; tinta | tintura
tomada | tomate; toque | toca; trabalho | trapalhada; trato | retrato; turma | turno
vaga | vagão; vara | variação; veículo | velocidade; verba | verbete; vigor | vigário
vinda | vindima; viagem | virgem; volta | voltagem; prazo | preço; perdoar | perder
partido | partilha; particular | partícula; pesar | pescar; acessório | assessoria; cela | sela
cheque | xeque; conjunto | conjuntivite; discente | descendente; estrato | extrato
extrato | extração; insolvente | solvente; insipiente | incipiente; mandato | mandíbula
vultoso | vultuoso; sortir | surtir; peão | pião; pleito | preito; cavaleiro | cavalheiro
emergência | urgência; osso | ouço; paço | passo; caçar | cassar; tensão | tenção
tensão | extensão
`
