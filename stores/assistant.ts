import { v7 as uuidv7 } from 'uuid'
import { create } from 'zustand'
import { assistantApiCalls } from '@/lib/asking/assistant/calls'
import { ASSISTANT_MESSAGES, type ReplyOutcome } from '@/lib/asking/assistant/help'
import type { AssistantRequest, Source } from '@/lib/asking/assistant/model'
import { ApiError, isOutcomeUnknown } from '@/lib/platform/http/client'
import type { RemedyPage } from '@/lib/platform/http/errors'
import { readEvents } from '@/lib/platform/http/events'
import { storageOwner } from './session'

/** A request to the assistant; its id is created here. */
type Wish = Pick<AssistantRequest, 'lessonId' | 'help' | 'question'> & { text: string }

/** A reply and its state. */
export type Reply = {
  state: 'waiting' | 'coming' | 'done' | 'stopped' | 'failed'
  by: 'model' | 'lesson' | null
  rests: boolean
  /** Streamed plain text; replaced by `html` at the end. */
  text: string
  html: string
  sources: Source[]
  outcome: ReplyOutcome | null
  /** The reason a reply is missing, and whether a retry can help. */
  message: string
  canRetry: boolean
  /** The page on which the pupil can remove the reason. */
  way?: RemedyPage | undefined
}

/** A request with its reply. */
export type Turn = Reply & { id: string; wish: Wish }

/** A reply that was just requested. */
export const AWAITED_REPLY: Reply = {
  ...{ state: 'waiting', by: null, rests: false, text: '', html: '', sources: [] },
  ...{ outcome: null, message: '', canRetry: false },
}

type Conversation = {
  /** The pupil and the lesson of the conversation, since children share a browser. */
  of: string
  turns: Turn[]
  /** Requests one reply at a time. `again` is a failed turn to replace. */
  ask: (wish: Wish, again?: Turn) => Promise<void>
  stop: () => void
}

export const conversationKey = (lessonId: string) => `${storageOwner()} ${lessonId}`

let running: AbortController | undefined

/**
 * The conversation with the assistant. It lives as long as the page, so reopening the dialog
 * continues it.
 */
export const useAssistant = create<Conversation>()((set, get) => {
  const change = (id: string, part: (turn: Turn) => Partial<Turn>) =>
    set(({ turns }) => ({
      turns: turns.map((turn) => (turn.id === id ? { ...turn, ...part(turn) } : turn)),
    }))
  return {
    of: '',
    turns: [],
    stop: () => running?.abort(),
    ask: async (wish, again) => {
      get().stop()
      const { signal } = (running = new AbortController())
      const of = conversationKey(wish.lessonId)
      // A retry keeps its id, so that a reply lost on the way is not paid for twice.
      const turn = { ...AWAITED_REPLY, id: again && !again.by ? again.id : uuidv7(), wish }
      const earlier = get().of === of ? get().turns.filter(({ id }) => id !== again?.id) : []
      set({ of, turns: [...earlier, turn] })
      try {
        const body = { ...wish, id: turn.id }
        for await (const event of readEvents(
          assistantApiCalls.askAssistant,
          { body },
          { signal },
        )) {
          const { type: _, ...part } = event
          if (event.type === 'text') {
            change(turn.id, ({ text }) => ({ state: 'coming', text: text + event.text }))
          } else if (event.type === 'start') change(turn.id, () => part)
          else {
            const canRetry = event.outcome === 'failed'
            change(turn.id, () => ({ ...part, state: 'done', canRetry }))
          }
        }
        change(turn.id, ({ state }) => (state === 'done' ? {} : lostReply()))
      } catch (error) {
        change(turn.id, () => (signal.aborted ? { state: 'stopped' } : lostReply(error)))
      }
    },
  }
})

/** A reply that did not arrive. */
export const lostReply = (error?: unknown) => ({
  state: 'failed' as const,
  message: error instanceof ApiError ? error.message : ASSISTANT_MESSAGES.failed,
  canRetry: !error || isOutcomeUnknown(error),
  way: error instanceof ApiError ? error.way : undefined,
})

/** The number of hints given. */
export const countHints = (turns: Turn[]): number =>
  turns.filter(
    ({ wish, state, outcome }) =>
      wish.help.startsWith('hint-') && state === 'done' && outcome !== 'failed',
  ).length
