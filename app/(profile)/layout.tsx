/** Personal pages contain no personal data themselves, so they are cached in the public frame. */
export { default } from '@/app/(public)/layout'
