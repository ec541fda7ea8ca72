import { Panel } from '@/components/ui/panel'
import type { QuestionToAskAloud } from '@/lib/learning/reports/model'

/** Three questions to ask aloud, while cooking or at dinner. */
export function AskAloudPanel({ questions }: { questions: QuestionToAskAloud[] }) {
  return (
    <Panel id="stol" title="Tri pitanja za kuhinjski stol">
      <p className="mb-4 break-after-avoid text-muted">
        {questions.some(({ isMistake }) => isMistake)
          ? 'Ono što još nije naučeno najbolje se uči u razgovoru. Pročitajte naglas, bez ocjenjivanja.'
          : 'Za razgovor, bez ocjenjivanja. Pročitajte naglas.'}
      </p>
      <ol className="space-y-4">
        {questions.map((spoken, index) => (
          <AskAloudQuestion key={spoken.question} number={index + 1} spoken={spoken} />
        ))}
      </ol>
    </Panel>
  )
}

/** A question in large letters. Its answer is folded, since a child may be looking. */
function AskAloudQuestion({ number, spoken }: { number: number; spoken: QuestionToAskAloud }) {
  const { question, answer, lesson } = spoken
  return (
    <li className="flex break-inside-avoid gap-3">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-spark font-display text-lg font-extrabold text-spark-ink"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-lg font-bold break-words">{question}</p>
        {lesson && <p className="text-sm text-muted">Lekcija: {lesson}</p>}
        {answer && (
          <details className="print-open">
            <summary className="no-print flex min-h-11 w-fit cursor-pointer items-center font-bold text-link">
              Pokaži odgovor na {number}. pitanje
            </summary>
            <p className="rounded-control bg-sunken px-4 py-3 break-words">{answer}</p>
          </details>
        )}
      </div>
    </li>
  )
}
