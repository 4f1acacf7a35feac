import { Fragment } from 'react'

/**
 * A file's name: a narrow place breaks it after `_`, `-` and `.` before it breaks a word. It is in no language, so a
 * browser's translation leaves it.
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
