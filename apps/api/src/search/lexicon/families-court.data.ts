/** Word families of procedure and criminal law; one per line. */
export const courtFamilies = `
processo processar processual processualista
proceder procedimento procedimental
procedente procedência
improcedente improcedência
recorrer recurso recursal recorrente
decorrer decurso decorrência decorrente
percorrer percurso
discorrer discurso discursar
agir ação
reagir reação
citar citação citatório
intimar intimação
contestar contestação contestatório
réplica replicar
tréplica treplicar
impugnar impugnação
reconvir reconvenção reconvencional
exceção excepcionar
exceto
excesso exceder excedente excessivo
embargo embargar embargante embargos
agravo agravar agravante
gravame
gravar gravação
apelar apelação apelante
sentença sentenciar sentencial
sentir sentimento
sentido
acórdão
decidir decisão decisório
julgar julgamento julgador
juiz
juízo judicial judiciário judicante judicializar judicialização
extrajudicial
justiça
jurisprudência jurisprudencial
jurisdição jurisdicional
jurídico
jurar juramento
jurado júri
liminar
cautelar
execução executar executório exequente exequível
executivo
arresto arrestar
arrastar
sequestro sequestrar sequestrador
arrematar arrematação arrematante
leilão leiloar leiloeiro
praça
depor depoimento depoente
testemunha testemunhar testemunho testemunhal
perícia periciar pericial perito
provar prova probatório
advogado advogar advocacia advocatício
irrecorrível irrecorribilidade
trasladar traslado transladar translado
queixa queixar queixoso
vistoria vistoriar vistoriador
prover provimento
provável probabilidade
laudo
diligência diligenciar
negligência negligente negligenciar
audiência
oitiva
petição peticionar peticionamento peticionário
requisitar requisição
requisito
protocolo protocolar protocolizar
juntar juntada
anexo anexar
prazo
precatório
precatar
custas
custo custear custeio custar
custódia custodiar
honorário
sucumbir sucumbência sucumbencial sucumbente
deferir deferimento
indeferir indeferimento
diferir diferimento
diferença diferenciar diferente
transitar trânsito
tramitar tramitação trâmite
arquivar arquivamento arquivo
desarquivar desarquivamento
redistribuir redistribuição
conexão conexo
prevenir prevenção preventivo
prever previsão previsível previsto
imprevisível imprevisão
rever revisão revisto revisar revisional revisor
reverter reversão reversível
converter conversão
inverter inversão
revelia revel
revelar revelação
defender defesa defensor defensoria defensivo
ofender ofensa ofensivo ofensor
despesa despender dispêndio
surpresa surpreender
compreender compreensão
apreender apreensão
prender prisão preso prisional
soltar soltura solto
deter detenção detento
reclusão recluso recluir
liberdade libertar
acusar acusação acusatório
absolver absolvição absolutório
absorver absorção
condenar condenação condenatório
crime criminal criminoso criminalizar criminalista
delito delituoso
delatar delação delator
dilatar dilação dilatório
investigar investigação investigativo investigador
inquérito inquirir inquirição
flagrante flagrar
furto furtar
roubo roubar
estelionato estelionatário
homicídio homicida
lesão lesar lesionar lesivo
ameaça ameaçar
calúnia calunioso caluniar
difamar difamação difamatório
injúria injuriar injurioso
extorquir extorsão
corromper corrupção corrupto corruptor
interromper interrupção interruptivo
peculato
concussão
prevaricar prevaricação
lavar lavagem
tráfico traficar traficante
tráfego trafegar
contrabando contrabandear
receptar receptação receptador
vítima vitimar vitimizar
infringir infração infrator infringente
infligir
inflação inflacionar inflacionário
restringir restrição restritivo restrito
`
