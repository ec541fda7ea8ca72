import { artColors } from '../palette'

/** A ball that flies into the net. */
export const ballArt = (
  <>
    <path d="M8 88V14H78" stroke={artColors.mist} strokeWidth="5" />
    <path
      d="M22 16V86M36 16V86M50 16V86M64 16V60M10 30H70M10 44H64M10 58H58M10 72H54"
      stroke={artColors.mist}
      strokeWidth="1.6"
    />
    <path d="M4 90H116" stroke={artColors.moss} strokeWidth="5" />
    <path
      d="M112 34Q106 30 100 32M116 50Q110 47 105 48"
      stroke={artColors.amber}
      strokeWidth="3.5"
    />
    <circle
      cx="80"
      cy="58"
      r="28"
      fill={artColors.cream}
      stroke={artColors.night}
      strokeWidth="3"
    />
    <path d="M80 46L91 54L87 67H73L69 54Z" fill={artColors.night} />
    <path
      d="M80 46V31M91 54L106 50M87 67L95 80M73 67L65 80M69 54L54 50"
      stroke={artColors.night}
      strokeWidth="3"
    />
    <path
      d="M71 32L80 36L89 32M104 44L104 56M96 78L88 84M64 78L72 84M56 44L56 56"
      stroke={artColors.night}
      strokeWidth="4"
    />
  </>
)

/** A painter's palette and musical notes. */
export const artsArt = (
  <>
    <path
      d="M50 22C76 18 98 34 96 56C95 68 84 70 76 68C68 66 64 72 68 80C70 86 64 90 54 90C30 90 10 76 10 56C10 38 28 25 50 22Z"
      fill={artColors.gold}
      stroke={artColors.amber}
      strokeWidth="3"
    />
    <circle cx="30" cy="50" r="7.5" fill={artColors.rose} />
    <circle cx="48" cy="37" r="7.5" fill={artColors.blue} />
    <circle cx="70" cy="41" r="7.5" fill={artColors.leaf} />
    <circle cx="32" cy="70" r="7.5" fill={artColors.violet} />
    <ellipse
      cx="53"
      cy="72"
      rx="7"
      ry="6"
      fill={artColors.cream}
      stroke={artColors.amber}
      strokeWidth="2.5"
    />
    <path d="M88 8V34M88 8L110 4V28" stroke={artColors.lilac} strokeWidth="5" />
    <ellipse cx="82" cy="35" rx="7" ry="5" fill={artColors.lilac} />
    <ellipse cx="104" cy="29" rx="7" ry="5" fill={artColors.lilac} />
    <path d="M112 58L90 84" stroke={artColors.bark} strokeWidth="5" />
    <path d="M92 80C88 80 84 84 80 92C88 92 94 90 95 84Z" fill={artColors.rose} />
  </>
)
