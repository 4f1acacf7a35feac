import { invalidField } from '@tramite/ui/invalidField'

/** Makes the error text an alert until the field is left, and re-inserts it, so that it is announced. */
function announceErrorOf(field: Element): void {
  // In an invalid group the group has the error; each choice may have a description of its own.
  const described = field.closest('[role$="group"][aria-describedby]') ?? field
  const [id = ''] = described.getAttribute('aria-describedby')?.split(' ') ?? []
  const error = document.getElementById(id)
  if (!error) return
  error.setAttribute('role', 'alert')
  field.addEventListener('blur', () => error.removeAttribute('role'), { once: true })
  requestAnimationFrame(() => error.replaceChildren(...error.childNodes))
}

/**
 * Has a screen reader announce the error of the focused field again when its form is submitted and refused again.
 * Usually the focus that moves to the first invalid field does so, but here it is there already.
 */
export function reannounceErrors(): void {
  document.addEventListener('submit', ({ target }) => {
    const field = document.activeElement
    const isInForm = target instanceof Element && target.contains(field)
    if (!field?.matches(invalidField) || !isInForm) return
    // After the form has validated its values.
    setTimeout(() => {
      if (document.activeElement === field && field.matches(invalidField)) announceErrorOf(field)
    })
  })
}
