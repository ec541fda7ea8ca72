import { CardsArt } from '@/components/art/cards-art'
import { FunQuizArt } from '@/components/art/fun-quiz-art'
import { Mascot } from '@/components/art/mascot'
import type { YoungArts } from './young-panels'

export const YOUNG_ARTS: YoungArts = {
  read: <Mascot pose="read" className="size-32" />,
  cards: <CardsArt className="h-24" />,
  games: <FunQuizArt icon="zivotinje" className="h-24" />,
}
