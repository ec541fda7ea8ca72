import { RichText } from '@/components/ui/rich-text'
import type { PublicOption } from '@/lib/content/questions/kinds/define-kind'
import type { Judged, PublicQuestion } from '@/lib/content/questions/model'
import {
  withoutRepeatedVerdict,
  withoutPraise,
} from '@/lib/content/questions/without-repeated-verdict'

type ReasonsProps = { question: PublicQuestion; judgement: Judged }

/**
 * The explanations of the chosen options, under each option if several could be chosen; then those
 * of right options that were not chosen.
 */
export function Reasons({ question, judgement }: ReasonsProps) {
  const { feedback, feedbackChoices, whyRight, outcome } = judgement
  const options = 'choices' in question ? question.choices : []
  const shown = feedback
    .map((html, index) => ({
      html: withoutRepeatedVerdict(outcome, html),
      option: options.find(({ id }) => id === feedbackChoices?.[index]),
    }))
    .filter(({ html }) => html)
  const right = (whyRight ?? [])
    .map(({ choice, reason }) => ({
      html: withoutPraise(reason),
      option: options.find(({ id }) => id === choice),
    }))
    .filter(({ html }) => html)
  return (
    <>
      {shown.map((reason) => (
        <Reason key={reason.option?.id ?? reason.html} {...reason} />
      ))}
      {right.length > 0 && (
        <div className="space-y-2">
          <p className="font-bold text-good">Zašto je točno:</p>
          {right.map((reason) => (
            <Reason key={reason.option?.id ?? reason.html} {...reason} />
          ))}
        </div>
      )}
    </>
  )
}

type ReasonProps = { html: string; option?: PublicOption }

const Reason = ({ html, option }: ReasonProps) => (
  <div>
    {option && <RichText html={option.html} className="font-bold" />}
    <RichText html={html} />
  </div>
)
