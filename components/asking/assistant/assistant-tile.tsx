import { Mascot } from '@/components/art/mascot'
import { AssistantOpener } from './assistant-opener'

/** A lesson's assistant, next to the tiles of its elements. */
export function AssistantTile({ lessonId }: { lessonId: string }) {
  return (
    <li
      data-early-more
      className="flex items-start gap-4 rounded-card border-2 border-line bg-surface p-5 shadow-card"
    >
      <Mascot pose="think" className="size-14 shrink-0" />
      <div>
        <h2 className="font-display text-2xl font-bold">Pomoćnik</h2>
        <p className="mb-3 text-muted">Pitaj kad nešto u lekciji nije jasno.</p>
        <AssistantOpener lessonId={lessonId}>Pitaj pomoćnika</AssistantOpener>
      </div>
    </li>
  )
}
