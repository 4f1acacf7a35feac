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

/**
 * Names of the families in documents. 'plain' is the fallback in its upright style only, which has letters that its
 * others lack, Arabic ones among them.
 */
export type FontName = 'text' | 'rest' | 'plain'

/** A font file under the name that the families list it by. */
export interface FontFile {
  readonly name: string
  readonly bytes: Buffer
}

/** The fonts of documents, in memory. */
export interface PdfFonts {
  readonly files: readonly FontFile[]
  readonly families: Record<FontName, Record<Style, string>>
  /** The family that can show a character in every style; null when none can. */
  fontOf(codePoint: number): FontName | null
}

interface Family {
  readonly files: readonly FontFile[]
  readonly names: Record<Style, string>
  /** The characters that all styles can show. */
  readonly coverage: ReadonlySet<number>
}

function readFamily(name: FontName, paths: Readonly<Record<Style, string>>): Family {
  const files = styles.map((style): FontFile => {
    return { name: `${name}-${style}`, bytes: readFileSync(locate(paths[style])) }
  })
  const names = Object.fromEntries(styles.map((style) => [style, `${name}-${style}`]))
  const [first = new Set<number>(), ...others] = files.map(
    ({ bytes }) => new Set(create(bytes).characterSet),
  )
  const coverage = new Set([...first].filter((each) => others.every((set) => set.has(each))))
  return { files, names: names as Record<Style, string>, coverage }
}

/** Reads the fonts that come with the installed packages. */
export function loadPdfFonts(): PdfFonts {
  const text = readFamily('text', textFiles)
  const rest = readFamily('rest', restFiles)
  const { normal } = restFiles
  const plain = readFamily('plain', { normal, bold: normal, italics: normal, bolditalics: normal })
  return {
    files: [...text.files, ...rest.files, ...plain.files],
    families: { text: text.names, rest: rest.names, plain: plain.names },
    fontOf(codePoint) {
      if (text.coverage.has(codePoint)) return 'text'
      if (rest.coverage.has(codePoint)) return 'rest'
      return plain.coverage.has(codePoint) ? 'plain' : null
    },
  }
}
