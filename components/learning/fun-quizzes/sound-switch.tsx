'use client'
import { Volume2, VolumeX } from 'lucide-react'
import { useEffect } from 'react'
import { useSound } from '@/stores/sound'
import { playSound } from './play-sound'

export function SoundSwitch() {
  const { isOn, takeUp, toggle } = useSound()
  useEffect(takeUp, [takeUp])
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => {
        toggle()
        playSound('right')
      }}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-bold text-link hover:bg-link-soft"
    >
      <Icon aria-hidden="true" className="size-5" />
      Zvuk
    </button>
  )
}
