/**
 * A parser of `text/event-stream` that takes the text as it arrives, in pieces of any size.
 * @returns a function from the next piece to the data of each event that it completed
 */
export function createEventParser(): (piece: string) => string[] {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length).trimStart())
      return data.length > 0 ? [data.join('\n')] : []
    })
  }
}
