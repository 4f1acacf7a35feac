import { lines } from './lines.ts'

/** Forms of irregular verbs, the infinitive first. */
const forms = `
ser sou és é somos são era eras eram fui foi fomos foram fora seja sejam fosse fossem for forem será serão seria seriam sido sendo
estar estou está estamos estão estive esteve estiveram estava estavam esteja estejam estivesse estiver estará estaria estando
ter tenho tem temos têm tive teve tivemos tiveram tinha tinham tenha tenham tivesse tivessem tiver tiverem terá terão teria teriam tido tendo
haver há hão houve houveram havia haviam haja hajam houvesse houver haverá haveria havido havendo
fazer faço faz fazemos fazem fiz fez fizemos fizeram fazia faziam faça façam fizesse fizer fizerem fará farão farei faria fariam feito feita feitos feitas fazendo
dizer digo diz dizemos dizem disse dissemos disseram dizia diziam diga digam dissesse disser dirá dirão diria dito dita ditos ditas dizendo
trazer trago traz trazemos trazem trouxe trouxemos trouxeram trazia traga tragam trouxesse trouxer trará trarão traria trazido trazendo
poder posso pode podemos podem pude pôde pudemos puderam podia podiam possa possam pudesse pudessem puder puderem poderá poderão poderei poderia poderiam podido podendo
dever devo deve devemos devem devi deveu deveram devia deviam deva devam devesse deverá deverão deveria deveriam devendo
querer quero quer queremos querem quis quisemos quiseram queria queriam queira queiram quisesse quiser quiserem quererá querido querendo
saber sei sabe sabemos sabem soube soubemos souberam sabia sabiam saiba saibam soubesse souber saberá saberia sabido sabendo
caber caibo cabe cabem coube couberam cabia caiba caibam coubesse couber caberá caberia cabido cabendo cabível incabível cabimento descabido
vir venho vem vimos vêm vim veio vieram vinha vinham venha venham viesse vier vierem virá virão viria vindo vinda
ver vejo vê vemos veem viu viram via veja vejam visse vir verá verão veria visto vista vistos vistas vendo
ir vou vai vamos vão ia iam vá irá irão iria ido indo
dar dou dá damos dão dei deu demos deram dava davam dê deem desse der derem dará darão daria dado dando
ler leio lê lemos leem li leu leram lia leia leiam lesse lerá leria lido lida lidos lidas lendo leitura leitor leitora
crer creio crê cremos creem creu creram cria creia cresse crerá crido crendo crença
rir rio ri riem riu riram ria riu rido rindo
pedir peço pede pedem pedimos pedi pediu pediram pedia peça peçam pedisse pedirá pediria pedido pedidos pedindo pedinte
medir meço mede medem mediu mediram media meça meçam medido medindo medição medidor
ouvir ouço ouve ouvem ouvi ouviu ouviram ouvia ouça ouçam ouvisse ouvirá ouvido ouvindo ouvinte oitiva ouvidor ouvidoria
perder perco perde perdem perdi perdeu perderam perdia perca percam perdesse perderá perdido perdida perdendo perda perdas perdimento
valer valho vale valem valeu valeram valia valha valham valesse valerá valido valendo
requerer requeiro requer requerem requeri requereu requereram requeira requeiram requererá requererá requerido requerida requeridos requerendo requerimento requerimentos requerente requerentes
construir constrói constroem construo construiu construíram construía construa construído construída construindo construção construções construtor construtora construtoras
destruir destrói destroem destruo destruiu destruíram destrua destruído destruída destruindo destruição destruições destruidor
despedir despeço despede despedem despediu despediram despeça despedido despedida despedindo
impedir impeço impede impedem impediu impediram impeça impedido impedida impedindo impedimento impedimentos
mediar medeio medeia medeiam medeie medeiem
remediar remedeio remedeia remedeiam remedeie remedeiem
ansiar anseio anseia anseiam anseie anseiem
incendiar incendeio incendeia incendeiam incendeie incendeiem
odiar odeio odeia odeiam odeie odeiem
expedir expeço expede expedem expediu expediram expeça expedido expedida expedindo expedição expedições expedidor
`

/** Verbs derived from verbs: prefixes, the infinitive without one, its forms, and nouns of single verbs. */
const families = [
  {
    prefixes: 'man de re ob con sus abs ater entre',
    verb: 'ter',
    forms: `ter tenho tém têm téns temos tive teve tivemos tiveram tinha tinham tenha tenham tivesse
      tivessem tiver tiverem terá terão terei teria teriam tido tida tidos tidas tendo tenção tenções
      tentor tentora tentores terem`,
  },
  {
    prefixes: `com de dis ex im o pro re su trans ante contra inter sobre pressu decom recom justa
      predis indis pos entre sob`,
    verb: 'por',
    forms: `por ponho põe põem pomos pôs pus puseram pusemos punha punham ponha ponham pusesse
      pusessem puser puserem porá porão poria poriam posto posta postos postas pondo posição
      posições poimento poimentos porem positivo ponente ponentes`,
  },
  {
    prefixes: 'inter con pro ad sobre de contra a',
    verb: 'vir',
    forms: `vir venho vém vêm vim veio vieram vinha vinham venha venham viesse viessem vier vierem
      virá virão viria viriam vindo vinda vindos virem`,
  },
  {
    prefixes: 're pre ante',
    verb: 'ver',
    forms: `ver vejo vê vemos veem vi viu viram via viam veja vejam visse vissem vir virem verá verão
      veria veriam visto vista vistos vistas vendo visão visões visor visora`,
  },
  {
    prefixes: 'des re satis per lique',
    verb: 'fazer',
    forms: `fazer faço faz fazem fiz fez fizeram fazia faça façam fizesse fizer fizerem fará farão
      faria feito feita feitos feitas fazendo fazimento fazimentos`,
  },
  {
    prefixes: 'contra pre mal des ben inter pos',
    verb: 'dizer',
    forms: `dizer digo diz dizem disse disseram dizia diga digam dissesse disser dirá dirão diria
      dito dita ditos ditas dizendo dição dições`,
  },
] as const

/** Forms that are other words when written without accents. */
const others = new Set(
  `sao era for fora via vista vistas vir ha e es a rio ria ri media vale valido sei desse demos cria dado
  li via vai ia ido ira contento contendo conter revendo previa previas convem depor supor
  expressao proposito expor tendo lida vinda perda pode vale vista visto avir aver contido
  provem advem deposto cabido poder ser estar haver ir dar ver vir ter som sido leitor creia`.split(
    /\s+/,
  ),
)
const kept = new Set(
  `perda contido provem convem conter depor supor expor advem poder ser estar haver ir dar ver vir ter
  visto deposto tendo contendo cabido pode sido lida leitor vinda previa sao media`.split(/\s+/),
)
const isOther = (form: string) => others.has(form) && !kept.has(form)

/** The irregular forms of each verb, in lower case without accents. */
export const irregularVerbs: readonly {
  readonly verb: string
  readonly forms: readonly string[]
}[] = [
  ...lines(forms).map(([verb = '', ...rest]) => ({ verb, forms: [verb, ...rest] })),
  ...families.flatMap(({ prefixes, verb, forms: endings }) =>
    prefixes.split(/\s+/).map((prefix) => ({
      verb: prefix + verb,
      forms: (lines(endings.replace(/\n/g, ' '))[0] ?? []).map((ending) => prefix + ending),
    })),
  ),
].map(({ verb, forms: all }) => ({ verb, forms: all.filter((form) => !isOther(form)) }))
