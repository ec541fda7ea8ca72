/** `for-members` plus rewards and time counting for pupils. Parents load neither. */
export { OwnGradeLink } from './own-grade-link'
export { GrownFlameDialog } from '@/components/learning/rewards/grown-flame'
export { RewardTracker } from '@/components/learning/rewards/reward-tracker'
export * from './for-members'
