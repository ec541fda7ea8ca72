import { BookOpen, ClipboardCheck, Gamepad2, Layers, PenLine, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { DeckSize, QuizSize } from '@/components/content/curriculum/open-part'
import { Link } from '@/components/ui/link'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { MINUTES_GENITIVE } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import { lessonElementPath, type LessonElement } from '@/lib/platform/paths'
import { ElementState } from './element-state'

/** Words a pupil of these grades reads in a minute, on the slow side. */
const WORDS_A_MINUTE = 110

type Tile = { element: LessonElement; Icon: LucideIcon; title: string; text: string }

const TILES: Tile[] = [
  {
    element: 'skripta',
    Icon: BookOpen,
    title: 'Skripta',
    text: 'Sve što trebaš znati, kratko i s primjerom.',
  },
  {
    element: 'kwiz',
    Icon: Gamepad2,
    title: 'Kviz',
    text: 'Pitanja s objašnjenjem za svaki odgovor.',
  },
  { element: 'kartice', Icon: Layers, title: 'Kartice', text: 'Okreni i provjeri što pamtiš.' },
  {
    element: 'test',
    Icon: ClipboardCheck,
    title: 'Test',
    text: 'Provjeri znanje i saznaj ocjenu.',
  },
  {
    element: 'provjera',
    Icon: PenLine,
    title: 'Provjera',
    text: 'Objasni svojim riječima i usporedi s uzornim odgovorom.',
  },
]

type ElementTilesProps = {
  lesson: PlacedLesson
  scriptWords: number
  /** Further tiles, each a list item. */
  children?: ReactNode
}

/** Tiles that link to a lesson's script, quiz, cards, test and check. */
export function ElementTiles({ lesson, scriptWords, children }: ElementTilesProps) {
  const minutes = Math.max(1, Math.round(scriptWords / WORDS_A_MINUTE))
  const facts: Record<LessonElement, ReactNode> = {
    skripta: `oko ${counted(minutes, MINUTES_GENITIVE)} čitanja`,
    kwiz: <QuizSize count={lesson.questionCount} isFree={lesson.isFree} />,
    kartice: <DeckSize count={lesson.cardCount} isFree={lesson.isFree} />,
    test: 'uz pregled svakog pitanja na kraju',
    provjera: 'odgovori u rečenici ili dvije',
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {TILES.map((tile) => (
        <ElementTile key={tile.element} {...tile} lesson={lesson} fact={facts[tile.element]} />
      ))}
      {children}
    </ul>
  )
}

/** What a child who can't read yet does alone: tests and answers in sentences come later. */
const isForEarlyReaders = (element: LessonElement) => element !== 'test' && element !== 'provjera'

type TileProps = Tile & { lesson: PlacedLesson; fact: ReactNode }

/** A link to a lesson's element. The recommended one has a coloured tile. */
function ElementTile({ lesson, element, Icon, title, text, fact }: TileProps) {
  const { _id: lessonId, questionCount, cardCount, isFree } = lesson
  return (
    <li data-early-more={isForEarlyReaders(element) ? undefined : ''}>
      <Link
        href={lessonElementPath(lesson, element)}
        className="group flex h-full items-start gap-4 rounded-card border-2 border-line bg-surface p-5 shadow-card transition duration-quick hover:-translate-y-1 hover:shadow-lift has-data-next:border-area early:items-center"
      >
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-area-soft text-area early:size-24">
          <Icon aria-hidden="true" className="size-7 early:size-14" />
        </span>
        <span>
          <span className="block font-display text-2xl font-bold group-hover:text-area">
            {title}
          </span>
          <span className="early:hidden">
            <span className="block text-muted">{text}</span>
            <span className="mt-1 block text-sm font-bold text-area">{fact}</span>
            <ElementState {...{ lessonId, element, questionCount, cardCount, isFree }} />
          </span>
        </span>
      </Link>
    </li>
  )
}
