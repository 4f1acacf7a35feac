import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of each printed sheet of a page, as a user gets it when printing from the browser. */
export async function printSheets(page: Page): Promise<readonly string[]> {
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
  const bytes = await page.pdf({ format: 'A4', margin })
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const sheets: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
    sheets.push(words.join(''))
  }
  await task.destroy()
  return sheets
}
