import { clsx } from 'clsx'
import { MarkIcon } from '@/components/learning/quiz/kinds/mark-icon'
import { RichText } from '@/components/ui/rich-text'
import { SectionHeading } from '@/components/ui/section-heading'
import type { WorkedAnswer as Answer } from '@/lib/asking/search/knowledge/model'

/** The options with their explanations or the right answer, and the question's explanation. */
export function WorkedAnswer({ answer: { title, lines, explanation } }: { answer: Answer }) {
  return (
    <>
      <section aria-labelledby="odgovor">
        <SectionHeading id="odgovor">{title}</SectionHeading>
        <ul className="space-y-3">
          {lines.map(({ html, isRight, reason }) => (
            <li
              key={html}
              className={clsx(
                'flex gap-3 rounded-control border-2 px-4 py-3 text-lg leading-snug',
                isRight ? 'border-good bg-good-soft' : 'border-line bg-surface',
              )}
            >
              <MarkIcon
                tone={isRight ? 'right' : 'wrong'}
                label={isRight ? 'Točan odgovor:' : 'Netočan odgovor:'}
              />
              <div className="min-w-0 flex-1 space-y-1 break-words">
                <RichText html={html} className="font-bold" />
                {reason && <RichText html={reason} className="text-base" />}
              </div>
            </li>
          ))}
        </ul>
      </section>
      {explanation && (
        <section aria-labelledby="objasnjenje">
          <SectionHeading id="objasnjenje">Objašnjenje</SectionHeading>
          <RichText html={explanation} className="prose text-lg leading-relaxed" />
        </section>
      )}
    </>
  )
}
