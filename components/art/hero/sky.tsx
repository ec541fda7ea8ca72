import { paint } from '../palette'
import { Twinkle } from '../mascot/body'

/** The patch of night behind the mascot: indigo, with planets, sums and stars. */
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
      <g fill={paint.cream}>
        <circle cx="182" cy="78" r="3" />
        <circle cx="338" cy="60" r="2.5" />
        <circle cx="118" cy="218" r="2.5" />
        <circle cx="466" cy="190" r="3" />
        <circle cx="396" cy="152" r="2" />
        <circle cx="150" cy="298" r="2.5" />
        <circle cx="424" cy="300" r="2.5" />
        <circle cx="238" cy="58" r="2" />
      </g>
      <Twinkle x={210} y={112} size={10} fill={paint.yellow} />
      <Twinkle x={372} y={112} size={13} fill={paint.yellow} />
      <Twinkle x={146} y={186} size={8} fill={paint.gold} />
      <Twinkle x={448} y={286} size={9} fill={paint.gold} />
      <Twinkle x={250} y={94} size={7} fill={paint.coral} />
    </>
  )
}

function Saturn() {
  return (
    <g transform="translate(432 104) rotate(-18)">
      <circle r="27" fill={paint.coral} />
      <path d="M-25-10Q0-2 25-10A27 27 0 0 0 18-20Q0-14-18-20A27 27 0 0 0-25-10Z" fill="#fda4af" />
      <path
        d="M-25 5C-52 12-44 22 0 18C44 14 54-2 26-5"
        fill="none"
        stroke={paint.yellow}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  )
}

function Moon() {
  return (
    <g transform="translate(112 142)">
      <circle r="19" fill={paint.lilac} />
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
    <g
      fill="none"
      stroke={paint.lilac}
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M100 256h22M111 245v22" stroke={paint.sky} />
      <path d="M442 212h22l-13 28" transform="rotate(8 453 226)" />
      <path d="M146 254q12-12 18 0q0 8-10 9q12 1 10 11q-6 10-19 1" transform="rotate(-8 154 264)" />
    </g>
  )
}
