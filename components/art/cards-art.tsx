import { Drawing } from './drawing'
import { artColors } from './palette'

/** Two flashcards, one over the other, 120 x 96; decoration beside a word. */
export const CardsArt = ({ className }: { className?: string }) => (
  <Drawing viewBox="0 0 120 96" className={className}>
    <g transform="rotate(-11 46 52)">
      <rect x="18" y="18" width="52" height="66" rx="9" fill={artColors.lilac} />
      <path d="M34 44h20M34 56h20" stroke={artColors.cream} strokeWidth="6" />
    </g>
    <g transform="rotate(9 76 50)">
      <rect x="50" y="14" width="52" height="68" rx="9" fill={artColors.gold} />
      <rect x="56" y="20" width="40" height="56" rx="5" fill={artColors.cream} />
      <path
        d="m76 32 5 10.500 11.500 1.500-8.500 8 2.200 11.500L76 58l-10.200 5.500L68 52l-8.500-8 11.500-1.500Z"
        fill={artColors.flame}
      />
    </g>
  </Drawing>
)
