import type { AnsweredQuestion } from '@/lib/learning/check/model'
import { RichText } from '@/components/ui/rich-text'

type MarkedAnswerProps = Pick<AnsweredQuestion, 'text' | 'marks'> & { title?: string }

/** A pupil's answer with the found words marked. */
export function HighlightedAnswer({ title = 'Tvoj odgovor', text, marks }: MarkedAnswerProps) {
  return (
    <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 className="font-display text-xl font-bold">{title}</h3>
      <p className="mt-2 text-lg leading-relaxed break-words whitespace-pre-line">
        {piecesOf(text, marks).map(({ from, piece, isMarked }) =>
          isMarked ? (
            <mark key={from} className="rounded bg-good-soft text-ink underline decoration-good">
              {piece}
            </mark>
          ) : (
            piece
          ),
        )}
      </p>
    </div>
  )
}

/** The text split where marks begin and end: every second piece is marked. */
function piecesOf(text: string, marks: AnsweredQuestion['marks']) {
  const cuts = [0, ...marks.flat()]
  return cuts.map((from, index) => ({
    from,
    piece: text.slice(from, cuts[index + 1]),
    isMarked: index % 2 === 1,
  }))
}

export function ModelAnswer({ html }: { html: string }) {
  return (
    <div className="rounded-card border border-line bg-link-soft p-4 sm:p-5">
      <h3 className="font-display text-xl font-bold">Uzoran odgovor</h3>
      <RichText html={html} className="prose mt-2 text-lg" />
    </div>
  )
}
