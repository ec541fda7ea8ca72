import { artColors } from '../palette'

/** A fox that looks out of the grass. */
export const foxArt = (
  <>
    <path d="M34 12L52 30L32 46Z" fill={artColors.deep} />
    <path d="M86 12L68 30L88 46Z" fill={artColors.deep} />
    <path d="M38 20L48 31L37 38Z" fill={artColors.bark} />
    <path d="M82 20L72 31L83 38Z" fill={artColors.bark} />
    <path
      d="M60 24C78 24 92 36 92 52C84 58 74 74 60 82C46 74 36 58 28 52C28 36 42 24 60 24Z"
      fill={artColors.flame}
    />
    <path d="M28 52C40 48 52 54 58 66L60 82C46 74 36 58 28 52Z" fill={artColors.cream} />
    <path d="M92 52C80 48 68 54 62 66L60 82C74 74 84 58 92 52Z" fill={artColors.cream} />
    <ellipse cx="47" cy="47" rx="4" ry="5" fill={artColors.night} />
    <ellipse cx="73" cy="47" rx="4" ry="5" fill={artColors.night} />
    <circle cx="48.4" cy="45" r="1.4" fill={artColors.cream} />
    <circle cx="74.4" cy="45" r="1.4" fill={artColors.cream} />
    <path d="M54 72Q60 68 66 72Q64 79 60 80Q56 79 54 72Z" fill={artColors.night} />
    <path
      d="M6 92C8 78 12 74 14 68C18 78 20 84 22 92ZM20 92C24 82 28 78 30 74C32 80 34 86 36 92ZM84 92C86 84 90 80 94 72C96 80 98 86 100 92ZM98 92C102 82 106 76 110 70C112 80 114 86 116 92Z"
      fill={artColors.leaf}
    />
    <path d="M4 92H116" stroke={artColors.moss} strokeWidth="5" />
  </>
)

/** A sailing boat before an island. */
export const croatiaArt = (
  <>
    <circle cx="94" cy="22" r="12" fill={artColors.gold} />
    <path d="M4 62C20 40 30 34 42 44C52 36 62 46 70 62Z" fill={artColors.moss} />
    <path d="M30 62C40 54 50 54 60 62Z" fill={artColors.leaf} />
    <path d="M24 44V32H34V40ZM22 32L29 25L36 32Z" fill={artColors.coral} />
    <path d="M4 60H116V82Q116 90 108 90H12Q4 90 4 82Z" fill={artColors.sky} />
    <path d="M80 20V64" stroke={artColors.bark} strokeWidth="3.5" />
    <path
      d="M83 22C98 34 102 48 102 58H83Z"
      fill={artColors.cream}
      stroke={artColors.mist}
      strokeWidth="2"
    />
    <path d="M77 28C68 38 62 50 60 58H77Z" fill={artColors.rose} />
    <path d="M56 63H106C104 73 98 77 92 77H70C63 77 58 72 56 63Z" fill={artColors.bark} />
    <path
      d="M12 72Q18 67 24 72T36 72M18 83Q24 78 30 83T42 83M76 86Q82 81 88 86T100 86"
      stroke={artColors.cream}
      strokeWidth="3"
    />
  </>
)
