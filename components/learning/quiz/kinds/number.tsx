import { lazyPart } from '@/components/ui/lazy-part'
import { ANSWER_LIMITS } from '@/lib/content/questions/answer-limits'
import { useSession } from '@/stores/session'
import type { FieldsProps } from './fields-props'
import { AnswerTextField } from './text-field'

/** Loaded for early readers only. */
const NumberPad = lazyPart(() => import('./number-pad').then((one) => one.NumberPad))

/** The unit is shown behind the field and need not be typed. */
export function NumberFields({ question, answer, judged, onChange }: FieldsProps<'number'>) {
  const typed = answer?.text ?? ''
  const change = (text: string) => onChange({ kind: 'number', text })
  // Numeric keypads of some phones have no minus or slash.
  const hasKeypad = !question.unit
  const isEarlyReader = useSession(({ viewer }) => viewer?.isEarlyReader === true)
  return (
    <AnswerTextField
      typed={typed}
      maxLength={ANSWER_LIMITS.numberText}
      // The phone's keyboard would cover the number pad.
      inputMode={isEarlyReader ? 'none' : hasKeypad ? 'decimal' : 'text'}
      unit={question.unit}
      judged={judged}
      onChange={change}
    >
      {(hasKeypad || isEarlyReader) && !judged && (
        <SignKeys typed={typed} onChange={change} hasComma={isEarlyReader} />
      )}
      {isEarlyReader && !judged && (
        <div className="min-h-48">
          <NumberPad typed={typed} onChange={change} />
        </div>
      )}
    </AnswerTextField>
  )
}

type SignKeysProps = {
  typed: string
  onChange: (text: string) => void
  /** For the number pad, which has digits only. */
  hasComma: boolean
}

const KEY =
  'grid h-11 w-14 place-items-center rounded-control border-2 border-line bg-surface text-xl font-bold'

/** Minus and slash for touch, which a number pad may lack; not in the first two grades. */
function SignKeys({ typed, onChange, hasComma }: SignKeysProps) {
  const withoutMinus = typed.replace(/^[-−]/, '')
  const keys = [
    { sign: '−', name: 'Minus', text: withoutMinus === typed ? `-${typed}` : withoutMinus },
    { sign: '/', name: 'Razlomačka crta', text: `${typed}/` },
    ...(hasComma ? [{ sign: ',', name: 'Zarez', text: `${typed},` }] : []),
  ]
  return (
    <div className="no-print hidden gap-2 pointer-coarse:flex young:hidden!">
      {keys.map(({ sign, name, text }) => (
        <button
          key={sign}
          type="button"
          aria-label={name}
          // The field keeps the focus, and the phone its keypad.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChange(text)}
          className={KEY}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
