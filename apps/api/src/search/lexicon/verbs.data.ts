/** Regular verbs; everything about them follows from their infinitive. */
export const verbs = `
abandonar abater abdicar abonar abordar abortar abrandar absorver abusar acabar acatar aceder acelerar
acentuar acessar acionar aclamar acolher acomodar acompanhar aconselhar acontecer acostumar acrescentar
acrescer acreditar acumular acusar adaptar adequar aderir adesivar adiantar adiar adicionar aditar
adivinhar adjetivar administrar admirar admitir admoestar adoecer adotar adquirir advertir afastar afetar
afirmar afixar agarrar agendar agilizar agir agravar agredir agregar agrupar aguardar ajudar ajuizar
ajustar alcançar alegar alertar alienar alinhar alistar almejar alocar alojar alterar alternar alugar
aludir amassar ameaçar amparar ampliar amortizar analisar anexar animar anistiar anotar anonimizar antecipar
anteceder anular anunciar apagar aparecer aparelhar apartar apelar aperfeiçoar apensar aplicar apoiar
apontar apostar aposentar aprazar apreciar apreender aprender apresentar apressar aprimorar apropriar
aprovar aproveitar aproximar apurar arbitrar arcar argumentar arguir arquivar arrastar arrecadar arremessar
arrematar arrendar arrestar arriscar arrolar arrombar articular assaltar assassinar assediar assegurar
assentar assessorar assinalar assinar assistir associar assumir atacar atar atender atentar atenuar
atestar atingir ativar atrair atrasar atravessar atribuir atualizar atuar auditar aumentar ausentar autenticar
autorizar autuar auxiliar avaliar avalizar avançar averbar averiguar avisar avistar balancear banir barrar
basear bastar bater batizar beneficiar bloquear brigar buscar cadastrar calcular caluniar cancelar capacitar
capitalizar captar capturar caracterizar carecer carimbar castigar catalogar causar cautelar celebrar
censurar centralizar certificar cessar chamar checar chegar chocar circular citar civilizar clamar classificar
clausular clonar coagir coar cobrar cobrir codificar coibir coincidir colaborar colacionar coletar colher
colidir colocar combater combinar começar comentar comercializar cometer comover comparar comparecer
compartilhar compelir compensar competir compilar completar complementar comportar comprar compreender
comprimir comprometer comprovar computar comungar comunicar conceber conceituar concentrar concertar conciliar
concluir concordar concorrer concretizar condenar condicionar conduzir conectar conexar confeccionar conferir
confessar confiar configurar confinar confirmar confiscar confortar confrontar confundir congelar congregar
conhecer conjugar conquistar consagrar conseguir consentir conservar considerar consignar consistir
consolidar consorciar conspirar constar constatar constituir constranger consultar consumar consumir contactar
contaminar contemplar contentar contestar contextualizar continuar contornar contrabalançar contrair contrariar
contrastar contratar contribuir controlar conturbar convencer conversar converter convidar convocar cooperar
coordenar copiar corresponder corrigir corroborar corroer corromper costurar cotar cotejar credenciar creditar
crescer criar criminalizar criticar cuidar culminar culpar cultivar cumprir cumular curar custar custear
custodiar datar decair decidir decifrar declamar declarar declinar decompor decorar decorrer decretar dedicar
deduzir defender deferir definir deflagrar deformar defraudar degradar deixar delatar delegar deliberar
delimitar delinear delirar demandar demarcar demitir demolir demonstrar demorar denegar denegrir denominar
denotar denunciar depender depositar depreciar depredar derivar derrogar derrotar derrubar desabar desacatar
desaforar desalojar desaparecer desapropriar desarmar desativar desautorizar desbloquear descansar descarregar
descartar descender descentralizar descobrir descontar descontinuar descrever descriminar descumprir desejar
desempenhar desempregar desencadear desenvolver desertar desestatizar desfalcar desfrutar designar desistir
desligar deslocar desmatar desmembrar desmentir desobedecer desobrigar desocupar desonerar despachar despejar
despender despertar despojar desprender desprezar desprover desqualificar desrespeitar destacar destinar
destituir destoar destratar desvalorizar desviar desvincular detalhar detectar deteriorar determinar devastar
dever devolver dialogar difamar diferenciar diferir dificultar difundir digerir digitalizar digitar dilapidar
dilatar diligenciar diluir diminuir dinamizar dirigir dirimir discernir disciplinar discordar discorrer
discriminar discursar discutir disparar dispensar dispersar disputar disseminar dissertar dissimular dissipar
dissolver dissuadir distanciar distinguir distorcer distratar distribuir divergir diversificar divertir dividir
divorciar divulgar doar documentar doer domar dominar dopar dormir dosar dotar durar duvidar edificar editar
educar efetivar efetuar elaborar eleger elevar elidir eliminar elogiar emancipar embaraçar embarcar embargar
embasar embolsar embutir emendar emergir emigrar emitir empatar empenhar empossar empreender empregar emprestar
encaixar encaminhar encarar encarcerar encarecer encarregar encerrar encobrir encomendar encontrar encorajar
encurtar endereçar endividar endossar enfatizar enfraquecer enfrentar enganar englobar engravidar enquadrar
enriquecer enrolar ensejar ensinar entender enterrar entrar entregar entrevistar enumerar envelhecer enviar
envolver equilibrar equipar equiparar equivaler erguer errar erradicar escalar escapar esclarecer escolher
esconder escrever escriturar esculpir escusar escutar esforçar esgotar esmagar espalhar especializar especificar
especular esperar espiar espoliar esquecer estabelecer estabilizar estacionar estampar estatizar estender
esterilizar estimar estimular estipular estocar estornar estragar estruturar estudar esvaziar evadir evidenciar
evitar evoluir exacerbar exagerar examinar exaurir exceder excepcionar excluir executar exemplificar exercer
exercitar exibir exigir exilar existir exonerar expandir explicar explodir explorar exportar expressar exprimir
expropriar expulsar extinguir extorquir extrair extrapolar extraviar fabricar facilitar facultar falar falecer
falhar falir falsear falsificar faltar familiarizar faturar favorecer fechar federalizar ferir fiar filiar
filmar filtrar finalizar financiar findar firmar fiscalizar fixar flagrar flexibilizar flutuar focar fomentar
forçar forjar formalizar formar formatar formular fornecer fortalecer fotografar fracassar fracionar fragmentar
franquear fraudar frequentar frustrar fugir fumar funcionar fundamentar fundar fundir furtar ganhar garantir
gastar generalizar gerar gerenciar gerir girar glosar governar gozar graduar gravar grevar guardar guarnecer
guiar habilitar habitar harmonizar herdar hesitar hierarquizar higienizar hipotecar homenagear homologar honrar
hospedar hospitalizar humilhar identificar ignorar igualar iludir ilustrar imaginar imigrar imitar imobilizar
impactar impelir imperar impetrar implantar implementar implicar implodir implorar importar importunar
impossibilitar impressionar imprimir improvisar impugnar impulsionar imputar inabilitar inadimplir inaugurar
incendiar incentivar incidir incitar inclinar incluir incomodar incorporar incorrer incrementar incriminar
incumbir indagar indeferir indenizar independer indexar indicar indiciar individualizar induzir industrializar
inferir inflacionar infligir influenciar influir informar informatizar infringir ingerir ingressar inibir iniciar
injetar injuriar inocentar inovar inquirir inquinar inscrever inserir insistir inspecionar inspirar instalar
instaurar instigar instituir instruir insultar insurgir integrar intencionar intentar interagir intercalar
interceder interceptar interditar interessar interferir interligar intermediar internalizar internar interpelar
interpretar interrogar interromper intimar intimidar introduzir inutilizar invadir invalidar inventar
inventariar inverter investigar investir invocar ironizar irrigar isentar isolar jogar julgar jungir juntar jurar
justificar laborar lacrar lamentar lançar largar lastrear laurear lavar lavrar legalizar legislar legitimar
leiloar lembrar lesar lesionar levantar levar liberar libertar licenciar licitar liderar ligar limitar limpar
liquidar listar litigar livrar localizar locar locomover locupletar logar lograr lotar lotear lucrar lutar
majorar maltratar manchar mandar manejar manifestar manipular manobrar manusear mapear maquiar maquinar
materializar matricular mediar melhorar memorizar mencionar mensurar mentir mercantilizar merecer mergulhar
mesclar migrar militar mimetizar minerar minimizar ministrar minorar minutar mitigar mobiliar mobilizar modelar
moderar modernizar modificar modular molestar monetizar monitorar monopolizar montar morar mostrar motivar mover
movimentar mudar multar multiplicar municiar municipalizar murar mutilar narrar nascer naturalizar navegar
necessitar negar negligenciar negociar neutralizar nomear normalizar normatizar noticiar notificar numerar nutrir
obedecer objetar objetivar obrigar obscurecer observar obstar obstruir obturar ocasionar ocorrer ocultar ocupar
odiar ofender oferecer ofertar oficializar oficiar olhar omitir onerar operacionalizar operar opinar oprimir optar
orçar ordenar organizar orientar originar outorgar pacificar pactuar padecer padronizar pagar pairar palestrar
palpitar paralisar parar parcelar participar partilhar passar patentear patrocinar paternalizar pausar pautar pecar
penalizar pendurar penetrar penhorar pensar perceber percorrer perdoar perdurar perfilhar perfurar perguntar
periciar perigar permanecer permear permitir permutar perpetrar perpetuar perquirir perseguir perseverar personalizar
pertencer perturbar pesar pescar pesquisar peticionar pilotar piorar piratear plagiar planejar plantar pleitear
poluir ponderar pontuar popularizar portar posicionar possibilitar postar postergar postular potencializar poupar
povoar praticar precarizar precatar preceder precisar precificar preconizar predeterminar predominar preencher
preexistir preferir prejudicar premiar prenotar preocupar preparar prequestionar prescindir prescrever presenciar
presentear preservar presidir pressionar prestar presumir pretender prevalecer prevaricar prevenir principiar
priorizar privar privatizar privilegiar processar proclamar procrastinar procurar produzir proferir profissionalizar
programar progredir proibir projetar prolatar proliferar prolongar prometer promover promulgar pronunciar propagar
propiciar prorrogar proscrever prosseguir proteger protelar protestar protocolar protocolizar provar providenciar
provisionar provocar publicar pular punir purgar purificar qualificar quantificar quebrar queimar queixar
questionar quitar raciocinar racionalizar racionar ratear ratificar reabilitar reabrir reagir reajustar realizar
reassumir reatar reaver reavaliar rebaixar rebater recadastrar recair recapitular recear receber recepcionar
rechaçar reciclar reclamar reclassificar recolher recomeçar recomendar recompensar reconciliar reconhecer
reconsiderar reconstituir reconvencionar reconvir recorrer recrutar recuar recuperar recusar redigir redimir
redirecionar redistribuir reduzir reeleger reembolsar reestruturar referendar referenciar referir refinanciar refletir reforçar
reformar reformular refugiar refutar regenerar reger registrar regredir regressar regulamentar regular regularizar
reincidir reiniciar reinserir reintegrar reiterar reivindicar rejeitar relacionar relatar relativizar relaxar relegar
relembrar relevar relocar reluzir remanejar remanescer remarcar rematar remediar remeter remir remover remunerar render
renegociar renovar renunciar reparar repartir repassar repatriar repelir repercutir repetir replicar representar
reprimir reproduzir reprovar repudiar repugnar requisitar rescindir reservar resgatar resguardar residir resignar
resistir resolver respaldar respeitar respirar responder responsabilizar ressalvar ressarcir ressocializar restar
restaurar restituir restringir resultar resumir retalhar retaliar retardar retificar retirar retocar retomar retornar
retratar retribuir retroagir retroceder reunir reutilizar revalidar revelar revender reverter revestir revezar revidar
revisar revitalizar revogar revoltar rolar romper rotular roubar rubricar ruir sacar sacrificar sair salientar saldar
sanar sancionar sanear satisfazer segmentar segregar seguir segurar selar selecionar semear sentenciar separar sepultar
sequestrar serializar servir silenciar simplificar simular sinalizar sindicar sistematizar situar sobrar sobrecarregar
sobrepujar sobrestar sobreviver socializar socorrer sofrer solicitar solidarizar solucionar somar sondar sonegar sorrir
sortear suavizar subcontratar subdividir subestimar subir sublocar submeter subordinar subornar sub-rogar subrogar
subscrever subsidiar subsistir substabelecer substanciar substituir subtrair suceder sugerir sujeitar sumariar sumir
superar superfaturar supervisionar suplementar suplicar suportar suprimir suprir surgir surpreender suscitar suspeitar
suspender sustar sustentar tabelar taxar tardar tarifar tecer telefonar temer tencionar tender tentar terceirizar
terminar testar testemunhar tipificar tirar titularizar tocar tolerar tomar tombar torcer tornar torturar totalizar
trabalhar traduzir traficar trafegar trair tramitar trancar tranquilizar transacionar transcender transcorrer
transcrever transferir transformar transfundir transgredir transigir transitar transladar transmitir transparecer
transportar tratar travar treinar tributar trocar tumultuar turbar tutelar ultimar ultrapassar unificar uniformizar unir
universalizar urbanizar urgir usar usufruir usurpar utilizar vacinar vagar valorizar vandalizar variar varrer vazar vedar
veicular velar vencer vender verbalizar verificar versar vetar viabilizar viajar vigiar vigorar vilipendiar vincular
vingar violar violentar visar visitar vislumbrar vistoriar visualizar vitimar vitimizar viver volver vociferar voltar
votar zelar zerar zonear licenciar importunar aliciar coagir grampear hackear rastrear escanear imprimir baixar subscrever
anexar digitalizar criptografar vazar compartilhar armazenar tratar excluir eliminar portar consentir acessar bloquear
entrar sair chamar abrir debater aportar rebater seduzir reduzir relatar responder
`
