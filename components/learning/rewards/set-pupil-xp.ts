import { useUser } from '@/stores/user'

/** Updates the shown XP of a pupil after an action that had earned XP was undone. */
export function setPupilXp(xp: number): void {
  const { user, show } = useUser.getState()
  if (user?.type === 'ucenik') show({ ...user, xp })
}
