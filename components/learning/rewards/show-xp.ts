import { useUser } from '@/stores/user'

/** Shows a pupil's XP after something that had earned some was undone. */
export function showXp(xp: number): void {
  const { user, show } = useUser.getState()
  if (user?.type === 'ucenik') show({ ...user, xp })
}
