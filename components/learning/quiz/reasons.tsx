import { RichText } from '@/components/ui/rich-text'
import type { PublicOption } from '@/lib/content/questions/kinds/define-kind'
import type { Judged, PublicQuestion } from '@/lib/content/questions/model'
import {
  withoutRepeatedVerdict,
  withoutPraise,
} from '@/lib/content/questions/without-repeated-verdict'

type ReasonsProps = { question: PublicQuestion; judgement: Judged }

/**
 * The explanations of the chosen options, under each option or gap if there are several; then those
 * of right options that were not chosen, and of items that were not placed in their group.
 */
export function Reasons({ question, judgement }: ReasonsProps) {
  const { feedback, feedbackChoices, whyRight, outcome } = judgement
  const options = namedParts(question)
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

/** What a reason may belong to: an option, an item of a group, or a gap by its number. */
function namedParts(question: PublicQuestion): PublicOption[] {
  if (question.kind === 'gaps')
    return question.gaps.map((_, index) => ({
      ...{ id: String(index + 1), html: `${index + 1}. praznina` },
    }))
  if (question.kind === 'groups') return question.items
  return 'choices' in question ? question.choices : []
}

type ReasonProps = { html: string; option?: PublicOption }

const Reason = ({ html, option }: ReasonProps) => (
  <div>
    {option && <RichText html={option.html} className="font-bold" />}
    <RichText html={html} />
  </div>
)
