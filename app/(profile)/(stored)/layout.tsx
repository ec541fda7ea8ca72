/** Pages that hold nothing personal themselves are stored in the frame of public ones. */
export { default } from '@/app/(public)/layout'
