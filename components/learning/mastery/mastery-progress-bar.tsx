import { MASTERY } from '@/lib/learning/mastery/limits'

/** A segment for each right answer that mastery requires; decoration beside the text. */
export function MasteryProgressBar({ right }: { right: number }) {
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {Array.from({ length: MASTERY.right }, (_, index) => (
        <span
          key={index}
          className={`h-2.5 w-1.5 rounded-xs border border-area ${index < right ? 'bg-area' : ''}`}
        />
      ))}
    </span>
  )
}
