import { CardsArt } from '@/components/art/cards-art'
import { FAMILY_STARS } from '@/components/art/family-star'
import { FunQuizArt } from '@/components/art/fun-quiz-art'
import { Mascot } from '@/components/art/mascot'
import { ComingPieces } from '@/components/learning/rewards/piece-picture'
import { SubjectIcon } from '@/components/art/subject-icon'
import { SUBJECT_AREAS } from '@/lib/content/curriculum/model'
import { MASCOT_PIECES } from '@/lib/learning/rewards/mascot-pieces'
import { PracticePanels } from './practice-panels'
import type { ServerParts } from './server-parts'

/** Parts of the profile that never change. */
export const STATIC_PARTS: Omit<ServerParts, 'shelves'> = {
  arts: {
    today: <Mascot pose="wave" className="size-32" />,
    read: <Mascot pose="read" className="size-32" />,
    books: (
      <span className="flex gap-2 text-link">
        <SubjectIcon area="hrvatski-jezik" className="size-16" />
        <SubjectIcon area="matematika" className="size-16" />
      </span>
    ),
    cards: <CardsArt className="h-24" />,
    games: <FunQuizArt icon="zivotinje" className="h-24" />,
  },
  icons: Object.fromEntries(
    SUBJECT_AREAS.map((area) => [
      area,
      <SubjectIcon key={area} area={area} className="size-full" />,
    ]),
  ),
  plainMascot: <Mascot pose="wave" className="size-full" />,
  comingPieces: Object.fromEntries(
    MASCOT_PIECES.map(({ level }) => [level, <ComingPieces key={level} level={level} />]),
  ),
  stars: FAMILY_STARS,
  practice: <PracticePanels />,
}
