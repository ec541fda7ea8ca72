/**
 * What signed-in users need on each page, in one chunk: six would cost six requests and duplicate
 * shared code.
 */
export { ToastPlace } from '@/components/ui/toast-place'
export { AccountDialogs } from './account-dialogs'
export { AccountList } from './account-list'
export { ChildrenList } from './children-list'
export { UserLoader } from './user-loader'
export { ViewerHead } from './user-menu'
