import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toGazetteXml, toProcessXml } from '../../testing/gazettes.ts'
import { GazetteError } from './gazette-error.ts'
import type { GazetteProcess } from './gazette-parser.ts'
import { checkGazette, GAZETTE_BATCH, readGazette } from './read-gazette.ts'

/** The bytes, in chunks of the given size. */
async function* inPieces(content: string | Uint8Array, size = 65_536) {
  const bytes = Buffer.from(content)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(content: string | Uint8Array, size?: number) {
  const processes: GazetteProcess[] = []
  let edition: unknown = null
  for await (const batch of readGazette(inPieces(content, size))) {
    processes.push(...batch.processes)
    edition = batch.edition
  }
  return { edition, processes }
}

async function faultOf(content: string | Uint8Array): Promise<string> {
  try {
    await checkGazette(inPieces(content))
  } catch (error) {
    if (error instanceof GazetteError) return error.reason
    throw error
  }
  return 'none'
}

const edition = { number: 2909, date: '06/10/2026' }
const process = {
  number: '903456789',
  name: 'Aurora & Sal',
  presentation: 'Mista',
  classes: [3, 35],
  dispatches: [
    { code: 'IPAS009', name: 'Publicação de pedido', text: '  Protocolo:\n 8501 "x" <y> ' },
    { code: 'IPAS270', name: 'Deferimento da petição' },
  ],
}
const good = toGazetteXml(edition, [process])

describe('a gazette', () => {
  it('is read whole: edition, numbers, dispatches, and what it says of the mark', async () => {
    expect(await readAll(good)).toEqual({
      edition: { number: 2909, publishedOn: '2026-10-06' },
      processes: [
        {
          number: '903456789',
          dispatches: [
            { code: 'IPAS009', name: 'Publicação de pedido', text: 'Protocolo: 8501 "x" <y>' },
            { code: 'IPAS270', name: 'Deferimento da petição', text: null },
          ],
          mark: {
            name: 'Aurora & Sal',
            presentation: 'Mista',
            nature: 'Produtos e/ou Serviço',
            classes: [3, 35],
          },
        },
      ],
    })
  })

  it('is the same in pieces of any size, cut within letters and tags', async () => {
    const whole = await readAll(good)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 700 }), async (size) => {
        expect(await readAll(good, size)).toEqual(whole)
      }),
      { numRuns: 60 },
    )
  })

  it('comes in batches, and says how many processes it has', async () => {
    const many = Array.from({ length: 2 * GAZETTE_BATCH + 100 }, (_, i) => ({
      number: String(900_000_000 + i),
      dispatches: [{ code: 'IPAS009' }],
    }))
    const xml = toGazetteXml(edition, many)
    const sizes: number[] = []
    for await (const { processes } of readGazette(inPieces(xml, 1000))) sizes.push(processes.length)
    expect(sizes.length).toBeGreaterThan(2)
    expect(Math.max(...sizes)).toBeLessThan(GAZETTE_BATCH + 10)
    expect(await checkGazette(inPieces(xml))).toEqual({
      number: 2909,
      publishedOn: '2026-10-06',
      entries: many.length,
    })
  })

  it('may have no processes, CDATA, comments and what nobody knows', async () => {
    expect(await checkGazette(inPieces(toGazetteXml(edition, [])))).toMatchObject({ entries: 0 })
    const odd = `<revista numero="1" data="01/01/2019"><!-- x --><?y z?><aviso><nome>A</nome></aviso>
      <processo numero="9.0345.6789"><nova><despacho codigo="X"/></nova><despachos><despacho
      codigo="IPAS158"><texto-complementar><![CDATA[<b>]]></texto-complementar></despacho>
      </despachos></processo></revista>`
    const { processes } = await readAll(odd)
    expect(processes).toMatchObject([
      { number: '903456789', dispatches: [{ code: 'IPAS158', name: '' }], mark: { name: '' } },
    ])
  })

  it('may be in ISO-8859-1 where it says so, and have a byte order mark', async () => {
    const latin = good.replace('UTF-8', 'ISO-8859-1')
    const { processes } = await readAll(Buffer.from(latin, 'latin1'))
    expect(processes[0]?.dispatches[0]?.name).toBe('Publicação de pedido')
    expect(await faultOf(`\uFEFF${good}`)).toBe('none')
  })

  it('holds no longer texts than it needs', async () => {
    const long = 'á'.repeat(50_000)
    const { processes } = await readAll(
      toGazetteXml(edition, [
        { ...process, name: long, dispatches: [{ code: 'IPAS009', name: long, text: long }] },
      ]),
    )
    const [dispatch] = processes[0]?.dispatches ?? []
    expect([dispatch?.name.length, dispatch?.text?.length, processes[0]?.mark.name.length]).toEqual(
      [255, 4000, 255],
    )
  })

  it('cuts them between letters', async () => {
    const { processes } = await readAll(
      toGazetteXml(edition, [{ ...process, name: '😀'.repeat(200) }]),
    )
    expect(processes[0]?.mark.name).toBe('😀'.repeat(127))
  })
})

