import { fold } from '../fold.ts'
import { list } from './lines.ts'

/** Prefixes of words that people write apart, with a hyphen, or together. */
export const joiningPrefixes: ReadonlySet<string> = new Set(
  list(`anti auto co contra extra hiper inter intra infra macro mega micro mini multi neo pan pluri
    poli pós pré proto pseudo recém semi sub super supra tele trans ultra vice bi tri on off follow
    check web joint`),
)

/** Other spellings of a word: older ones, Portugal's, and English ones. */
export const respelled: ReadonlyMap<string, string> = new Map(
  list(`registo:registro contacto:contato contractos:contratos quotista:cotista quatorze:catorze
    aluguer:aluguel acta:ata actas:ata facto:fato factos:fato óptimo:ótimo baptismo:batismo
    electrônico:eletrônico electrónico:eletrônico súbdito:súdito húmido:úmido equipa:equipe
    cotização:cotação septuagésimo:setuagésimo cousa:coisa dous:dois oiro:ouro loiro:louro
    perpetuo:perpétuo assessório:acessório excessão:exceção exceçao:exceção rescisao:rescisão
    rescizão:rescisão recisão:rescisão recindir:rescindir ascensorista:ascensorista
    pretenção:pretensão extenção:extensão paralização:paralisação paralizar:paralisar
    analizar:analisar pesquizar:pesquisar atraz:atrás mecher:mexer xeque:xeque concerteza:certeza
    beneficiente:beneficente previlégio:privilégio privilegio:privilégio estrupo:estupro
    mendingo:mendigo frustar:frustrar reinvindicar:reivindicar reinvindicação:reivindicação
    reivindicação:reivindicação prazeiroso:prazeroso empecilho:empecilho impecilho:empecilho
    asterístico:asterisco mortandela:mortadela advinhar:adivinhar opnião:opinião
    subestabelecer:substabelecer subestabelecimento:substabelecimento website:site`).map((pair) =>
    pair.split(':').map(fold),
  ) as [string, string][],
)
