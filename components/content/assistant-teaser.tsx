import { Mascot } from '@/components/art/mascot'

/**
 * What is to come for a lesson, in the place where it will stand. No way in: there is none yet, and
 * nothing is said of when.
 */
export function AssistantTeaser() {
  return (
    <li className="flex items-start gap-4 rounded-card border-2 border-dashed border-line p-5">
      <Mascot pose="think" className="size-14 shrink-0" />
      <div>
        <h2 className="font-display text-2xl font-bold">Pomoćnik</h2>
        <p className="text-muted">Razgovor o lekciji kad nešto nije jasno.</p>
        <p className="mt-1 text-sm font-bold text-muted">U pripremi, još nije otvoreno</p>
      </div>
    </li>
  )
}
