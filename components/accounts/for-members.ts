/**
 * What every page loads for who is signed in, in one file of scripts: seven small ones cost seven
 * requests and carry copies of what they share. Guests load none of it.
 */
export { RewardTracker } from '@/components/rewards/reward-tracker'
export { ToastPlace } from '@/components/ui/toast-place'
export { AccountDialogs } from './account-dialogs'
export { AccountList } from './account-list'
export { ChildrenList } from './children-list'
export { UserLoader } from './user-loader'
export { ViewerHead } from './viewer-head'
