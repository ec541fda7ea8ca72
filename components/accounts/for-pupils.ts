/** The same for pupils, with what counts their time; a chunk of its own, so that parents load no outbox and no rewards. */
export { OwnGradeLink } from './own-grade-link'
export { GrownFlame } from '@/components/rewards/grown-flame'
export { RewardTracker } from '@/components/rewards/reward-tracker'
export * from './for-members'
