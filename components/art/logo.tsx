import { Drawing } from './drawing'
import { artColors } from './palette'

/** The spark with a smile, 48 units square; the same drawing as public/favicon.svg. */
function Mark() {
  return (
    <>
      <path
        d="M28.5 4C25.5 14 32 20 42.5 23.5C37 28 38 40 24 44C10 40 11 28 5.5 23.5C12 21.5 15 17 16 10.5C18.5 14 20 14.8 22 14.2C25.5 11.5 27 8.5 28.5 4Z"
        fill={artColors.deep}
        stroke={artColors.deep}
        strokeWidth="4"
      />
      <path
        d="M25.5 17.5C26.5 21 30.5 23.5 35 25.5C33.5 32.5 33 37.5 24 39.5C15 37.5 14.5 32.5 13 25.5C16.5 24 18.5 22.5 19.5 20.5C22.5 21 24.5 20 25.5 17.5Z"
        fill={artColors.gold}
        stroke={artColors.gold}
        strokeWidth="4"
      />
      <g fill={artColors.night}>
        <ellipse cx="19.5" cy="27.5" rx="2.3" ry="3" />
        <ellipse cx="28.5" cy="27.5" rx="2.3" ry="3" />
      </g>
      <path d="M20 33.5Q24 37.5 28 33.5" stroke={artColors.night} strokeWidth="2.4" />
    </>
  )
}

/** The spark without the word. */
export const LogoMark = ({ className }: { className?: string }) => (
  <Drawing viewBox="0 0 48 48" className={className}>
    <Mark />
  </Drawing>
)

/**
 * The spark and the word “Iskra” as strokes in the text's colour, 140 x 48, without a font. Screen
 * readers skip the logo, so a link around it needs a name.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 140 48" className={className}>
      <Mark />
      <g stroke="currentColor" strokeWidth="5.5">
        <path d="M58 12V38" />
        <path d="M78 23.5Q75 20.8 71.5 20.8Q66.8 20.8 66.8 24.8Q66.8 28.2 72.2 29.2Q78.2 30.2 78.2 34Q78.2 38.2 72.5 38.2Q68.5 38.2 66 35.5" />
        <path d="M87 11V38M98.5 21L88 30.5M92.5 27L99 38" />
        <path d="M107.5 21V38M107.5 29Q108 21.2 115 21.2" />
        <path d="M134 21V38M134 29.6A7 8.4 0 1 1 120 29.6A7 8.4 0 1 1 134 29.6" />
      </g>
    </Drawing>
  )
}
