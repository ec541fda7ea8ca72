import { BookOpen, ClipboardCheck, Gamepad2, Layers, PenLine } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { PlacedLesson } from '@/lib/content/model'
import { ABOUT_MINUTES, CARDS } from '@/lib/content/nouns'
import { counted } from '@/lib/hr/plurals'
import { quizSize } from '@/lib/learning/quiz-size'
import { elementPath } from '@/lib/paths'

/** Words a pupil of these grades reads in a minute, on the slow side. */
const WORDS_A_MINUTE = 110

type ElementTilesProps = { lesson: PlacedLesson; scriptWords: number }

/** What a lesson offers. */
export function ElementTiles({ lesson, scriptWords }: ElementTilesProps) {
  const minutes = Math.max(1, Math.round(scriptWords / WORDS_A_MINUTE))
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      <ElementTile
        href={elementPath(lesson, 'skripta')}
        icon={<BookOpen aria-hidden="true" className="size-7" />}
        title="Skripta"
        text="Sve što trebaš znati, kratko i s primjerom."
        fact={`oko ${counted(minutes, ABOUT_MINUTES)} čitanja`}
      />
      <ElementTile
        href={elementPath(lesson, 'kwiz')}
        icon={<Gamepad2 aria-hidden="true" className="size-7" />}
        title="Kviz"
        text="Pitanja s objašnjenjem za svaki odgovor."
        fact={quizSize(lesson.questionCount)}
        // Its 30 kB are fetched when it is chosen, or at the end of the script.
        prefetch={false}
      />
      <ElementTile
        href={elementPath(lesson, 'kartice')}
        icon={<Layers aria-hidden="true" className="size-7" />}
        title="Kartice"
        text="Okreni i provjeri što pamtiš."
        fact={counted(lesson.cardCount, CARDS)}
        prefetch={false}
      />
      <ElementTile
        href={elementPath(lesson, 'test')}
        icon={<ClipboardCheck aria-hidden="true" className="size-7" />}
        title="Test"
        text="Provjeri znanje i saznaj ocjenu."
        fact="uz pregled svakog pitanja na kraju"
        prefetch={false}
      />
      <ElementTile
        href={elementPath(lesson, 'provjera')}
        icon={<PenLine aria-hidden="true" className="size-7" />}
        title="Provjera"
        text="Objasni svojim riječima i usporedi s uzornim odgovorom."
        fact="odgovori u rečenici ili dvije"
        prefetch={false}
      />
    </ul>
  )
}

type TileProps = {
  href: string
  icon: ReactNode
  title: string
  text: string
  fact: string
  /** False for what is not likely to come next. */
  prefetch?: false
}

function ElementTile({ href, icon, title, text, fact, prefetch }: TileProps) {
  return (
    <li>
      <Link
        href={href}
        prefetch={prefetch ?? null}
        className="group flex h-full items-start gap-4 rounded-card border-2 border-line bg-surface p-5 shadow-card transition duration-quick hover:-translate-y-1 hover:shadow-lift"
      >
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-area-soft text-area">
          {icon}
        </span>
        <span>
          <span className="block font-display text-2xl font-bold group-hover:text-area">
            {title}
          </span>
          <span className="block text-muted">{text}</span>
          <span className="mt-1 block text-sm font-bold text-area">{fact}</span>
        </span>
      </Link>
    </li>
  )
}
