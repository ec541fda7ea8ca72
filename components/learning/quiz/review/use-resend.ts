import { useEffect, useRef, useState } from 'react'
import { readUnsignedViewer } from '@/lib/across/accounts/viewer'
import { useRepeatWhile } from '@/components/ui/use-repeat-while'
import { ApiError } from '@/lib/platform/http/client'
import { storageOwner } from '@/stores/session'

const WAITS =
  'Nema veze s internetom. Ostani na ovoj stranici: odgovor čeka i poslat će se čim se veza vrati.'

/** One object for each answer that is being sent or waits. */
const unsent = new Set<object>()

/** Whether an answer of a round on this page has no response yet. */
export const hasUnsentAnswer = (): boolean => unsent.size > 0

type Sending<Input> = {
  mutateAsync: (input: Input) => Promise<unknown>
  error: ApiError | null
}

/**
 * Sends an answer of a round. Without a connection it waits and is sent again, unchanged, until
 * there is a response; its id in the input makes it count once, even if only the response was lost.
 */
export function useResend<Input extends object>({ mutateAsync, error }: Sending<Input>) {
  const [waiting, setWaiting] = useState<Input>()
  const isUnderWay = useRef(false)
  const [self] = useState({})
  useEffect(() => () => void unsent.delete(self), [self])
  /** Who gave the answer that is sent. */
  const owner = useRef<string>(undefined)
  const attempt = async (input: Input) => {
    if (isUnderWay.current || isOtherSignedIn(owner.current)) return
    isUnderWay.current = true
    unsent.add(self)
    const failure = await mutateAsync(input).then(() => null, asIs)
    isUnderWay.current = false
    if (!isLost(failure)) unsent.delete(self)
    setWaiting(isLost(failure) ? input : undefined)
  }
  useRepeatWhile(
    waiting !== undefined,
    async () => {
      if (waiting) await attempt(waiting)
    },
    false,
  )
  const isWaiting = waiting !== undefined || isLost(error)
  return {
    /** What waits for the connection. */
    waiting,
    send: (input: Input) => {
      owner.current ??= storageOwner()
      void attempt(input)
    },
    message: { isWaiting, text: isWaiting ? WAITS : error?.message },
  }
}

/** Another pupil who has signed in on this device since must not get the answer. */
function isOtherSignedIn(owner: string | undefined): boolean {
  const now = readUnsignedViewer(document.cookie, new Date())
  return now !== null && now.sub !== owner
}

const asIs = (reason: unknown) => reason

const isLost = (error: unknown) => error instanceof ApiError && error.status === 0
