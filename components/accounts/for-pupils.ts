/** The same for pupils, with rewards and what counts their time: parents load neither. */
export { OwnGradeLink } from './own-grade-link'
export { GrownFlame } from '@/components/rewards/grown-flame'
export { RewardTracker } from '@/components/rewards/reward-tracker'
export * from './for-members'
