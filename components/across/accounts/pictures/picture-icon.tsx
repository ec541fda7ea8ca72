import { clsx } from 'clsx'
import {
  Apple,
  Balloon,
  Bird,
  Car,
  Cat,
  Fish,
  Flower2,
  House,
  IceCreamCone,
  Moon,
  Sailboat,
  Snail,
  Star,
  Sun,
  TreePalm,
  Umbrella,
  type LucideIcon,
} from 'lucide-react'
import type { PictureName } from '@/lib/across/accounts/pictures/model'

const ORANGE = 'text-[var(--fig-orange)] fill-[var(--fig-orange-soft)]'
const BLUE = 'text-[var(--fig-blue)] fill-[var(--fig-blue-soft)]'
const GREEN = 'text-[var(--fig-green)] fill-[var(--fig-green-soft)]'
const RED = 'text-[var(--fig-red)] fill-[var(--fig-red-soft)]'
const PURPLE = 'text-[var(--fig-purple)] fill-[var(--fig-purple-soft)]'
const YELLOW = 'text-[var(--fig-yellow)] fill-[var(--fig-yellow-soft)]'

/** The shapes differ too, so that the pictures can be told apart without colour. */
const LOOKS: Record<PictureName, [Icon: LucideIcon, colors: string]> = {
  macka: [Cat, ORANGE],
  puz: [Snail, PURPLE],
  riba: [Fish, BLUE],
  ptica: [Bird, GREEN],
  sunce: [Sun, YELLOW],
  mjesec: [Moon, PURPLE],
  zvijezda: [Star, YELLOW],
  kisobran: [Umbrella, RED],
  cvijet: [Flower2, RED],
  palma: [TreePalm, GREEN],
  jabuka: [Apple, RED],
  sladoled: [IceCreamCone, ORANGE],
  // With a fill the door would not be visible.
  kuca: [House, 'text-[var(--fig-green)] fill-none'],
  auto: [Car, BLUE],
  brod: [Sailboat, BLUE],
  balon: [Balloon, ORANGE],
}

/** One of the sixteen pictures, without an accessible name. */
export function PictureIcon({ name, className }: { name: PictureName; className: string }) {
  const [Icon, colors] = LOOKS[name]
  return <Icon aria-hidden="true" strokeWidth={1.75} className={clsx(colors, className)} />
}
