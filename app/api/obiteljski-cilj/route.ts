import { endpoint, route } from '@/lib/platform/http/endpoint'
import { familyGoalContract, setFamilyGoalContract } from '@/lib/learning/family-goal/contract'
import { findFamilyGoal, setFamilyGoal } from '@/lib/learning/family-goal/goal'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(familyGoalContract, async ({ session }) => findFamilyGoal(session.parentId)),
  endpoint(setFamilyGoalContract, async ({ session, body: { size } }) =>
    setFamilyGoal(session.accountId, size),
  ),
)
