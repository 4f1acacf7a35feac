/** A dispatch of a gazette that tests write. */
export interface TestDispatch {
  readonly code: string
  readonly name?: string
  readonly text?: string
}

/** A process of a gazette that tests write. */
export interface TestProcess {
  readonly number: string
  readonly dispatches: readonly TestDispatch[]
  readonly name?: string
  readonly presentation?: string
  readonly classes?: readonly number[]
}

const toEscaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function toDispatch({ code, name = 'Despacho', text }: TestDispatch): string {
  const inner =
    text === undefined ? '' : `<texto-complementar>${toEscaped(text)}</texto-complementar>`
  return `<despacho codigo="${code}" nome="${toEscaped(name)}">${inner}</despacho>`
}

/** A process as the office publishes it, including everything that the parser skips. */
export function toProcessXml(process: TestProcess): string {
  const { number, dispatches, name, presentation, classes = [] } = process
  const mark =
    presentation === undefined
      ? ''
      : `<marca apresentacao="${presentation}" natureza="Produtos e/ou Serviço">
        ${name === undefined ? '' : `<nome>${toEscaped(name)}</nome>`}</marca>`
  const nice = classes.map(
    (one) => `<classe-nice codigo="${one}"><especificacao>Perfumes; Cremes &amp; loções;
      </especificacao><status>Em vigor</status></classe-nice>`,
  )
  return `  <processo numero="${number}" data-deposito="02/03/2026">
    <despachos>${dispatches.map(toDispatch).join('')}</despachos>
    <titulares><titular nome-razao-social="AURORA INDÚSTRIA S.A." pais="BR" uf="SP"/></titulares>
    ${mark}
    <classes-vienna edicao="4"><classe-vienna codigo="26.4.9"/></classes-vienna>
    <lista-classe-nice>${nice.join('')}</lista-classe-nice>
    <procurador>Vasconcelos &amp; Prado</procurador>
  </processo>`
}

/** An edition as the office publishes it. */
export function toGazetteXml(
  { number, date }: { readonly number: number; readonly date: string },
  processes: readonly TestProcess[],
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<revista numero="${number}" data="${date}">
${processes.map(toProcessXml).join('\n')}
</revista>
`
}
