'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/stores/session'

const BookmarkToggle = lazyPart(() => import('./bookmark-toggle').then((one) => one.BookmarkToggle))

/** A pupil's bookmark button on a lesson's page; its space is reserved from the first paint on. */
export function BookmarkButton({ lessonId }: { lessonId: string }) {
  const isPupil = useSession((state) => state.viewer?.type === 'ucenik')
  return (
    <div className="no-print hidden min-h-12 min-w-34 min-[360px]:min-w-38 sm:min-w-45 pupil:block">
      {isPupil && <BookmarkToggle lessonId={lessonId} />}
    </div>
  )
}
