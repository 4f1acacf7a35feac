import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const locate = createRequire(import.meta.url).resolve

const styles = ['normal', 'bold', 'italics', 'bolditalics'] as const
type Style = (typeof styles)[number]

/** Source Serif 4 (OFL 1.1): the main font of documents. It covers Portuguese. */
const textFiles: Readonly<Record<Style, string>> = {
  normal: '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff',
  bold: '@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff',
  italics: '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff',
  bolditalics: '@fontsource/source-serif-4/files/source-serif-4-latin-700-italic.woff',
}

/** DejaVu Sans (Bitstream Vera licence): fallback for characters that the other lacks, of most scripts. */
const restFiles: Readonly<Record<Style, string>> = {
  normal: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  italics: 'dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf',
  bolditalics: 'dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf',
}

/** Names of the two families in documents. */
export type FontName = 'text' | 'rest'

/** A font file under the name that the families list it by. */
export interface FontFile {
  readonly name: string
  readonly bytes: Buffer
}

/** The fonts of documents, in memory. */
export interface PdfFonts {
  readonly files: readonly FontFile[]
  readonly families: Record<FontName, Record<Style, string>>
  /** The font that can show a character; null when neither can. */
  fontOf(codePoint: number): FontName | null
}

const coverageOf = (bytes: Buffer): ReadonlySet<number> => new Set(create(bytes).characterSet)

function readFamily(name: FontName, paths: Readonly<Record<Style, string>>) {
  const files = styles.map((style): FontFile => {
    return { name: `${name}-${style}`, bytes: readFileSync(locate(paths[style])) }
  })
  const names = Object.fromEntries(styles.map((style) => [style, `${name}-${style}`]))
  return { files, names: names as Record<Style, string> }
}

/** Reads the fonts that come with the installed packages. */
export function loadPdfFonts(): PdfFonts {
  const text = readFamily('text', textFiles)
  const rest = readFamily('rest', restFiles)
  // The styles of a family are expected to cover the same characters; any that one lacks shows as a box.
  const [inText, inRest] = [text, rest].map(({ files: [first] }) =>
    first ? coverageOf(first.bytes) : new Set<number>(),
  )
  return {
    files: [...text.files, ...rest.files],
    families: { text: text.names, rest: rest.names },
    fontOf(codePoint) {
      if (inText?.has(codePoint)) return 'text'
      return inRest?.has(codePoint) ? 'rest' : null
    },
  }
}
