import { artColors } from '../palette'

/** A planet with its ring, and a rocket. */
export const spaceArt = (
  <>
    <path
      d="M14 18l2.4 5.6L22 26l-5.6 2.4L14 34l-2.4-5.6L6 26l5.6-2.4ZM104 66l1.8 4.2L110 72l-4.2 1.8L104 78l-1.8-4.2L98 72l4.2-1.8Z"
      fill={artColors.gold}
    />
    <circle cx="62" cy="14" r="2.6" fill={artColors.amber} />
    <circle cx="46" cy="56" r="26" fill={artColors.lilac} />
    <path
      d="M23 46Q40 54 66 40M21 62Q44 70 70 54M32 77Q50 78 64 72"
      stroke={artColors.violet}
      strokeWidth="4"
    />
    <path
      d="M24 66C8 74 4 82 12 84C26 86 78 60 84 46C88 36 78 38 68 42"
      stroke={artColors.gold}
      strokeWidth="5.5"
    />
    <g transform="translate(92 30) rotate(38)">
      <path d="M-6 16C-10 24-4 26 0 34C4 26 10 24 6 16Z" fill={artColors.flame} />
      <path d="M-9 4L-16 18L-7 16ZM9 4L16 18L7 16Z" fill={artColors.rose} />
      <path
        d="M0-26C10-16 12 0 8 17H-8C-12 0-10-16 0-26Z"
        fill={artColors.cream}
        stroke={artColors.mist}
        strokeWidth="2"
      />
      <path d="M0-26C5-21 8-15 9-10H-9C-8-15-5-21 0-26Z" fill={artColors.rose} />
      <circle r="5" cy="-1" fill={artColors.sky} stroke={artColors.blue} strokeWidth="2" />
    </g>
  </>
)

/** A light bulb among pieces of a puzzle. */
export const riddleArt = (
  <>
    <path
      d="M60 2V8M22 20L27 24M98 20L93 24M10 50H17M110 50H103"
      stroke={artColors.amber}
      strokeWidth="4.5"
    />
    <path
      d="M60 14C78 14 90 27 90 43C90 54 84 60 79 66C76 70 75 73 75 76H45C45 73 44 70 41 66C36 60 30 54 30 43C30 27 42 14 60 14Z"
      fill={artColors.yellow}
      stroke={artColors.gold}
      strokeWidth="3"
    />
    <path d="M46 81H74M49 88H71" stroke={artColors.violet} strokeWidth="5.5" />
    <path
      d="M49 40C49 26 71 26 71 39C71 47 60 47 60 56"
      stroke={artColors.deep}
      strokeWidth="5.5"
    />
    <circle cx="60" cy="66" r="3.6" fill={artColors.deep} />
    <path d="M4 66H12A5 5 0 1 1 20 66H28V74A5 5 0 1 1 28 82V90H4Z" fill={artColors.sky} />
    <path d="M92 66H100A5 5 0 1 0 108 66H116V90H92V82A5 5 0 1 0 92 74Z" fill={artColors.coral} />
  </>
)
