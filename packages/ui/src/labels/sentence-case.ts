/** Words as a sentence begins; a first word with capitals of its own, as 'eSocial', stays as it is. */
export function toSentenceCase(words: string): string {
  return words.replace(/^\p{Ll}+(?![\p{L}\d])/u, (first) =>
    first.replace(/^./u, (letter) => letter.toLocaleUpperCase('pt-BR')),
  )
}
