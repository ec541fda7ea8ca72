/** Personal pages hold nothing personal themselves: they are stored in the frame of public ones. */
export { default } from '@/app/(public)/layout'
