import { RichText } from '@/components/ui/rich-text'
import type { Judged, PublicQuestion } from '@/lib/questions/model'
import { unrepeated } from '@/lib/questions/unrepeated'

type ReasonsProps = { question: PublicQuestion; judgement: Judged }

/** The reasons for the chosen options, each under its option where several could be chosen. */
export function Reasons({ question, judgement }: ReasonsProps) {
  const { feedback, feedbackChoices, outcome } = judgement
  const options = 'choices' in question ? question.choices : []
  const shown = feedback
    .map((html, index) => ({
      html: unrepeated(outcome, html),
      option: options.find(({ id }) => id === feedbackChoices?.[index]),
    }))
    .filter(({ html }) => html)
  return shown.map(({ html, option }) => (
    <div key={option?.id ?? html}>
      {option && <RichText html={option.html} className="font-bold" />}
      <RichText html={html} />
    </div>
  ))
}
