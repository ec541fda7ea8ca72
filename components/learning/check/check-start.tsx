'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useState } from 'react'
import { Mascot } from '@/components/art/mascot'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { call } from '@/lib/platform/http/client'
import type { LessonState } from '@/lib/learning/lesson-state/model'
import { checkApiCalls } from '@/lib/learning/check/calls'
import type { CheckPrompt, CheckRun } from '@/lib/learning/check/model'
import { CHECKS_A_DAY } from '@/lib/learning/check/limits'
import { useUser } from '@/stores/user'
import { CheckExample } from './example'
import { Advice, PromptList } from './check-for-non-pupils'
import { useSend } from './use-send'
import { CHECK_MESSAGES } from '@/lib/learning/check/messages'
import { QUESTIONS } from '@/lib/content/curriculum/nouns'
import { counted, plural, type PluralForms } from '@/lib/platform/hr/plurals'

const CheckStateLoader = lazyPart(() =>
  import('./check-state-loader').then((one) => one.CheckStateLoader),
)

export type CheckProps = {
  lessonId: string
  /** True in the first grades: answers are given aloud. */
  isSpoken: boolean
  prompts: CheckPrompt[]
  scriptPath: string
  lessonPath: string
}

type CheckStartProps = CheckProps & {
  onBegun: (run: CheckRun) => void
}

const IN_WRITING =
  'Odgovori u rečenici ili dvije, kao da objašnjavaš nekome tko to još ne zna. Poslije svoj odgovor usporediš s uzornim.'
const ALOUD =
  'Neka ti ih pročita odrasla osoba. Odgovaraš naglas, pa zajedno označite što je bilo u odgovoru.'

/** Introduces the check with its start button, or says why there is none. */
export function CheckStart(props: CheckStartProps) {
  const { lessonId, isSpoken, prompts, scriptPath, lessonPath, onBegun } = props
  const user = useUser((state) => state.user)
  const isMember = user?.type === 'ucenik' && user.hasSubscription
  const [known, setKnown] = useState<LessonState['check']>()
  const answered = known?.open?.done ?? 0
  const left = known?.leftToday
  const { isSending: isStarting, error: refusal, send } = useSend()
  const start = () =>
    send(async () =>
      onBegun(await call(checkApiCalls.startCheck, { params: { id: lessonId }, body: {} })),
    )
  const isUnpaid = user?.type === 'ucenik' && !user.hasSubscription
  if (isUnpaid || refusal?.status === 403) {
    return (
      <>
        {/* Offers no purchase, since pupils buy nothing. */}
        <Advice title="Provjeri se na papiru">
          <p className="text-lg">
            Uz pretplatu svoje odgovore uspoređuješ s uzornima. Na pitanja možeš odgovoriti i ovako,
            na papiru ili naglas, pa usporedi sa skriptom.
          </p>
        </Advice>
        <PromptList prompts={prompts} />
        <CheckExample isSpoken={isSpoken} />
        <ButtonLink href={scriptPath} variant="secondary" className="mt-5">
          Otvori skriptu
        </ButtonLink>
      </>
    )
  }
  if (left === 0 && !known?.open) return <CheckDone lessonPath={lessonPath} />
  return (
    <section className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface p-6 text-center shadow-card sm:p-8">
      {isMember && <CheckStateLoader lessonId={lessonId} onKnown={setKnown} />}
      <Mascot pose="think" className="size-32" />
      <h2 className="font-display text-3xl font-extrabold">
        {isSpoken ? 'Pitanja za razgovor' : 'Što već znaš objasniti svojim riječima?'}
      </h2>
      <p className="max-w-md text-lg text-muted">
        {waitingWords(prompts.length, answered)} {isSpoken ? ALOUD : IN_WRITING}
      </p>
      {/* Reserves its line, so that the button does not move. */}
      <p className="min-h-6 text-muted">
        {left !== undefined && left < CHECKS_A_DAY && !answered && leftWords(left)}
      </p>
      <Button
        onClick={start}
        aria-disabled={isStarting}
        className="w-full max-w-xs text-lg"
        disabled={refusal?.status === 409}
      >
        {isStarting ? 'Otvaram...' : answered > 0 ? 'Nastavi' : 'Počni'}
      </Button>
      <p role="alert" className="font-bold text-almost empty:hidden">
        {refusal?.message}
      </p>
    </section>
  )
}

function CheckDone({ lessonPath }: { lessonPath: string }) {
  return (
    <section className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface p-6 text-center shadow-card sm:p-8">
      <Mascot pose="cheer" className="size-32" />
      <h2 className="font-display text-3xl font-extrabold">Za danas je dosta</h2>
      <p className="max-w-md text-lg text-muted">{CHECK_MESSAGES.doneForToday}</p>
      <ButtonLink href={lessonPath}>Natrag na lekciju</ButtonLink>
    </section>
  )
}

const WAIT: PluralForms = ['Čeka', 'Čekaju', 'Čeka']
const TIMES: PluralForms = ['put', 'puta', 'puta']

function waitingWords(total: number, answered: number): string {
  const left = total - answered
  const more = answered > 0 ? 'još ' : ''
  return `${plural(left, WAIT)} te ${more}${counted(left, QUESTIONS)}.`
}

const leftWords = (left: number): string => `Danas je možeš riješiti još ${counted(left, TIMES)}.`
