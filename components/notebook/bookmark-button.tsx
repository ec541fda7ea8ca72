'use client'
import dynamic from 'next/dynamic'
import { renderNothing } from '@/components/ui/render-nothing'
import { useSession } from '@/stores/session'

/** Loaded for pupils: others don't pay for it. */
const BookmarkToggle = dynamic(
  () => import('./bookmark-toggle').then((one) => one.BookmarkToggle).catch(renderNothing),
  {
    ssr: false,
  },
)

/** The place of a pupil's bookmark on the lesson's page. Its room is kept from the first picture on. */
export function BookmarkButton({ lessonId }: { lessonId: string }) {
  const isPupil = useSession((state) => state.viewer?.type === 'ucenik')
  return (
    <div className="no-print hidden h-12 pupil:block">
      {isPupil && <BookmarkToggle lessonId={lessonId} />}
    </div>
  )
}
