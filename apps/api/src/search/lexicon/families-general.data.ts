/** Word families that every law firm uses; one per line. */
export const generalFamilies = `
intervir intervenção interventor
convenção convencional convencionar
convir conveniente conveniência
assistir assistência assistencial assistente
desistir desistência desistente
insistir insistência
resistir resistência resistente
existir existência existente
persistir persistência
exercer exercício
conhecer conhecimento
reconhecer reconhecimento
desconhecer desconhecimento
estabelecer estabelecimento
comparecer comparecimento
aparecer aparecimento aparência aparente
parecer
permitir permissão permissivo
permissionário
submeter submissão submisso
omitir omissão omisso omissivo
cometer cometimento
comissão comissionar comissionamento
comissário
discutir discussão
repercutir repercussão
agredir agressão agressor agressivo
transgredir transgressão transgressor
progredir progressão progresso progressivo
regredir regressão
regresso regressar regressivo
oprimir opressão opressor opressivo
reprimir repressão repressivo
comprimir compressão
suprimir supressão
deprimir depressão
invadir invasão invasor
colidir colisão
iludir ilusão ilusório
concluir conclusão conclusivo concluso
incluir inclusão inclusive incluso
excluir exclusão exclusivo excludente exclusividade
reduzir redução redutor
conduzir condução condutor conduta
traduzir tradução tradutor
introduzir introdução
induzir indução
aduzir adução
presente presença presencial presenciar
partir partida
instruir instrução instrutor instrutório
obstruir obstrução
destruir destruição destrutivo
constituir constituição constitutivo
constitucional constitucionalidade
inconstitucional inconstitucionalidade
instituir instituição institucional
instituto
destituir destituição
substituir substituição substituto substitutivo
prostituir prostituição
atribuir atribuição
retribuir retribuição
redigir redação redator
corrigível
reger regência regente
atingir
distinguir distinção distinto
expedir expedição
pedir pedido
impedir impedimento
medir medição medida
expulsar expulsão expelir expulso
impulsionar impulso impelir
compelir compulsão compulsório
estender extensão extensivo extenso
pretender pretensão
entender entendimento
atender atendimento atendente
intenção intencional intencionar
tender tendência
expandir expansão
ascender ascensão
depender dependência dependente
pensar pensamento
mover movimento movimentar movimentação
promover promoção promocional
promotor promotoria
remover remoção
comover comoção
retroceder retrocesso
interceder intercessão
anteceder antecedente antecedência
preceder precedente precedência
recesso
sanção sancionar sancionatório
menção mencionar
seleção selecionar
inspeção inspecionar inspetor
lecionar lição
função funcional funcionar funcionamento
funcionário
questão questionar questionamento questionário
pressão pressionar
condição condicionar condicional
ferir ferimento
referir
conferir conferência conferente
preferir preferência preferencial
interferir interferência
inferir inferência
sugerir sugestão
gerar geração gerador
abrir abertura aberto
cobrir cobertura coberto
descobrir descoberta descobrimento
ler leitura leitor
fechar fechamento
começar começo
início iniciar
fim finalizar
término terminar
mudar mudança
alterar alteração
aumentar aumento
diminuir diminuição
causa causar causador
força forçar
honra honrar
limite limitar limitação limitado
selo selar selagem
emenda emendar
ementa ementário
assinar assinatura
rubrica rubricar
autenticar autenticação autêntico autenticidade
carimbo carimbar
certificar certificação certificado
certidão
atestar atestado
declarar declaração declaratório
vigiar vigilância vigilante
manter manutenção mantenedor
seguir seguimento
aferir aferição
mandado
revista revistar
estado estatal
estada
estadia
saldar saldo
pactuar pacto pactuação
litigar litígio litigioso litigante
onerar ônus oneroso onerosidade
tabelar tabela tabelamento
obstar óbice
pleitear pleito
obedecer obediência obediente
desobedecer desobediência
satisfazer satisfação satisfatório satisfeito
estagiar estágio estagiário
murar muro
perdoar perdão
plantar plantio
relatar relatório relator relato relatoria
responder resposta respondente
subornar suborno
grampear grampo
seduzir sedução sedutor
substabelecer substabelecimento
optar opção opcional optante
rejeitar rejeição
sujeitar sujeição
projetar projeto projeção
conectar conectividade
refletir reflexo reflexão
influir influência influenciar influente
suspeitar suspeita suspeição suspeito
conceito conceituar conceituação
efeito efetuar
delinquir delinquência delinquente
imergir imersão
distorcer distorção
torcer torção
convencer convencimento convicção
carecer carência carente
merecer mérito merecimento
prevalecer prevalência prevalente
pender pendência pendente
contender contenda contencioso
repreender repreensão
romper rompimento ruptura
viver vida vivência
voar voo
unir união
cair queda
peso pesar pesagem
temer temor temerário
legar legado
análise analisar analítico analista
síntese sintetizar sintético
hipótese hipotético
tese
lícito ilícito ilicitude licitude
fato fático
fator
reto retidão
retornar retorno
firmar firma
firmamento
eficaz eficácia
ineficaz ineficácia
eficiente eficiência
veraz veracidade
voraz voracidade
vivaz vivacidade
idôneo idoneidade
inidôneo inidoneidade
solidário solidariedade
subsidiário subsidiariedade
subsidiar subsídio
necessário necessidade necessitar
urgente urgência
grave gravidade
vulnerável vulnerabilidade
hipossuficiente hipossuficiência
onipotente onipotência
`