describe('a file that is none', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE revista [<!ENTITY a "ha">${'bcdefghij'
    .split('')
    .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefghi'[i]};`.repeat(10)}">`)
    .join('')}]><revista numero="1" data="01/01/2026">&j;</revista>`

  it.each<[string, string | Uint8Array, string]>([
    ['is empty', '', 'notXml'],
    ['is blank', '  \n ', 'notXml'],
    ['is a PDF', '%PDF-1.7 …', 'notXml'],
    ['is an archive', Buffer.from('PK\u0003\u0004\u0014\0\0', 'latin1'), 'notXml'],
    ['is another document', '<html><body/></html>', 'notGazette'],
    ['is another section', '<revista numero="2909" dataPublicacao="06/10/2026"/>', 'notGazette'],
    ['has no number', '<revista data="06/10/2026"/>', 'notGazette'],
    ['has a day that is none', '<revista numero="2909" data="31/02/2026"/>', 'notGazette'],
    ['laughs a billion times', laughs, 'declarations'],
    [
      'reads files',
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><revista numero="1" data="01/01/2026">&x;</revista>',
      'declarations',
    ],
    ['names an entity', good.replace('Protocolo', '&xxe;'), 'malformed'],
    ['crosses its tags', good.replace('</despachos>', '</processo>'), 'malformed'],
    ['goes on after its end', `${good}<revista/>`, 'malformed'],
    ['repeats an attribute', '<revista numero="1" numero="2" data="01/01/2026"/>', 'malformed'],
    ['ends in a tag', good.slice(0, -12), 'truncated'],
    ['ends between processes', good.slice(0, good.indexOf('</revista>')), 'truncated'],
    ['ends in a process', good.slice(0, good.indexOf('<titulares>')), 'truncated'],
    [
      'ends in a letter',
      Buffer.from(good).subarray(0, Buffer.from(good).indexOf('ç') + 1),
      'truncated',
    ],
    ['is no UTF-8', Buffer.from(good, 'latin1'), 'encoding'],
    ['is UTF-16', Buffer.from(`\uFEFF${good}`, 'utf16le'), 'encoding'],
    ['is of another alphabet', good.replace('UTF-8', 'koi8-r'), 'encoding'],
    ['is deep', `<revista numero="1" data="01/01/2026">${'<a>'.repeat(1000)}`, 'oversized'],
    ['has a text without end', good.replace('Protocolo', 'a'.repeat(1_500_000)), 'oversized'],
    [
      'has a tag without end',
      `<revista numero="1" data="01/01/2026" x="${'a'.repeat(1_500_000)}"/>`,
      'oversized',
    ],
    [
      'has a process without end',
      good.replace('</despachos>', `${'<despacho codigo="A" nome="B"/>'.repeat(600)}</despachos>`),
      'oversized',
    ],
  ])('because it %s', async (_, content, reason) => expect(await faultOf(content)).toBe(reason))

  it('says in which line it is broken, in Portuguese', async () => {
    const broken = good.replace('</despachos>', '</processo>')
    const line = broken.slice(0, broken.indexOf('</processo>')).split('\n').length
    await expect(checkGazette(inPieces(broken))).rejects.toThrow(
      `O XML está malformado na linha ${line}.`,
    )
    await expect(checkGazette(inPieces(good.slice(0, 400)))).rejects.toThrow(
      'O arquivo termina antes do fim da revista.',
    )
  })

  it('ends in a gazette or in a fault, whatever bytes come, and never in anything else', async () => {
    const piece = fc.constantFrom(
      ...[
        '<',
        '>',
        '/',
        '"',
        '&',
        '<!DOCTYPE a [',
        ']>',
        '<![CDATA[',
        '-->',
        '\0',
        'ção',
        '<revista',
      ],
      toProcessXml(process),
    )
    const mutated = fc.record({
      at: fc.nat(good.length),
      cut: fc.nat(40),
      insert: fc.array(piece, { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(mutated, { minLength: 1, maxLength: 3 }), async (changes) => {
        const content = changes.reduce(
          (text, { at, cut, insert }) => text.slice(0, at) + insert.join('') + text.slice(at + cut),
          good,
        )
        expect(typeof (await faultOf(content))).toBe('string')
      }),
      { numRuns: 400 },
    )
  })
})
