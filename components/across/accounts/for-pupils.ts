/** The same for pupils, with rewards and what counts their time: parents load neither. */
export { OwnGradeLink } from './own-grade-link'
export { GrownFlame } from '@/components/learning/rewards/grown-flame'
export { RewardTracker } from '@/components/learning/rewards/reward-tracker'
export * from './for-members'
