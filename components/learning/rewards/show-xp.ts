import { useUser } from '@/stores/user'

/** Shows the XP that a pupil has since something that had earned some was undone. */
export function showXp(xp: number): void {
  const { user, show } = useUser.getState()
  if (user?.type === 'ucenik') show({ ...user, xp })
}
