'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRefusal } from '@/components/learning/quiz/is-refusal'
import { hasUnsentAnswer } from '@/components/learning/quiz/review/use-resend'
import { useOnReturn } from '@/components/ui/use-on-return'
import { useRepeatWhile } from '@/components/ui/use-repeat-while'
import { dailyPracticeApiCalls } from '@/lib/learning/daily-practice/calls'
import { FAILURES_BEFORE_CHANGE } from '@/lib/learning/daily-practice/limits'
import type { Sitting, SittingRound } from '@/lib/learning/daily-practice/model'
import { ApiError, call } from '@/lib/platform/http/client'
import { passedScripts } from '@/stores/todays-practice'
import { isBehind, type HeldSitting, type Results } from './held-sitting'
import { useEasierRest } from './use-easier-rest'

/** The sitting of the day with its answers so far, and what a pupil does with it. */
export function useSitting() {
  const [held, setHeld] = useState<HeldSitting | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const { changeRest, untilChanged } = useEasierRest(setHeld)
  /** Whether the end of the sitting could not be sent. */
  const isEndLost = useRef(false)
  /** Number of the latest load: what an earlier one brings is out of date. */
  const latest = useRef(0)
  const retrying = useRef<Promise<void>>(undefined)
  const isLooking = useRef(false)
  /** Number of results noted on this device. */
  const notes = useRef(0)

  const refuse = (reason: unknown) => {
    if (!(reason instanceof ApiError)) throw reason
    setError(reason)
  }
  const take = (sitting: Sitting) => {
    isEndLost.current = false
    setError(null)
    setHeld((known) => loaded(known, sitting))
    return sitting
  }
  const sendEnd = ({ day, number }: Sitting) =>
    call(dailyPracticeApiCalls.finishSitting, { body: { day, number } }).then((done) => {
      setError(null)
      setHeld((known) => known && { ...known, sitting: { ...known.sitting, done } })
    })
  /** Loads a sitting, by default the latest of today. If only its end is missing, that is sent. */
  const resume = (wanted: Pick<Partial<Sitting>, 'day' | 'number'> = {}) => {
    latest.current += 1
    const turn = latest.current
    const isLatest = () => turn === latest.current
    return call(dailyPracticeApiCalls.openSitting, { body: wanted })
      .then((next) => (isLatest() && isOver(take(next)) ? sendEnd(next) : undefined))
      .catch((reason: unknown) => {
        if (isLatest()) refuse(reason)
      })
  }
  /** The sitting that is shown, which may be of yesterday. */
  const shown = held && { day: held.sitting.day, number: held.sitting.number }
  const open = useEffectEvent(() => void resume())
  // A page that was left stays mounted: its next visit may be on another day.
  useEffect(() => open(), [])

  /**
   * Follows what was answered on another device. It changes nothing while an answer of this device
   * is under way, or if one came since: its verdict is read first.
   */
  const lookAtOtherDevices = async () => {
    if (!held || held.sitting.done || error || isLooking.current || hasUnsentAnswer()) return
    isLooking.current = true
    const [turn, noted] = [latest.current, notes.current]
    const { day, number } = held.sitting
    const body = { day, number }
    const next = await call(dailyPracticeApiCalls.openSitting, { body }).catch(() => null)
    isLooking.current = false
    const isLate = turn !== latest.current || noted !== notes.current || hasUnsentAnswer()
    if (next && !isLate && isBehind(held, next) && isOver(take(next)))
      await sendEnd(next).catch(refuse)
  }
  useOnReturn(() => void lookAtOtherDevices())

  const resumeShown = () => resume(shown ?? {})
  const finish = async () => {
    isEndLost.current = false
    if (!held) return
    await sendEnd(held.sitting).catch((reason: unknown) => {
      isEndLost.current = reason instanceof ApiError && !isRefusal(reason)
      refuse(reason)
    })
  }
  const retry = () =>
    (retrying.current ??= (isEndLost.current ? finish() : resumeShown()).finally(
      () => (retrying.current = undefined),
    ))
  useRepeatWhile(error?.status === 0, retry, false)
  const note = (key: string, isKnown: boolean | null) => {
    notes.current += 1
    if (!held) return
    const results = withResult(held.results, key, isKnown)
    setHeld(
      (known) =>
        known && { ...known, results: withResult(known.results, key, isKnown), isEased: false },
    )
    if (isFailing(held.sitting, results, key)) changeRest(held.sitting, key)
  }
  return {
    ...{ held, note, untilChanged },
    message: error?.status === 0 ? OFFLINE : (error?.message ?? null),
    isOffline: error?.status === 0,
    noteAgain: (key: string, isKnown: boolean | null) => {
      notes.current += 1
      setHeld(
        (known) =>
          known && { ...known, againResults: withResult(known.againResults, key, isKnown) },
      )
    },
    /** After a message: what failed once more. */
    retry: () => void retry(),
    resume: () => void resumeShown(),
    finish: () => void finish(),
    more: () => {
      if (shown) void resume({ day: shown.day, number: shown.number + 1 })
    },
  }
}

/** A sitting of the server after what is held of it: the newer results count. */
function loaded(known: HeldSitting | null, sitting: Sitting): HeldSitting {
  const isSame = known?.sitting.first.roundId === sitting.first.roundId
  return {
    sitting,
    results: {
      ...Object.fromEntries(passedScripts().map((key) => [key, true])),
      ...(isSame && known.results),
      ...sitting.first.results,
    },
    againResults: { ...(isSame && known.againResults), ...sitting.again?.results },
    load: (known?.load ?? 0) + 1,
  }
}

const OFFLINE = 'Nema veze s internetom. Vježba će se otvoriti čim se veza vrati.'

/** Whether all parts have an answer, in both rounds, and only the end is missing. */
const isOver = ({ first, again, done }: Sitting) =>
  !done && first.items.length > 0 && isWhole(first) && (!again || isWhole(again))

const isWhole = ({ items, results }: SittingRound) =>
  items.every(({ key }) => results[key] !== undefined)

/** @param isKnown null takes a card's judgement back */
function withResult(results: Results, key: string, isKnown: boolean | null): Results {
  const { [key]: _, ...others } = results
  return isKnown === null ? others : { ...others, [key]: isKnown }
}

/** Whether the last questions up to this one were all wrong. */
function isFailing({ first }: Sitting, results: Results, key: string): boolean {
  const questions = first.items.filter(({ kind }) => kind === 'question')
  const place = questions.findIndex((item) => item.key === key) + 1
  const last = questions.slice(Math.max(0, place - FAILURES_BEFORE_CHANGE), place)
  return last.length === FAILURES_BEFORE_CHANGE && last.every((item) => results[item.key] === false)
}
