import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { Grade } from '@/lib/content/curriculum/model'
import type { Continuation } from '@/lib/learning/lesson-state/next-step'
import type { DailyState } from '@/lib/learning/daily-practice/model'
import { DAILY_PRACTICE_PATH, gradePath } from '@/lib/platform/paths'

/** Rendered on the server, so that other users don't load the drawings. */
export type YoungArts = Record<'today' | 'read' | 'books' | 'cards' | 'games', ReactNode>

type YoungPanelsProps = {
  arts: YoungArts
  daily: DailyState
  /** The lesson to continue with; null when none has a next step. */
  goOn: Continuation | null
  grade: Grade | null
  /** The pupil's own mascot; nothing where rewards are hidden. */
  mascot: ReactNode
  /** Rarely needed in the first grades. */
  children: ReactNode
}

/**
 * The profile of a child who is learning to read: a few pictures, everything else behind one line.
 * A finished „Danas” moves to their end: it urges nothing, but its stars can be seen again.
 */
export function YoungPanels({ arts, daily, goOn, grade, mascot, children }: YoungPanelsProps) {
  const isDailyMain = daily === 'new' || daily === 'open'
  return (
    <>
      <nav aria-label="Što ćemo danas" className="grid grid-cols-2 gap-4">
        {isDailyMain && (
          <Tile href={DAILY_PRACTICE_PATH} word="Danas" isWide>
            {arts.today}
          </Tile>
        )}
        {(goOn ?? grade) && (
          <Tile
            href={goOn?.path ?? gradePath(grade?.slug ?? '')}
            word={goOn ? 'Nastavi učiti' : 'Kreni učiti'}
            note={goOn?.lesson.title}
            isWide
          >
            {arts.read}
          </Tile>
        )}
        {goOn && grade && (
          <Tile href={gradePath(grade.slug)} word="Knjige">
            {arts.books}
          </Tile>
        )}
        <Tile href="/profil/kartice" word="Kartice">
          {arts.cards}
        </Tile>
        <Tile href="/zabavni-kwizovi" word="Igre" isWide={goOn !== null && grade !== null}>
          {arts.games}
        </Tile>
        {daily === 'done' && (
          <Tile href={DAILY_PRACTICE_PATH} word="Gotovo za danas" isWide>
            <Check aria-hidden="true" className="size-16 text-good" />
          </Tile>
        )}
      </nav>
      {mascot}
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer items-center justify-center rounded-control font-bold text-link underline underline-offset-4">
          Sve ostalo
        </summary>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">{children}</div>
      </details>
    </>
  )
}

type TileProps = {
  href: string
  word: string
  note?: string | undefined
  isWide?: boolean
  children: ReactNode
}

const TILE =
  'flex min-h-44 min-w-0 flex-col items-center justify-center gap-2 rounded-card border-2 border-line ' +
  'bg-surface p-4 text-center shadow-card transition duration-quick hover:border-link active:scale-98'

const Tile = ({ href, word, note, isWide = false, children }: TileProps) => (
  <Link href={href} className={isWide ? `${TILE} col-span-2` : TILE}>
    {children}
    <span className="font-display text-2xl leading-tight font-bold">{word}</span>
    {note && <span className="max-w-full text-lg break-words text-muted">{note}</span>}
  </Link>
)
