import { Twinkle } from './mascot/body'
import { artColors } from './palette'

/** The night sky behind the mascot: indigo, with planets, sums and stars. */
export function Sky() {
  return (
    <>
      <path
        d="M118 70C170 14 258 30 318 22C398 12 478 50 506 126C532 198 506 268 470 318C440 360 372 380 282 380C186 380 110 362 76 302C40 240 60 132 118 70Z"
        fill="#3730a3"
      />
      <path
        d="M136 96C182 48 258 62 314 54C384 44 448 78 470 138C492 202 470 256 440 298C414 336 356 352 282 352C198 352 134 336 106 286C76 232 88 148 136 96Z"
        fill="#312e81"
      />
      <circle cx="282" cy="216" r="142" fill="#3730a3" />
      <circle cx="282" cy="216" r="112" fill="#4338ca" />
      <Saturn />
      <Moon />
      <Sums />
      <g fill={artColors.cream}>
        <circle cx="182" cy="78" r="3" />
        <circle cx="338" cy="60" r="2.5" />
        <circle cx="118" cy="218" r="2.5" />
        <circle cx="466" cy="190" r="3" />
        <circle cx="396" cy="152" r="2" />
        <circle cx="150" cy="298" r="2.5" />
        <circle cx="424" cy="300" r="2.5" />
        <circle cx="238" cy="58" r="2" />
      </g>
      <Twinkle x={210} y={112} size={10} fill={artColors.yellow} />
      <Twinkle x={372} y={112} size={13} fill={artColors.yellow} />
      <Twinkle x={146} y={186} size={8} fill={artColors.gold} />
      <Twinkle x={448} y={286} size={9} fill={artColors.gold} />
      <Twinkle x={250} y={94} size={7} fill={artColors.coral} />
    </>
  )
}

function Saturn() {
  return (
    <g transform="translate(432 104) rotate(-18)">
      <circle r="27" fill={artColors.coral} />
      <path d="M-25-10Q0-2 25-10A27 27 0 0 0 18-20Q0-14-18-20A27 27 0 0 0-25-10Z" fill="#fda4af" />
      <path
        d="M-25 5C-52 12-44 22 0 18C44 14 54-2 26-5"
        stroke={artColors.yellow}
        strokeWidth="6"
      />
    </g>
  )
}

function Moon() {
  return (
    <g transform="translate(112 142)">
      <circle r="19" fill={artColors.lilac} />
      <g fill="#8b5cf6">
        <circle cx="-6" cy="-5" r="4.5" />
        <circle cx="7" cy="4" r="3.5" />
        <circle cx="-4" cy="9" r="2.5" />
      </g>
    </g>
  )
}

function Sums() {
  return (
    <g stroke={artColors.lilac} strokeWidth="7">
      <path d="M100 256h22M111 245v22" stroke={artColors.sky} />
      <path d="M442 212h22l-13 28" transform="rotate(8 453 226)" />
      <path d="M146 254q12-12 18 0q0 8-10 9q12 1 10 11q-6 10-19 1" transform="rotate(-8 154 264)" />
    </g>
  )
}

/** Around the books: a pot of pencils, a bubbling flask and a paper plane, with their shadow. */
export function Desk() {
  return (
    <>
      <ellipse cx="288" cy="427" rx="220" ry="10" fill={artColors.night} opacity=".18" />
      <Pencils />
      <Flask />
      <PaperPlane />
    </>
  )
}

function Pencils() {
  return (
    <g>
      <g transform="rotate(-10 104 400)">
        <path d="M96 380V326L103 312L110 326V380Z" fill={artColors.gold} />
        <path d="M96 326L103 312L110 326Z" fill="#fed7aa" />
        <path d="M100.5 317L103 312L105.5 317Z" fill={artColors.night} />
      </g>
      <g transform="rotate(9 122 400)">
        <path d="M116 380V336L122.5 323L129 336V380Z" fill={artColors.rose} />
        <path d="M116 336L122.5 323L129 336Z" fill="#fed7aa" />
        <path d="M120 328L122.5 323L125 328Z" fill={artColors.rose} />
      </g>
      <path d="M84 366H142L137 418a9 9 0 0 1-9 8H98a9 9 0 0 1-9-8Z" fill={artColors.violet} />
      <path d="M86 384H140L138.5 398H87.5Z" fill={artColors.lilac} />
    </g>
  )
}

function Flask() {
  return (
    <g>
      <path
        d="M454 336V364L430 410Q424 424 440 426H490Q506 424 500 410L476 364V336"
        fill="#e0f2fe"
        stroke={artColors.sky}
        strokeWidth="6"
      />
      <path d="M444 392H486L496 413Q499 421 490 422H440Q431 421 434 413Z" fill={artColors.leaf} />
      <path d="M448 336H482" stroke={artColors.sky} strokeWidth="8" />
      <g fill="#bbf7d0">
        <circle cx="456" cy="408" r="4" />
        <circle cx="472" cy="402" r="3" />
        <circle cx="478" cy="414" r="2.5" />
      </g>
      <g fill={artColors.leaf}>
        <circle cx="466" cy="322" r="5" />
        <circle cx="476" cy="307" r="3.5" />
      </g>
    </g>
  )
}

function PaperPlane() {
  return (
    <g>
      <path
        d="M24 196Q44 226 26 252T42 304"
        stroke={artColors.sky}
        strokeWidth="4"
        strokeDasharray="2 10"
      />
      <path
        d="M4 182L48 148L34 194L24 182Z"
        fill={artColors.sky}
        stroke={artColors.sky}
        strokeWidth="4"
      />
      <path
        d="M24 182L48 148L22 196Z"
        fill={artColors.blue}
        stroke={artColors.blue}
        strokeWidth="3"
      />
    </g>
  )
}
