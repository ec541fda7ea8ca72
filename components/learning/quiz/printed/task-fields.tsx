import { createElement, type FunctionComponent } from 'react'
import { SpotPicture } from '@/components/learning/quiz/kinds/spot-picture'
import { NumberLine } from '@/components/learning/quiz/kinds/number-line'
import { RichText } from '@/components/ui/rich-text'
import { answerInstruction } from '@/lib/content/questions/kinds/answers'
import { withReplacedGaps } from '@/lib/content/questions/kinds/gaps/passage'
import { TRUE_FALSE_OPTIONS } from '@/lib/content/questions/kinds/choices/answer'
import { optionIdAt } from '@/lib/content/questions/option-id'
import type { PublicOf, QuestionKind } from '@/lib/content/questions/model'
import type { Task } from './numbered'

type Option = { id: string; html: string }

type PaperFields<Kind extends QuestionKind> = FunctionComponent<{ question: PublicOf<Kind> }>

const PAPER_FIELDS: { [Kind in QuestionKind]: PaperFields<Kind> } = {
  single: Choices,
  several: Choices,
  'true-false': () => <Boxes hint={null} options={TRUE_FALSE_OPTIONS} />,
  short: () => <WritingLines count={1} />,
  number: ({ question }) => <WritingLines count={1} unit={question.unit} />,
  matching: ({ question }) => (
    <Pairs {...question} hint="Uz svaki pojam upiši slovo onoga što mu pripada." />
  ),
  groups: ({ question: { items, groups } }) => (
    <Pairs left={items} right={groups} hint="Uz svaku stavku upiši slovo njezine skupine." />
  ),
  line: ({ question }) => (
    <>
      <p className="text-sm text-muted">Označi mjesto križićem.</p>
      <NumberLine {...question} />
    </>
  ),
  gaps: ({ question: { passage, gaps } }) => (
    <>
      <RichText
        html={withReplacedGaps(
          passage,
          (number) => `<span class="whitespace-nowrap">${paperGap(number)}</span>`,
        )}
        className="prose leading-loose"
      />
      <ul className="space-y-1 empty:hidden">
        {gaps.map(
          ({ options }, index) =>
            options && (
              <li key={index}>
                ({index + 1}) {options.join(' / ')}
              </li>
            ),
        )}
      </ul>
    </>
  ),
  spot: ({ question: { picture, points, labels } }) => (
    <>
      <p className="text-sm text-muted">Uz svaki pojam upiši slovo njegova mjesta.</p>
      <div className="max-w-88">
        <SpotPicture html={picture} points={points} />
      </div>
      <Blanks options={labels} />
    </>
  ),
  ordering: ({ question }) => (
    <>
      <p className="text-sm text-muted">Uz svaku stavku upiši njezin redni broj.</p>
      <Blanks options={question.items} />
    </>
  ),
}

/** A line to write on, with its number for the list of options. */
const paperGap = (number: number) => `(${number}) ${'_'.repeat(16)}`

const fieldsOf = <Kind extends QuestionKind>(kind: Kind): PaperFields<Kind> => PAPER_FIELDS[kind]

/** Space for ticking or writing an answer on paper. */
export function TaskFields({ item }: { item: Task }) {
  if (item.kind === 'card')
    return (
      <>
        <p className="text-sm text-muted">Napiši što je na drugoj strani kartice.</p>
        <WritingLines count={1} />
      </>
    )
  if (item.kind === 'check') return <WritingLines count={4} />
  return createElement(fieldsOf(item.question.kind), { question: item.question })
}

function Choices({ question }: { question: PublicOf<'single' | 'several'> }) {
  return <Boxes hint={answerInstruction(question)} options={question.choices} />
}

function Boxes({ hint, options }: { hint: string | null; options: Option[] }) {
  return (
    <>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <ul className="space-y-1.5">
        {options.map(({ id, html }) => (
          <li key={id} className="flex items-start gap-3">
            <span aria-hidden="true" className="mt-1 size-4 shrink-0 border-2 border-ink" />
            <RichText as="span" html={html} className="min-w-0" />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Pairs are answered by letters, so that nothing has to be drawn. */
function Pairs({ left, right, hint }: { left: Option[]; right: Option[]; hint: string }) {
  return (
    <div className="space-y-2">
      <p className="text-sm text-muted">{hint}</p>
      <div className="grid grid-cols-2 gap-6">
        <Blanks options={left} />
        <ul className="space-y-2">
          {right.map(({ id, html }, index) => (
            <li key={id} className="flex gap-2">
              <span className="font-bold">{optionIdAt(index).toUpperCase()}</span>
              <RichText as="span" html={html} className="min-w-0" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Blanks({ options }: { options: Option[] }) {
  return (
    <ul className="space-y-2">
      {options.map(({ id, html }) => (
        <li key={id} className="flex items-end gap-2">
          <span aria-hidden="true" className="w-8 shrink-0 border-b-2 border-ink" />
          <RichText as="span" html={html} className="min-w-0" />
        </li>
      ))}
    </ul>
  )
}

type WritingLinesProps = { count: number; unit?: string | null }

/** Lines for writing, with the unit after the last. */
function WritingLines({ count, unit = null }: WritingLinesProps) {
  return (
    <div className="flex items-end gap-2">
      <div aria-hidden="true" className="flex-1">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="h-8 border-b border-ink" />
        ))}
      </div>
      {unit && <span className="font-bold">{unit}</span>}
    </div>
  )
}
