/** @returns whether the text is on the clipboard */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Over plain http there is no clipboard API.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
