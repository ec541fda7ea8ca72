import { lazyPart } from '@/components/ui/lazy-part'
import type { Parent } from '@/lib/across/accounts/model'

/** Loaded only for parents with an unconfirmed e-mail. */
export const LazyEmailNotice = lazyPart(() =>
  import('./email-notice').then((one) => one.EmailNotice),
)

export const needsEmailNotice = (
  parent: Pick<Parent, 'isEmailConfirmed' | 'pendingEmail'>,
): boolean => !parent.isEmailConfirmed || parent.pendingEmail !== null
