import { BookOpen, ClipboardCheck, Gamepad2, Layers, PenLine } from 'lucide-react'
import { ElementState } from '@/components/lesson-state/element-state'
import type { PlacedLesson } from '@/lib/content/model'
import { ABOUT_MINUTES } from '@/lib/content/nouns'
import { counted } from '@/lib/hr/plurals'
import { elementPath, type LessonElement } from '@/lib/paths'
import { AssistantTeaser } from './assistant-teaser'
import { ElementTile } from './element-tile'
import { DeckSize, QuizSize } from './open-part'

/** Words a pupil of these grades reads in a minute, on the slow side. */
const WORDS_A_MINUTE = 110

type ElementTilesProps = { lesson: PlacedLesson; scriptWords: number }

/** What a lesson offers. */
export function ElementTiles({ lesson, scriptWords }: ElementTilesProps) {
  const minutes = Math.max(1, Math.round(scriptWords / WORDS_A_MINUTE))
  const { _id: lessonId, questionCount, cardCount } = lesson
  const tileOf = (element: LessonElement) => ({
    href: elementPath(lesson, element),
    state: <ElementState {...{ lessonId, element, questionCount, cardCount }} />,
  })
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      <ElementTile
        {...tileOf('skripta')}
        icon={<BookOpen aria-hidden="true" className="size-7" />}
        title="Skripta"
        text="Sve što trebaš znati, kratko i s primjerom."
        fact={`oko ${counted(minutes, ABOUT_MINUTES)} čitanja`}
      />
      <ElementTile
        {...tileOf('kwiz')}
        icon={<Gamepad2 aria-hidden="true" className="size-7" />}
        title="Kviz"
        text="Pitanja s objašnjenjem za svaki odgovor."
        fact={<QuizSize count={questionCount} />}
        // Its 30 kB are fetched when it is chosen, or at the end of the script.
      />
      <ElementTile
        {...tileOf('kartice')}
        icon={<Layers aria-hidden="true" className="size-7" />}
        title="Kartice"
        text="Okreni i provjeri što pamtiš."
        fact={<DeckSize count={cardCount} />}
      />
      <ElementTile
        {...tileOf('test')}
        icon={<ClipboardCheck aria-hidden="true" className="size-7" />}
        title="Test"
        text="Provjeri znanje i saznaj ocjenu."
        fact="uz pregled svakog pitanja na kraju"
      />
      <ElementTile
        {...tileOf('provjera')}
        icon={<PenLine aria-hidden="true" className="size-7" />}
        title="Provjera"
        text="Objasni svojim riječima i usporedi s uzornim odgovorom."
        fact="odgovori u rečenici ili dvije"
      />
      <AssistantTeaser />
    </ul>
  )
}
