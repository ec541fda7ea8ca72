import { Progress } from '@/components/ui/progress'

type DeckHeadProps = { position: number; total: number; judged: number; known: number }

/** Where one is in the pile. */
export function DeckHead({ position, total, judged, known }: DeckHeadProps) {
  return (
    <div className="space-y-2">
      <div className="flex items-baseline justify-between font-bold">
        <p>
          Kartica {position + 1} <span className="font-semibold text-muted">od {total}</span>
        </p>
        <p className="text-sm text-muted">Znaš: {known}</p>
      </div>
      <Progress value={judged} max={total} label="Napredak kroz kartice" />
    </div>
  )
}
