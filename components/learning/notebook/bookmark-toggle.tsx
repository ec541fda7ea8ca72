'use client'
import { clsx } from 'clsx'
import { Bookmark } from 'lucide-react'
import { useRef } from 'react'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/platform/http/client'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import { NOTEBOOK_MESSAGES } from '@/lib/learning/notebook/messages'
import { useUser } from '@/stores/user'

function showMark(lessonId: string, isMarked: boolean): void {
  const { user, show } = useUser.getState()
  if (user?.type !== 'ucenik') return
  const others = user.lessonBookmarks.filter(({ lessonID }) => lessonID !== lessonId)
  const mark = { lessonID: lessonId, bookmarkedAt: new Date().toISOString() }
  show({ ...user, lessonBookmarks: isMarked ? [mark, ...others] : others })
}

/** Marks the lesson optimistically; a failure is undone and shown (rule 28.4). */
export function BookmarkToggle({ lessonId }: { lessonId: string }) {
  const user = useUser((state) => state.user)
  const isSending = useRef(false)
  const bookmarks = user?.type === 'ucenik' ? user.lessonBookmarks : []
  const isMarked = bookmarks.some(({ lessonID }) => lessonID === lessonId)

  const toggle = async () => {
    if (!user || isSending.current) return
    isSending.current = true
    showMark(lessonId, !isMarked)
    try {
      await call(notebookApiCalls.setBookmark, {
        params: { id: lessonId },
        body: { isMarked: !isMarked },
      })
      dismissErrorToast('bookmark')
    } catch {
      showMark(lessonId, isMarked)
      toast({
        kind: 'error',
        about: 'bookmark',
        title: 'Greška',
        text: NOTEBOOK_MESSAGES.bookmarkFailed,
      })
    } finally {
      isSending.current = false
    }
  }
  return (
    <Button
      variant="secondary"
      aria-pressed={isMarked}
      aria-disabled={user === null}
      onClick={toggle}
      className={clsx(
        'px-1.5 text-sm min-[360px]:px-3 sm:px-5 sm:text-base',
        isMarked && 'border-area bg-area-soft',
      )}
    >
      <Bookmark
        aria-hidden="true"
        className={clsx('size-5 text-area', isMarked && 'fill-current')}
      />
      Označi lekciju
    </Button>
  )
}
