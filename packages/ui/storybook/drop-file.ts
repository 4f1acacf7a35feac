/**
 * Drops a file on an element, as a user does who drags it from another window.
 * @returns whether the page took it
 */
export function dropFile(target: Element, file: File): boolean {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const drag = { bubbles: true, cancelable: true, dataTransfer }
  const isHeld = !target.dispatchEvent(new DragEvent('dragover', drag))
  return !target.dispatchEvent(new DragEvent('drop', drag)) && isHeld
}
