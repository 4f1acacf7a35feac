import type { Page } from '@playwright/test'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface PrintedText {
  readonly words: string
  readonly left: number
  readonly right: number
  /** Of its line, in points from the foot of the sheet. */
  readonly base: number
  readonly height: number
}

/** What a user gets when printing a page from the browser, as it is read from each sheet. */
async function printed<T>(
  page: Page,
  read: (pdf: PDFDocumentProxy, number: number) => Promise<T>,
): Promise<readonly T[]> {
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
  const bytes = await page.pdf({ format: 'A4', margin })
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const sheets: T[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) sheets.push(await read(pdf, number))
  await task.destroy()
  return sheets
}

/** The text of each printed sheet of a page, as a user gets it when printing from the browser. */
export const printSheets = (page: Page): Promise<readonly string[]> =>
  printed(page, async (pdf, number) => {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    return items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
      .join('')
  })

const liesOn = (one: PrintedText, other: PrintedText) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.abs(one.base - other.base) < Math.min(one.height, other.height) * 0.6

/** Texts that are printed over others, each with the one below it. */
export async function findOverprinted(page: Page): Promise<readonly string[]> {
  const sheets = await printed(page, async (pdf, number) => {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const texts = items.flatMap((item): PrintedText[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , , left, base] = item.transform.map(Number)
      if (left === undefined || base === undefined) return []
      return [{ words: item.str, left, right: left + item.width, base, height: item.height }]
    })
    return texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => liesOn(one, other))
        .map((other) => `${number}: ${one.words} / ${other.words}`),
    )
  })
  return sheets.flat()
}
