/**
 * Words that stand alone: otherwise the rules would take them for forms of others, and a search for them
 * would find words that merely begin alike.
 */
export const wholeWords = `
casa caso casaco casal causa cota coto cotovelo conta conto contador conde carga cargo custas banca banco banqueiro
porta porto portão portaria parte parto pena foro fora fórum forro pauta ata barco barca cerca cerco ponto ponta
ponte termo terma marca março marco queixa queixo encosto encosta minuto minuta saldo prato prata fruto fruta
grama gramática manto manta ramo rama bolso bolsa bolão modo moda dano dona dano ano guia juro juros mora moral
morador moradia nota notário notebook recibo receita receio serviço servidor servidão servo terminal tributário
tribuna tribunal tribo usura uso usufruto vício vicinal vento vendaval evento contratempo contraste contrabando
contraprova arma armário armazém sala salário carta cartão cartaz cartório cartel dia diagnóstico diário
dolo dólar dor dote edital editora emenda ementa empresa empréstimo imprensa entranha estágio estádio estatuto
estátua fé feriado férias feira finança filial fim final fiscal fisco força forca fórmula forma
formiga frete frente função fundo gado gerúndio gesto gestante grave gravame greve guardanapo hera
hipótese homicídio homem honra honorário hora horário impostor imposto móvel imóvel invenção invento juiz
justiça lacre lucro lar largo laudo lauda lei leilão leite letra legado legal liminar limite limiar líquido
líquida liquidez louco lote loteria luxo mala malote mãe maio mandato manda-chuva mar mercado mercadoria mercê
mês mesa mesada ministro ministério mistério monte móvel mulher mula nação nacional nascente norma normal
novato novela óbito ofício oficina oficial missão míssil missa ordem órgão organismo organização paciente paciência
pacto pato padrão padre padrinho pai país paisagem papel papa parcela parceiro parceria parede parente
pássaro passivo passagem patrão patrono pátria patrimônio pedra pedreiro peculato pecúlio peça pessoa
objeto objetivo rei rainha barra barraco ato ator atriz pessoal petisco planta plantão plano poder podar posto praça prazo prazer preço pregão prego prejuízo
presente presidente presteza prestígio previdência providência primo primeiro principal príncipe princípio
prisma procissão produto projétil promissória pronto prontuário própria
provisório provisória quadro quadra quadrilha quantia quantidade quitanda quórum rabo raba ramal razão rasura
real realidade realeza recado recato recesso recessão réu rédea rede regra regime regimento registradora
relação relatório relevo renda rendição reparte repouso república requisito reservista resíduo
retrato reunião união unidade revelia risco risca roupa rua ruína sanção santo saúde saudade secretário segredo
século secular segurança sela selo senha senhor série sério sigilo sigla sinal sina sindicato sindicância
síndico sítio situação sociedade sociologia social sócio sol solo suborno sucesso sucata sujeito
sujeira súmula suma tabela tabelião talão talento tarifa tarefa tara taxa táxi tela tempo temporada tenda tendência
terra terror terreno terrorismo teste testa tese teto tinta tintura título tomate toque toca torre torresmo
trapalhada tradição transição trato trator tríplice turma turno tutorial único urgência urso usina vaga
vagão vale valor valente vara varejo vareta veículo velocidade verba verbal verbete verdade verde verso versão vida
vidente vigário vila vilão vinha vinho vistoria história vitória via viável virgem vigência vingança viúva uva
volume volta voltagem vocação zona particular partícula partido partida sessão cessão seção setor ceia cela
comissão cometa conjuntura conjectura conjunto docente discente discípulo estrato extrato mandíbula vultoso pleito preito
cavaleiro cavalheiro emergência incerto inserto osso paço passo russo tensão tenção atenção pensão intenção intuito
despensa comprimento estada estado estadia perdão perempção preempção remição remissão evicção convicção lide líder
usuário civil cível censo senso tráfego tráfico eminente iminente flagrante fragrante concerto auto autor automóvel
autoridade posse possível possibilidade direito multidão acórdão reunião mandado mandante mandatário
doença doente agência agente audiência ciência essência violência inocência consciência experiência referência
sequência consequência frequência influência eficiência deficiência conveniência convenção convênio competência
competente correspondência correspondente
bem mal sim não nós eles ele ela lhe isso isto aquilo este esta esse essa aquele aquela quem qual quando onde como porque
quanto muito pouco mais menos bom boa novo nova ontem hoje amanhã janeiro fevereiro abril maio junho julho agosto
setembro outubro novembro dezembro segunda terça quarta quinta sexta sábado domingo semana quinzena semestre trimestre
bimestre década ar água fogo luz gás óleo ouro prata ferro aço madeira vidro papel couro pano linha lã mel sal pão vinho
café chá leite carne peixe fruta arroz feijão trigo milho soja cana gado boi vaca porco cavalo cão gato ave
carro moto ônibus caminhão trem navio avião barco bicicleta rua avenida estrada rodovia praça bairro cidade vila
prédio loja galpão fazenda sítio terreno lote garagem quarto cozinha banheiro varanda muro parede teto chão piso
cabeça mão pé braço perna olho boca nariz orelha dedo corpo sangue osso pele coração
amor ódio medo raiva paz guerra fome sede frio calor sono sonho
arte música filme livro jornal revista carta foto vídeo site blog rede app software sistema dado dados cookie senha
e-mail email link backup nuvem servidores código tela celular telefone computador rol lista tema item base caixa fila
grupo time meta foco nível grau tipo classe gênero espécie ramo área campo lado topo fundo centro borda canto lugar local
mundo continente país região município povo gente homem menino menina jovem idoso velho pobre rico
médico dentista engenheiro arquiteto professor aluno escola creche curso aula prova nota turma diploma
hospital clínica farmácia remédio vacina exame laudo atestado plano
banco agência cheque boleto pix cartão conta saldo crédito débito saque
corda lenço linho pinho vizinho caminho carinho sobrinho padrinho madrinha rainha farinha galinha bainha moinho ninho
espinho pergaminho redemoinho cadinho focinho golfinho toucinho campainha ladainha andorinha marinha cozinha sozinho
passarinho vizinhança engenho desenho empenho dinheiro linha minha tinha vinha
aldeão pagão pavão balcão galpão caixão leilão cordão salão mansão botão limão melão pulmão feijão camarão tubarão
furacão dragão esquadrão batalhão pelotão violão avião caminhão vagão portão cidadão escrivão tabelião capitão alemão
cristão órfão órgão bênção irmão mão pão cão chão grão vão são sermão padrão patrão ladrão barão varão verão questão
solidão multidão servidão certidão escuridão gratidão aptidão prontidão retidão vastidão mansidão amplidão
opinião religião região legião ocasião união comunhão campeão peão pião galeão leão
mente semente somente veemente
`
