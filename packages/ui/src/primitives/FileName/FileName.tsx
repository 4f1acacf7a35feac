import { Fragment } from 'react'

/**
 * A file's name. In a narrow place it breaks after `_`, `-` and `.` before it breaks within a word. A
 * browser's translation leaves it unchanged.
 */
export function FileName({ name }: { name: string }) {
  const ends = [...name.matchAll(/[_.-]+/g)].map(({ index, 0: mark }) => index + mark.length)
  return (
    <span translate="no">
      {[0, ...ends].map((start, part) => (
        <Fragment key={start}>
          {start > 0 && <wbr />}
          {name.slice(start, ends[part])}
        </Fragment>
      ))}
    </span>
  )
}
