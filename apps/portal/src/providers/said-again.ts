/** A group of choices is not a field, but its choices are. */
const refused = '[aria-invalid="true"]:not([role$="group"])'

/** The text that is there becomes an alert until the field is left, and is put there anew. */
function sayAgain(field: Element): void {
  // A refused group says why for its choices, of which each may have a description of its own.
  const said = field.closest('[role$="group"][aria-describedby]') ?? field
  const [id = ''] = said.getAttribute('aria-describedby')?.split(' ') ?? []
  const note = document.getElementById(id)
  if (!note) return
  note.setAttribute('role', 'alert')
  field.addEventListener('blur', () => note.removeAttribute('role'), { once: true })
  requestAnimationFrame(() => note.replaceChildren(...note.childNodes))
}

/**
 * Has a screen reader say again why a field is refused from which its form was sent: the focus that leads to the first
 * refused field is there already, so nothing would tell.
 */
export function sayRefusalsAgain(): void {
  document.addEventListener('submit', ({ target }) => {
    const field = document.activeElement
    if (!field?.matches(refused) || !(target instanceof Element && target.contains(field))) return
    // Once the form has looked at its values.
    setTimeout(() => {
      if (document.activeElement === field && field.matches(refused)) sayAgain(field)
    })
  })
}
