const buttonsOf = (part: ParentNode) => [...part.querySelectorAll('button')]

/** Of a form, the button that its files are chosen by: the one before their list, or else the first. */
function findChooser(list: Element): HTMLElement | undefined {
  const buttons = buttonsOf(list.closest('form') ?? document).filter((each) => !list.contains(each))
  const isBefore = (button: Element) =>
    button.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING
  return buttons.findLast(isBefore) ?? buttons[0]
}

/**
 * Takes the focus out of a row of a list of files that is about to go: to the row that takes its place, and
 * from the only one to the button that files are chosen by.
 * @param button of the row, that was pressed
 */
export function leaveRow(button: Element): void {
  const row = button.closest('li')
  const list = row?.parentElement
  if (!row || !list || !row.contains(document.activeElement)) return
  const near = row.nextElementSibling ?? row.previousElementSibling
  const target = near ? buttonsOf(near).at(-1) : findChooser(list)
  target?.focus()
}
