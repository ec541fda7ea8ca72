import { clsx } from 'clsx'
import { RichText } from '@/components/ui/rich-text'
import { letterAt } from '@/lib/content/questions/kinds/spot/places'

type LettersProps = {
  /** In the order of their letters; in percent of the picture's width and height. */
  points: { id: string; x: number; y: number }[]
  /** Places that are chosen. */
  chosen?: ReadonlySet<string>
  /** Taps on places; the same can be chosen in native fields. */
  onTap?: ((point: string) => void) | undefined
}

type SpotPictureProps = LettersProps & {
  /** HTML of the picture. */
  html: string
}

/** A picture with a letter at each place. */
export const SpotPicture = ({ html, ...letters }: SpotPictureProps) => (
  <div data-aloud="text" className="relative mx-auto" style={{ width: widthOf(html) }}>
    <RichText html={html} className={PICTURE_CLASSES} />
    <Letters {...letters} />
  </div>
)

/** Letters on a picture that fills the same box. */
export function Letters({ points, chosen = NONE, onTap }: LettersProps) {
  return points.map(({ id, x, y }, index) => {
    const style = { left: `${x}%`, top: `${y}%` }
    const look = clsx(LETTER, chosen.has(id) ? CHOSEN : 'border-ink bg-page text-ink')
    return onTap ? (
      <button
        key={id}
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        data-aloud="repeated"
        onClick={() => onTap(id)}
        style={style}
        // A target of 44 px.
        className={clsx(look, 'before:absolute before:-inset-2')}
      >
        {letterAt(index)}
      </button>
    ) : (
      <span key={id} aria-hidden="true" style={style} className={look}>
        {letterAt(index)}
      </span>
    )
  })
}

const LETTER =
  'absolute grid size-[2em] -translate-1/2 place-items-center rounded-full border-2 text-sm leading-none font-extrabold sm:text-base'
const CHOSEN = 'border-page bg-link text-page outline-2 outline-link'

const NONE: ReadonlySet<string> = new Set()

/** The picture fills its box, so that percents of the box are percents of the picture. */
export const PICTURE_CLASSES =
  '[&_:is(img,svg)]:block [&_:is(img,svg)]:h-auto [&_:is(img,svg)]:w-full [&_img]:rounded-control'

/**
 * As wide as the text, on a classroom's board wider by its font size, unless the picture would be
 * higher than two thirds of the window.
 */
function widthOf(html: string): string {
  const [, width = 4, height = 3] = /\bwidth="(\d+)" height="(\d+)"/.exec(html) ?? []
  return `min(100%, max(34rem, 20em), ${(66 * Number(width)) / Number(height)}svh)`
}
