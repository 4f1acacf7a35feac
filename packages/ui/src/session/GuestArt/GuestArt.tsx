import * as css from './GuestArt.css.ts'

const lines = [132, 168, 150, 172, 96]

/** The drawing of the guest pages: a written sheet, a signature, and the days until delivery. */
export function GuestArt() {
  return (
    <svg className={css.art} viewBox="57 17 284 259" aria-hidden="true" focusable="false">
      <rect className={css.sheetBehind} x="74" y="34" width="220" height="220" rx="10" />
      <rect className={css.sheet} x="58" y="18" width="220" height="236" rx="10" />
      <rect className={css.heading} x="82" y="44" width="108" height="9" rx="4.5" />
      {lines.map((width, row) => (
        <rect
          key={width}
          className={css.line}
          x="82"
          y={74 + row * 20}
          width={width}
          height="5"
          rx="2.5"
        />
      ))}
      <path
        className={css.signature}
        d="M84 214c12-26 26-34 29-22 3 11-16 27-8 28 9 1 14-25 24-25 8 0-3 19 6 20 10 1 12-13 20-13 6 0 4 9 12 8 14-2 20-11 44-9"
      />
      <path className={css.rule} d="M82 232h132" />
      <g transform="translate(150 236)">
        {[0, 1, 2, 3, 4].map((day) => (
          <rect
            key={day}
            className={day === 4 ? css.dayDue : day === 2 ? css.dayOff : css.day}
            x={day * 38}
            y="0"
            width="31"
            height="38"
            rx="7"
          />
        ))}
        <path className={css.check} d="M161 19l5.500 5.500 10-11" />
      </g>
    </svg>
  )
}
