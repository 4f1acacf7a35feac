import { fold } from '../fold.ts'
import { list } from './lines.ts'

/** Words in -s that are not plurals. */
export const invariableWords: ReadonlySet<string> = new Set(
  list(`mês país gás viés revés invés através três seis mais menos antes depois atrás jamais
    lápis ônibus vírus atlas ônus bônus corpus campus habeas simples cais deus pires tênis oásis
    bis quis fez traz faz diz fiz pus pôs português inglês francês chinês japonês holandês irlandês
    escocês norueguês dinamarquês libanês freguês burguês marquês camponês tailandês finlandês
    neozelandês congolês senegalês cortês arnês convés status húmus ânus animus lex plus gratis
    versus ibis ademais demais quais reais aliás apenas alhures pois dois nós vós res rés`),
)

/** Irregular plurals. */
export const irregularPlurals: ReadonlyMap<string, string> = new Map(
  list(`países:país meses:mês sóis:sol róis:rol gases:gás mães:mãe leis:lei reis:rei réus:réu caracteres:caráter
    juniores:júnior seniores:sênior deuses:deus males:mal cônsules:cônsul quotas:cota quota:cota
    fés:fé rês:rês reses:rês cais:cais mãos:mão irmãos:irmão órgãos:órgão pôsteres:pôster
    reais:real dois:dois boias:boia grãos:grão chãos:chão vãos:vão atuais:atual azuis:azul
    sócias:sócia bens:bem tens:ter vens:vir alguns:algum nenhuns:nenhum uns:um comuns:comum
    seus:seu meus:meu teus:teu ateus:ateu europeus:europeu museus:museu judeus:judeu liceus:liceu
    pneus:pneu troféus:troféu chapéus:chapéu véus:véu céus:céu graus:grau saraus:sarau paus:pau
    maus:mau degraus:degrau berlins:berlim seguros-desemprego:seguro-desemprego
    aluguéis:aluguel alugueres:aluguer hífens:hífen abdomens:abdômen liames:liame dólares:dólar
    júris:júri táxis:táxi álibis:álibi biquínis:biquíni cáquis:cáqui tribos:tribo`).map((pair) =>
    pair.split(':').map(fold),
  ) as [string, string][],
)

/** Irregular feminines, with their masculines. */
export const feminines: ReadonlyMap<string, string> = new Map(
  list(`ré:réu cidadã:cidadão irmã:irmão órfã:órfão alemã:alemão cristã:cristão tabeliã:tabelião
    escrivã:escrivão guardiã:guardião capitã:capitão anciã:ancião campeã:campeão vilã:vilão
    europeia:europeu ateia:ateu judia:judeu plebeia:plebeu hebreia:hebreu juíza:juiz senhora:senhor
    portuguesa:português inglesa:inglês francesa:francês chinesa:chinês japonesa:japonês
    holandesa:holandês irlandesa:irlandês escocesa:escocês norueguesa:norueguês
    libanesa:libanês freguesa:freguês burguesa:burguês marquesa:marquês camponesa:camponês
    tailandesa:tailandês finlandesa:finlandês duquesa:duque princesa:príncipe
    presidenta:presidente gerenta:gerente parenta:parente mestra:mestre chefa:chefe infanta:infante
    consulesa:cônsul poetisa:poeta atriz:ator imperatriz:imperador embaixatriz:embaixador
    espanhola:espanhol oficiala:oficial bacharela:bacharel generala:general má:mau boa:bom
    nora:nora avó:avô maestrina:maestro heroína:herói czarina:czar sultana:sultão
    duas:dois alguma:algum nenhuma:nenhum minha:meu tua:teu sua:seu superiora:superior
    priora:prior inferiora:inferior menora:menor aluna:aluno crua:cru nua:nu
    espanholas:espanhol hindua:hindu ambas:ambos todas:todos meia:meio`).map((pair) =>
    pair.split(':').map(fold),
  ) as [string, string][],
)

/** Short adjectives and names of people with a form in -o and one in -a. */
export const genderedWords: ReadonlySet<string> = new Set(
  list(`novo sócio filho neto bisneto tio primo sogro cunhado enteado padrasto noivo viúvo esposo
    marido menino moço velho idoso amigo inimigo vizinho dono aluno perito médico justo injusto certo
    incerto único mesmo outro próprio sério vário médio prévio óbvio dúbio sábio nulo cheio alheio
    curto longo largo alto baixo grosso fino magro gordo lindo feio rico pobrezinho pouco muito todo
    tanto quanto quarto quinto sexto sétimo oitavo nono décimo terço primeiro segundo terceiro
    último próximo lento surdo mudo cego manco calvo louco tonto morto vivo extinto salvo pago gasto
    ganho isento aceito aberto coberto descoberto roto solto expulso suspenso incluso excluso avulso
    omisso submisso expresso impresso anexo conexo desconexo fixo prolixo perplexo complexo convexo
    oculto culto inculto adulto indulto neutro mestiço negro branco preto pardo amarelo vermelho
    roxo claro escuro limpo sujo seco fresco frio morno quente sadio vazio tardio sombrio paralelo
    honesto desonesto modesto funesto manifesto apto inapto inepto exato inexato grato ingrato
    imediato mediato sensato nato inato lato abstrato barato caro raro puro impuro duro maduro
    santo são vão tanto bento tento atento isento magno digno indigno benigno maligno condigno
    pleno ameno sereno pequeno médio eterno moderno interno externo materno paterno fraterno
    lícito ilícito tácito explícito implícito solícito gratuito fortuito súbito inédito crédulo
    incrédulo trêmulo ridículo minúsculo maiúsculo duplo triplo múltiplo amplo simplório
    cônscio néscio sobejo hígido válido inválido sólido líquido rápido lúcido ávido cupido
    grávido ácido úmido tímido pálido árido híbrido rígido frígido estúpido límpido intrépido
    sogro genro maestro ministro menestrel arquiteto obreiro candidato literato
    caseiro moreno russo sueco suíço grego turco árabe cubano índio cigano mouro polaco eslavo
    croata checo tcheco dinamarco norueguês afoito perfeito imperfeito refeito desfeito
    estrito restrito irrestrito distrito conjunto adjunto disjunto defunto assunto absorto
    correto incorreto direto indireto completo incompleto concreto discreto secreto quieto inquieto
    diverso adverso inverso perverso controverso disperso imerso submerso extenso intenso imenso
    propenso tenso denso infenso vasto exausto augusto robusto adusto onusto bastardo covarde
    hóspede cônjuge prefeito político técnico público síndico mecânico químico físico
    oriundo fecundo imundo rotundo moribundo vagabundo jucundo mútuo contínuo ambíguo contíguo
    assíduo perpétuo exíguo ingênuo vácuo precípuo idôneo inidôneo errôneo simultâneo espontâneo
    aéreo férreo áureo terráqueo subterrâneo mediterrâneo sucedâneo consentâneo momentâneo
    gêmeo etéreo corpóreo`),
)
