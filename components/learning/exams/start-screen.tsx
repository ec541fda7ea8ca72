'use client'
import { useState, useId } from 'react'
import { Mascot } from '@/components/art/mascot'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { QUESTIONS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import { TEST_MESSAGES } from '@/lib/learning/exams/messages'
import type { TestOverview } from '@/lib/learning/exams/model'
import { EarlierTests } from './earlier-tests'
import { NoTestYet } from './no-test-yet'
import { attemptVariationLabel, MINUTE_FORMS } from './test-labels'
import type { TestScreenFrame } from './test-screen-frame'
import { clsx } from 'clsx'

type StartScreenProps = {
  overview: TestOverview & { isLocked?: boolean }
  takesFocus: boolean
  place: TestScreenFrame
  onBegin: (minutes: number | null) => Promise<void>
  onReview: (testId: string) => Promise<void>
}

/** Describes the test before it begins, with the marks so far. */
export function StartScreen({ onReview, ...beginning }: StartScreenProps) {
  const { overview, place, takesFocus } = beginning
  const { questionCount, results } = overview
  return (
    <div className="space-y-8 pb-8">
      {questionCount > 0 ? <Beginning {...beginning} /> : <NoTestYet {...{ place, takesFocus }} />}
      {results.length > 0 && (
        <EarlierTests title={place.earlierTitle} results={results} onReview={onReview} />
      )}
    </div>
  )
}

type BeginningProps = Omit<StartScreenProps, 'onReview'>

/** What the test is like, and its beginning; or why it can't begin now, and what to do instead. */
function Beginning({ overview, takesFocus, place, onBegin }: BeginningProps) {
  const heading = useStepFocus<HTMLHeadingElement>(takesFocus)
  const [minutes, setMinutes] = useState<number | null>(null)
  const [isStarting, setStarting] = useState(false)
  const { questionCount, timers, isAllowed, isLocked = false } = overview
  const way = place.practice ?? place.reading
  const begin = async () => {
    setStarting(true)
    await onBegin(minutes)
  }
  return (
    <section className="space-y-5">
      <div className="flex items-center gap-4">
        <Mascot pose={isAllowed ? 'think' : 'wave'} className="size-24 shrink-0" />
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-display text-3xl leading-tight font-extrabold outline-none"
        >
          {isAllowed
            ? 'Vrijeme je za test'
            : isLocked
              ? 'Test otvara pretplata'
              : 'Za danas je test gotov'}
        </h2>
      </div>
      {isAllowed ? (
        <>
          <ul className="list-disc space-y-1 pl-6 text-lg marker:text-area">
            {place.about && <li>{place.about}</li>}
            <li>
              {counted(questionCount, QUESTIONS)}, svaki put {attemptVariationLabel(questionCount)}
            </li>
            <li>Odgovore možeš mijenjati sve do predaje.</li>
            <li>Spremaju se sami: možeš stati i nastaviti kasnije, i na drugom uređaju.</li>
            <li>Ocjenu i objašnjenja vidiš na kraju.</li>
          </ul>
          <TimerChoice timers={timers} chosen={minutes} onChange={setMinutes} />
          <Button
            onClick={begin}
            aria-disabled={isStarting}
            className="w-full text-lg sm:w-auto sm:min-w-56"
          >
            {isStarting ? 'Slažem pitanja...' : 'Započni test'}
          </Button>
        </>
      ) : (
        <>
          <p className="text-lg">
            {isLocked ? TEST_MESSAGES.mixedNeedsSubscription : TEST_MESSAGES.onceADay}
          </p>
          <ButtonLink href={way.href} className="w-full sm:w-auto">
            {way.label}
          </ButtonLink>
        </>
      )}
    </section>
  )
}

type TimerChoiceProps = {
  timers: number[]
  chosen: number | null
  onChange: (minutes: number | null) => void
}

function TimerChoice({ timers, chosen, onChange }: TimerChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-bold">Želiš li mjeriti vrijeme?</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {[null, ...timers].map((minutes) => (
          <label
            key={minutes}
            className={clsx(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border-2 px-4 py-2 font-semibold',
              minutes === chosen
                ? 'border-link bg-link-soft'
                : 'border-field bg-surface hover:border-link',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={minutes === chosen}
              onChange={() => onChange(minutes)}
              className="size-5 shrink-0 accent-link"
            />
            {minutes === null ? 'Ne, bez žurbe' : counted(minutes, MINUTE_FORMS)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
