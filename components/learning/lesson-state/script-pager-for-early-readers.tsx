'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/stores/session'

/** Loaded for early readers only: others read the whole script. */
const ScriptPager = lazyPart(() => import('./script-pager').then((one) => one.ScriptPager))

export function ScriptPagerForEarlyReaders({ quizPath }: { quizPath: string }) {
  const isEarlyReader = useSession(({ viewer }) => viewer?.isEarlyReader === true)
  return isEarlyReader && <ScriptPager quizPath={quizPath} />
}
