'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/stores/session'

/** Loaded for pupils: others don't pay for it. */
const BookmarkToggle = lazyPart(() => import('./bookmark-toggle').then((one) => one.BookmarkToggle))

/** The place of a pupil's bookmark on the lesson's page. Its room is kept from the first picture on. */
export function BookmarkButton({ lessonId }: { lessonId: string }) {
  const isPupil = useSession((state) => state.viewer?.type === 'ucenik')
  return (
    <div className="no-print hidden h-12 pupil:block">
      {isPupil && <BookmarkToggle lessonId={lessonId} />}
    </div>
  )
}
