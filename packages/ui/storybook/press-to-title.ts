import { expect, userEvent, waitFor } from 'storybook/test'

/**
 * Presses a button by keyboard that goes with the press, or with what comes of it: the title of the page has
 * the focus then.
 */
export async function pressToTitle(button: HTMLElement): Promise<void> {
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(button.isConnected).toBe(false))
  await waitFor(() => expect(document.querySelector('main h1')).toHaveFocus())
}
