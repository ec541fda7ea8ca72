/** What every signed-in user has on each page, in one chunk: six would cost six requests and copy shared code. */
export { ToastPlace } from '@/components/ui/toast-place'
export { AccountDialogs } from './account-dialogs'
export { AccountList } from './account-list'
export { ChildrenList } from './children-list'
export { UserLoader } from './user-loader'
export { ViewerHead } from './user-menu'
