'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { dailyPracticeApiCalls } from '@/lib/learning/daily-practice/calls'
import { FAILURES_BEFORE_CHANGE } from '@/lib/learning/daily-practice/limits'
import type { Sitting, SittingRound } from '@/lib/learning/daily-practice/model'
import { ApiError, call } from '@/lib/platform/http/client'

type Results = Record<string, boolean>

/** The sitting of the day with its answers so far, and what a pupil does with it. */
export function useSitting() {
  const [sitting, setSitting] = useState<Sitting | null>(null)
  const [results, setResults] = useState<Results>({})
  const [againResults, setAgainResults] = useState<Results>({})
  const [message, setMessage] = useState<string | null>(null)

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    setMessage(error.message)
  }
  const take = (next: Sitting) => {
    setMessage(null)
    setSitting(next)
    setResults((known) => ({ ...known, ...next.first.results }))
    setAgainResults((known) => ({ ...known, ...next.again?.results }))
    return next
  }
  const load = (number?: number) =>
    call(dailyPracticeApiCalls.dailySitting, { body: number ? { number } : {} }).then(take)
  const sendEnd = ({ day, number }: Sitting) =>
    call(dailyPracticeApiCalls.finishSitting, { body: { day, number } }).then((done) => {
      setMessage(null)
      setSitting((known) => known && { ...known, done })
    })
  /** Loads a sitting. If nothing is left of it but its end, that is sent. */
  const resume = (number?: number) =>
    load(number)
      .then((next) => (isOver(next) ? sendEnd(next) : undefined))
      .catch(refuse)
  const retry = () => void resume(sitting?.number)
  const open = useEffectEvent(retry)
  useEffect(() => open(), [])

  /** The server chooses easier questions for the rest. Without a connection it stays as it is. */
  const changeRest = async (number: number) => {
    const body = { number }
    const next = await call(dailyPracticeApiCalls.dailySitting, { body }).catch(() => null)
    // The rest of the sitting, such as the second round, is not shown before the first one ends.
    if (next) setSitting((known) => known && { ...known, first: next.first })
  }
  const note = (key: string, isKnown: boolean | null) => {
    const next = withResult(results, key, isKnown)
    setResults(next)
    if (sitting && isFailing(sitting, next, key)) void changeRest(sitting.number)
  }
  return {
    ...{ sitting, results, againResults, message, note, retry },
    finish: () => {
      if (sitting) void sendEnd(sitting).catch(refuse)
    },
    noteAgain: (key: string, isKnown: boolean | null) =>
      setAgainResults((known) => withResult(known, key, isKnown)),
    more: () => {
      setResults({})
      setAgainResults({})
      if (sitting) void resume(sitting.number + 1)
    },
  }
}

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
