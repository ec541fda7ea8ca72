import { lazyPart } from '@/components/ui/lazy-part'

/** Its scripts are for parents who have not confirmed their e-mail yet. */
export const EmailNotice = lazyPart(() => import('./email-notice').then((one) => one.EmailNotice))
