/** Word families of labour and social security law; one per line. */
export const workFamilies = `
trabalho trabalhar trabalhador trabalhista
empregar emprego empregado empregatício empregador
demitir demissão demissional demissionário
admitir admissão admissional admissível
readmitir readmissão
dispensar dispensa
despensa
despedir despedida
aviso avisar
salário salarial
remunerado
vencimentos
férias
gozar gozo
descansar descanso
jornada
extra
adicional adicionar adição
insalubre insalubridade
perigo perigoso periculosidade periculoso
noturno
doença adoecer doente
acidente acidentar acidentário
afastar afastamento
estável estabilidade
gestante gestação
verba
reclamar reclamação reclamatória reclamante
sindicato sindical sindicalizar
sindicância
greve grevista
assédio assediar assediador
discriminar discriminação discriminatório
descriminar descriminação
terceirizar terceirização terceirizado
subordinar subordinação subordinado
pejota pejotização
aposentar aposentadoria aposentado
previdência previdenciário
providência providenciar
benefício beneficiar beneficiário
auxílio auxiliar
agência
agente
servidor
servir serviço
nomear nomeação
exonerar exoneração
empossado
eleger eleição eleito eleitoral eleitor
inelegível inelegibilidade
improbidade ímprobo
ordem
ordenar ordenação ordenamento
ordinário
extraordinário
`
