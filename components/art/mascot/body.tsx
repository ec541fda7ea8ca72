import type { ReactNode } from 'react'
import { artColors } from '../palette'

/** What changes a dressed mascot: its colours, and drawings behind and on the body. */
export type WornLook = {
  colors?: SparkColors | undefined
  behind?: ReactNode
  worn?: ReactNode
}

/** The layers of the spark, hottest last. */
export type SparkColors = { outer: string; middle: string; inner: string }

const SPARK: SparkColors = {
  outer: artColors.deep,
  middle: artColors.amber,
  inner: artColors.yellow,
}

/** The spark itself: three flat layers, hottest inside. Centre of the face: 100, 114. */
export function Body({ colors = SPARK }: { colors?: SparkColors | undefined }) {
  return (
    <>
      <path
        d="M118 16C106 50 132 80 167 92C153 106 150 152 100 163C50 152 47 106 33 92C56 86 68 70 70 46C78 56 84 59 90 58C102 48 106 34 118 16Z"
        fill={colors.outer}
        stroke={colors.outer}
        strokeWidth="10"
      />
      <path
        d="M111 42C107 66 128 86 157 95C146 110 143 148 100 158C57 148 54 110 43 95C64 88 75 76 77 64C84 69 90 70 95 68C104 60 107 52 111 42Z"
        fill={colors.middle}
        stroke={colors.middle}
        strokeWidth="6"
      />
      <path
        d="M107 70C108 86 122 96 139 102C135 124 132 146 100 152C68 146 65 124 61 102C74 97 82 92 84 86C96 88 104 80 107 70Z"
        fill={colors.inner}
        stroke={colors.inner}
        strokeWidth="6"
      />
    </>
  )
}

/** The shadow on the ground; on a dark background it is barely visible. */
export function Shadow({ width = 42 }: { width?: number }) {
  return <ellipse cx="100" cy="191" rx={width} ry="6" fill={artColors.night} opacity=".16" />
}

/** Two short legs with shoes, standing at y = 191. */
export function Legs({ colors = SPARK }: { colors?: SparkColors | undefined }) {
  return (
    <>
      <path d="M84 160V180M116 160V180" stroke={colors.outer} strokeWidth="10" />
      <path
        d="M90 190H70a3 3 0 0 1-3-3c0-8 7-12 14-12h6c5 0 7 4 7 8v3a4 4 0 0 1-4 4ZM110 190h20a3 3 0 0 0 3-3c0-8-7-12-14-12h-6c-5 0-7 4-7 8v3a4 4 0 0 0 4 4Z"
        fill={artColors.sky}
      />
    </>
  )
}

type ArmProps = { d: string; hand: [number, number]; colors?: SparkColors | undefined }

/** An arm along a path, ended by a round hand at `hand`. */
export function Arm({ d, hand, colors }: ArmProps) {
  const [cx, cy] = hand
  const { outer, middle } = colors ?? { ...SPARK, middle: artColors.gold }
  return (
    <>
      <path d={d} stroke={outer} strokeWidth="10" />
      <circle cx={cx} cy={cy} r="8" fill={middle} stroke={outer} strokeWidth="4" />
    </>
  )
}

/** A four-pointed twinkle, `size` from its middle to a point. */
export function Twinkle(props: { x: number; y: number; size: number; fill?: string }) {
  const { x, y, size, fill = artColors.gold } = props
  return (
    <path
      d="M0-10Q2-2 10 0Q2 2 0 10Q-2 2-10 0Q-2-2 0-10Z"
      fill={fill}
      transform={`translate(${x} ${y}) scale(${size / 10})`}
    />
  )
}
