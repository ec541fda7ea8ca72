import type { ReactNode } from 'react'
import { Drawing } from './drawing'
import { Twinkle } from './mascot/body'
import { artColors } from './palette'

/** The four steps of the home page, in order: choose a grade, read, play a quiz, grow. */
export const stepNames = ['choose', 'read', 'play', 'grow'] as const

export type StepName = (typeof stepNames)[number]

const spots: Record<StepName, ReactNode> = {
  // Three grade cards, the middle one picked.
  choose: (
    <>
      <ellipse cx="60" cy="88" rx="46" ry="5" fill={artColors.night} opacity=".14" />
      <g transform="rotate(-8 24 57)" stroke={artColors.cream} strokeWidth="5">
        <rect x="4" y="32" width="40" height="50" rx="10" fill={artColors.sky} stroke="none" />
        <path d="M20 46L10 62H26M21 55V69" />
      </g>
      <g transform="rotate(8 96 57)" stroke={artColors.cream} strokeWidth="5">
        <rect x="76" y="32" width="40" height="50" rx="10" fill={artColors.coral} stroke="none" />
        <path d="M104 46Q94 49 93 61A6 6 0 1 0 105 61A6 6 0 1 0 93 61" />
      </g>
      <rect
        x="38"
        y="16"
        width="44"
        height="62"
        rx="12"
        fill={artColors.gold}
        stroke={artColors.deep}
        strokeWidth="5"
      />
      <path
        d="M69 32H54L52 46Q60 41 66 46Q71 53 66 59Q59 65 51 59"
        stroke={artColors.bark}
        strokeWidth="6"
      />
      <Twinkle x={94} y={16} size={8} />
      <Twinkle x={22} y={18} size={6} fill={artColors.lilac} />
    </>
  ),
  // An open book with a spark rising from it.
  read: (
    <>
      <ellipse cx="60" cy="88" rx="46" ry="5" fill={artColors.night} opacity=".14" />
      <path
        d="M12 44Q38 36 60 48Q82 36 108 44V80Q82 74 60 86Q38 74 12 80Z"
        fill={artColors.violet}
        stroke={artColors.violet}
        strokeWidth="6"
      />
      <path d="M16 44Q40 38 60 50V82Q40 71 16 75Z" fill={artColors.cream} />
      <path d="M104 44Q80 38 60 50V82Q80 71 104 75Z" fill="#fed7aa" />
      <path
        d="M24 53Q38 51 51 57M24 63Q38 61 51 67M69 57Q82 51 96 53M69 67Q82 61 96 63"
        stroke={artColors.amber}
        strokeWidth="3.5"
      />
      <Flame x={60} y={46} size={0.8} />
      <Twinkle x={28} y={24} size={8} />
      <Twinkle x={94} y={22} size={7} fill={artColors.coral} />
    </>
  ),
  // A quiz card: a question and three answers, one of them ticked.
  play: (
    <>
      <ellipse cx="60" cy="89" rx="40" ry="5" fill={artColors.night} opacity=".14" />
      <rect x="20" y="8" width="80" height="78" rx="14" fill={artColors.violet} />
      <rect x="28" y="16" width="64" height="17" rx="8" fill={artColors.lilac} />
      <rect x="28" y="38" width="64" height="12" rx="6" fill={artColors.cream} />
      <rect x="28" y="54" width="64" height="12" rx="6" fill={artColors.leaf} />
      <rect x="28" y="70" width="64" height="9" rx="4.5" fill={artColors.cream} opacity=".9" />
      <path d="M36 25H72" stroke={artColors.cream} strokeWidth="4" />
      <circle
        cx="96"
        cy="60"
        r="17"
        fill={artColors.leaf}
        stroke={artColors.cream}
        strokeWidth="4"
      />
      <path d="M88 60L94 66L104 54" stroke={artColors.cream} strokeWidth="5.5" />
      <Twinkle x={12} y={30} size={8} />
      <Twinkle x={108} y={28} size={6} fill={artColors.coral} />
    </>
  ),
  // Three flames, each bigger than the one before, on rising steps.
  grow: (
    <>
      <ellipse cx="60" cy="90" rx="52" ry="4" fill={artColors.night} opacity=".14" />
      <path d="M10 76a5 5 0 0 1 5-5H42V88H15a5 5 0 0 1-5-5Z" fill={artColors.sky} />
      <path d="M42 66a5 5 0 0 1 5-5H76V88H42Z" fill={artColors.blue} />
      <path
        d="M76 56a5 5 0 0 1 5-5H107a5 5 0 0 1 5 5V83a5 5 0 0 1-5 5H76Z"
        fill={artColors.violet}
      />
      <Flame x={26} y={72} size={0.55} />
      <Flame x={58} y={62} size={0.72} />
      <Flame x={94} y={52} size={0.98} />
      <Twinkle x={70} y={14} size={6} />
      <Twinkle x={26} y={34} size={5} fill={artColors.coral} />
    </>
  ),
}

type StepSceneProps = { step: StepName; className?: string | undefined }

/** A small drawing for one step, 120 x 96; decoration beside the step's own words. */
export const StepScene = ({ step, className }: StepSceneProps) => (
  <Drawing viewBox="0 0 120 96" className={className}>
    {spots[step]}
  </Drawing>
)

/** A little flame with a face; its foot is at x, y, and it is about 44 high at size 1. */
function Flame(props: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
      <path
        d="M4-44C2-34 19-27 19-13C19-4 12 0 0 0C-12 0-19-4-19-13C-19-20-14-23-13-29C-10-26-8-25-6-26C-2-30 0-37 4-44Z"
        fill={artColors.deep}
        stroke={artColors.deep}
        strokeWidth="4"
      />
      <path
        d="M2-31C2-24 13-21 13-12C13-5 8-2 0-2C-8-2-13-5-13-12C-13-16-10-18-9-21C-4-20 0-25 2-31Z"
        fill={artColors.yellow}
        stroke={artColors.gold}
        strokeWidth="2"
      />
      <ellipse cx="-5" cy="-12" rx="2.2" ry="2.8" fill={artColors.night} />
      <ellipse cx="5" cy="-12" rx="2.2" ry="2.8" fill={artColors.night} />
      <path d="M-3-6.5Q0-4 3-6.5" stroke={artColors.night} strokeWidth="2" />
    </g>
  )
}
