const buttonsOf = (part: ParentNode) => [...part.querySelectorAll('button')]

/** The button of a form that chooses its files: the last one before their list, or else the first. */
function findChooser(list: Element): HTMLElement | undefined {
  const buttons = buttonsOf(list.closest('form') ?? document).filter((each) => !list.contains(each))
  const isBefore = (button: Element) =>
    button.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING
  return buttons.findLast(isBefore) ?? buttons[0]
}

/**
 * Moves the focus out of a row of a file list that is about to be removed: to the row that replaces it,
 * and from the only one to the button that chooses files.
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
