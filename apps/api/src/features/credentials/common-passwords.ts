import { withoutAccents } from '@tramite/core/forms'

/**
 * Words of the most common passwords, in Portuguese and English, without capitals, accents, substituted
 * digits, and affixes: `Senha123`, `P@ssw0rd1` and `Qwerty2026!` all reduce to one of them.
 */
const words = `
aa aaa abc abcd abcde abcdef abcdefg abcdefgh abracadabra acesso admin administrador administrator adv
advocacia advogada advogado alterar amigo amor amormeu ana anjo aq asd asdf asdfg asdfgh asdfghjkl
asdqwe baby batman bemvindo bemvinda brasil brazil bruno camila carlos casa changeme chelsea chocolate
cliente computador contrato corinthians daniel default deus deusefiel deusmeama dragon empresa escritorio
eduardo familia felicidade felipe fernanda fernando ferrari flamengo football freedom futebol gabriel
gabriela gremio guest guilherme gustavo hello iloveyou inicial internet jesus jesuscristo jesusteama jose
julia juliana juridico killer larissa leonardo letmein login lucas luciana marcelo marcos maria mariana
master matheus mestre michael minhasenha monkey mudar mudarsenha musica natal nicolas palmeiras password
passw passe patricia pedro portal princesa princess provisoria qaz qazwsx qwe qweasd qweasdzxc qwer qwert
qwerty qwertyuiop rafael ricardo roberto rodrigo root samsung santos saopaulo secreta secret segredo
segura senha senhaforte senhasecreta seguranca shadow sistema starwars sucesso summer sunshine superman
suporte system tainha teamo temp temporaria test teste testing thiago tiago trocar trocarsenha user
usuario vasco verao vida vitoria welcome xpto zaq zxc zxcv zxcvbn zxcvbnm
`
const commonWords = new Set(words.split(/\s+/).filter(Boolean))

/** Keyboard walks, as they are typed. */
const walks =
  /^(1q2w3e|q1w2e3|1qaz|zaq1|qa1ws2|123qwe|qwe123|123abc|abc123|a1b2c3|1a2b3c|aa?1234|asd123|q1q2)/

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** A text in lower case without accents. */
export const toFoldedText = (text: string): string => withoutAccents(text).toLowerCase()

/**
 * A password without leading and trailing digits and signs, with those inside replaced by the letters that
 * they represent.
 */
export function toPasswordCore(password: string): string {
  const plain = toFoldedText(password)
  const inner = plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  return inner.replaceAll(/[^a-z]/g, (sign) => letterOf[sign] ?? '')
}

/** Whether a password is among the most common ones. */
export function isCommonPassword(password: string): boolean {
  const core = toPasswordCore(password)
  return commonWords.has(core) || walks.test(toFoldedText(password)) || /^(.)\1*$/.test(core)
}
