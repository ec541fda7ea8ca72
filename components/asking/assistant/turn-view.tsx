import { clsx } from 'clsx'
import { Square } from 'lucide-react'
import { Mascot } from '@/components/art/mascot'
import { RefusalActions } from '@/components/learning/quiz/refusal-actions'
import { HelpForNoResults } from '@/components/people/distress/help-for-no-results'
import { HelpBelowField } from '@/components/people/distress/help-below-field'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'
import { Link } from '@/components/ui/link'
import { RichText } from '@/components/ui/rich-text'
import { HELP_LABELS } from '@/lib/asking/assistant/help'
import type { Reply, Turn } from '@/stores/assistant'

type TurnViewProps = { turn: Turn; onStop: () => void; onRetry: () => void }

/** A request and its reply. */
export function TurnView({ turn, onStop, onRetry }: TurnViewProps) {
  return (
    <article id={turn.id} className="scroll-mt-3 space-y-2">
      <h3 className="ml-8 w-fit rounded-card bg-area-soft px-4 py-2 font-bold break-words">
        {turn.wish.text || HELP_LABELS[turn.wish.help]}
      </h3>
      <ReplyView reply={turn} onStop={onStop} onRetry={onRetry} />
      <HelpBelowField text={turn.wish.text} isTold={turn.outcome === 'care'} />
    </article>
  )
}

type ReplyViewProps = { reply: Reply; onStop?: () => void; onRetry: () => void }

/** A reply in any state: awaited, streaming, complete or failed. */
export function ReplyView({ reply, onStop, onRetry }: ReplyViewProps) {
  const { state, text, html, sources, outcome, message, canRetry, way } = reply
  const isOpen = state === 'waiting' || state === 'coming'
  return (
    <div className="flex items-start gap-3">
      <Mascot pose={isOpen ? 'think' : 'wave'} className="size-10 shrink-0" />
      <div
        className={clsx(
          'min-w-0 flex-1 space-y-2 rounded-card p-4 break-words',
          outcome === 'care' ? 'border-2 border-link bg-link-soft' : 'bg-sunken',
        )}
      >
        {/* Streamed words would interrupt each other, so only the whole reply is announced. */}
        <div role="status">
          {state === 'waiting' && <Thinking />}
          {state === 'coming' && (
            <p aria-hidden="true" className="whitespace-pre-line">
              {text}
            </p>
          )}
          {state === 'stopped' && (
            <p>{text ? `${text} …` : 'Zaustavljeno. Ništa nije potrošeno.'}</p>
          )}
          {state === 'failed' && <p className="font-bold">{message}</p>}
          {html && <RichText html={html} className="prose" />}
        </div>
        {outcome === 'care' && (
          <a href="tel:116111" className={buttonLook({ variant: 'primary' })}>
            Nazovi 116 111
          </a>
        )}
        {outcome === 'nothing' && <HelpForNoResults />}
        {sources.length > 0 && <Sources sources={sources} />}
        {reply.rests && <p className="font-bold">Pomoćnik odmara do sutra.</p>}
        {outcome === 'reply' && <ByWhom by={reply.by} />}
        {isOpen && onStop && (
          <Button variant="quiet" className="px-3" onClick={onStop}>
            <Square aria-hidden="true" className="size-4 fill-current" />
            Zaustavi
          </Button>
        )}
        {way && <RefusalActions test={way} />}
        {canRetry && (
          <Button variant="secondary" onClick={onRetry}>
            Pokušaj ponovno
          </Button>
        )}
      </div>
    </div>
  )
}

const BAR = 'h-4 rounded-full bg-line motion-safe:animate-pulse'

const Thinking = () => (
  <div className="space-y-2">
    <p>Razmišljam…</p>
    <div className={`${BAR} w-4/5`} />
    <div className={`${BAR} w-3/5`} />
  </div>
)

const Sources = ({ sources }: Pick<Reply, 'sources'>) => (
  <ul className="text-sm">
    {sources.map(({ number, title, path }) => (
      <li key={number}>
        <Link
          href={path}
          className="inline-flex min-h-11 items-center font-bold text-link underline"
        >
          [{number}] {title}
        </Link>
      </li>
    ))}
  </ul>
)

const ByWhom = ({ by }: Pick<Reply, 'by'>) => (
  <p className="text-sm text-muted">
    {by === 'model'
      ? 'Odgovara program (AI) i može pogriješiti.'
      : 'Ovo je izravno iz lekcije, bez umjetne inteligencije.'}
  </p>
)
