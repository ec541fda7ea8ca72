import { Panel } from '@/components/ui/panel'
import { RichText } from '@/components/ui/rich-text'
import type { SelfJudged } from '@/lib/learning/reports/model'

/** Open answers where the child's ticks differ from the words that Iskra found. */
export function SelfJudgedPanel({ answers }: { answers: SelfJudged[] }) {
  if (!answers.length) return null
  return (
    <Panel id="vlastitim-rijecima" title="Odgovori vlastitim riječima">
      <p className="mb-4 break-after-avoid text-muted">
        Dijete samo procjenjuje svoj odgovor uz uzoran. Iskra pritom traži samo riječi i često ih ne
        prepozna. Ovdje se razilaze, pa je to dobra prilika za razgovor.
      </p>
      <ul className="space-y-5">
        {answers.map(({ _id, lesson, question, text, points }) => (
          <li key={_id} className="break-inside-avoid space-y-2 border-l-4 border-line pl-4">
            <p className="text-sm text-muted">{lesson}</p>
            <RichText html={question} className="prose font-bold" />
            <p className="break-words whitespace-pre-line">„{text}”</p>
            <ul className="space-y-1">
              {points.map(({ html, isTicked }) => (
                <li key={html}>
                  <RichText as="span" html={html} className="font-semibold" />:{' '}
                  {isTicked ? ONLY_CHILD : ONLY_ISKRA}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const ONLY_CHILD = 'dijete kaže „imam to”, a Iskra nije prepoznala riječi.'
const ONLY_ISKRA = 'Iskra je prepoznala riječi, a dijete kvačicu nije ostavilo.'
