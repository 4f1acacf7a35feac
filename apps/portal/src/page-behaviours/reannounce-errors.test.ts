import { expect, it, onTestFinished, vi } from 'vitest'
import { reannounceErrors } from './reannounce-errors.ts'

it('announces the error of the group for an invalid choice in it', async () => {
  const notes: Record<string, { setAttribute: () => void; replaceChildren: () => void }> = {
    description: { setAttribute: vi.fn(), replaceChildren: vi.fn() },
    reason: { setAttribute: vi.fn(), replaceChildren: vi.fn() },
  }
  class Box extends EventTarget {
    readonly described: string
    readonly group: Box | undefined
    constructor(described: string, group?: Box) {
      super()
      this.described = described
      this.group = group
    }
    matches = () => true
    contains = () => true
    closest = () => this.group ?? null
    getAttribute = () => this.described
  }
  const group = new Box('reason')
  const radio = new Box('description', group)
  const page = Object.assign(new EventTarget(), {
    activeElement: radio,
    getElementById: (id: string) => notes[id],
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', Box)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  onTestFinished(() => void vi.unstubAllGlobals())
  reannounceErrors()
  const sent = new Event('submit')
  Object.defineProperty(sent, 'target', { value: group })
  page.dispatchEvent(sent)
  await expect.poll(() => notes['reason']?.setAttribute).toHaveBeenCalledWith('role', 'alert')
  expect(notes['description']?.setAttribute).not.toHaveBeenCalled()
})
