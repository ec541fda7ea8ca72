import { Panel } from '@/components/ui/panel'
import type { Spoken } from '@/lib/reports/model'
import { KitchenQuestion } from './kitchen-question'

/** Three questions to ask aloud, while cooking or at dinner. */
export function KitchenPanel({ questions }: { questions: Spoken[] }) {
  return (
    <Panel id="stol" title="Tri pitanja za kuhinjski stol">
      <p className="mb-4 break-after-avoid text-muted">
        {questions.some(({ isMistake }) => isMistake)
          ? 'Ono što još nije naučeno najbolje se uči u razgovoru. Pročitajte naglas, bez ocjenjivanja.'
          : 'Za razgovor, bez ocjenjivanja. Pročitajte naglas.'}
      </p>
      <ol className="space-y-4">
        {questions.map((spoken, index) => (
          <KitchenQuestion key={spoken.question} number={index + 1} spoken={spoken} />
        ))}
      </ol>
    </Panel>
  )
}
