import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Attribute of each element that uses it. */
export const takesFiles = { 'data-takes-files': true }

/**
 * Takes files that are dropped on an element, or on what surrounds it and nothing else in there takes files. Text
 * that is dragged is left to the browser.
 * @param element carries `takesFiles`
 * @param around selects the surrounding element; the element alone where there is none
 * @returns whether files are held above it
 */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  around: string,
  onFiles: (files: FileList) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const own = element.current
    const area = own?.closest<HTMLElement>(around) ?? own
    if (!own || !area) return
    const accept = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return false
      const isMine = event.target instanceof Node && own.contains(event.target)
      if (!isMine && area.querySelectorAll('[data-takes-files]').length > 1) return false
      event.preventDefault()
      return true
    }
    const hover = (event: DragEvent) => setOver(accept(event))
    const leave = ({ relatedTarget: next }: DragEvent) => {
      if (!(next instanceof Node && area.contains(next))) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (accept(event) && event.dataTransfer) take(event.dataTransfer.files)
    }
    area.addEventListener('dragover', hover)
    area.addEventListener('dragleave', leave)
    area.addEventListener('drop', drop)
    return () => {
      area.removeEventListener('dragover', hover)
      area.removeEventListener('dragleave', leave)
      area.removeEventListener('drop', drop)
    }
  }, [element, around])
  return isOver
}
