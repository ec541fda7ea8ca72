import type { TurnReason } from './model'

const LABELS: Record<TurnReason, string> = {
  test: 'Za test',
  due: 'Ponavljanje',
  open: 'Još učiš',
  new: 'Novo',
  back: 'Nešto poznato',
  again: 'Još jednom',
  more: 'Za vježbu',
}

/** Why a question is asked, in a child's words. */
export const reasonLabel = (reason: TurnReason): string => LABELS[reason]
