import { CircleCheck, CirclePlus } from 'lucide-react'
import { RichText } from '@/components/ui/rich-text'

type PointListProps = { title: string; points: string[]; isHit: boolean }

/** Key points as a list, those that were found or those that can be added. */
export function PointList({ title, points, isHit }: PointListProps) {
  if (!points.length) return null
  const Icon = isHit ? CircleCheck : CirclePlus
  return (
    <div>
      <p className="font-bold">{title}</p>
      <ul className="mt-1 space-y-1 text-lg">
        {points.map((html) => (
          <li key={html} className="flex gap-2">
            <Icon
              aria-hidden="true"
              className={`mt-1 size-5 shrink-0 ${isHit ? 'text-good' : 'text-almost'}`}
            />
            <RichText as="span" html={html} className="min-w-0" />
          </li>
        ))}
      </ul>
    </div>
  )
}
