'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useRepeatWhile } from '@/components/ui/use-repeat-while'
import { useUnseenAnswers } from '@/stores/inbox'
import { renewPictureChildren } from '@/stores/picture-children'
import { loadUser } from '@/stores/load-user'
import { useUser } from '@/stores/user'

/**
 * Fetches the user, whom rewards and time counting need; the profile does so itself. Renders
 * nothing.
 */
export function UserLoader() {
  const asksItself = usePathname() === '/profil'
  const user = useUser((state) => state.user)
  useRepeatWhile(user === null && !asksItself, load)
  const pupilId = user?.type === 'ucenik' && !asksItself ? user._id : null
  useEffect(() => {
    if (pupilId) void useUnseenAnswers.getState().load(pupilId)
  }, [pupilId])
  useEffect(() => {
    if (user?.type === 'ucenik') renewPictureChildren([user])
    if (user?.type === 'roditelj') renewPictureChildren(user.children, user._id)
  }, [user])
  return null
}

const load = async () => void (await loadUser())
