import { CONFETTI_PARTICLES, LEVEL_UP_MS } from '@/lib/learning/rewards/animation'

const themed = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim()

/**
 * Throws confetti twice, loaded on demand; none with reduced motion.
 * @returns a function that cancels the bursts still to come
 */
export function throwConfetti(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  let isTakenBack = false
  const colors = ['spark', 'link', 'good', 'almost'].map(themed).filter(Boolean)
  const burst = async (particleCount: number) => {
    const { default: confetti } = await import('canvas-confetti')
    if (isTakenBack) return
    const canvas = document.createElement('canvas')
    canvas.ariaHidden = 'true'
    canvas.className = 'pointer-events-none fixed inset-0 z-[100] size-full print:hidden'
    document.body.append(canvas)
    // Without a worker: the page's policy forbids workers made from a blob.
    const fire = confetti.create(canvas, { resize: true, useWorker: false })
    await fire({
      particleCount,
      spread: 75,
      origin: { y: 0.55 },
      disableForReducedMotion: true,
      ...(colors.length > 0 && { colors }),
    })
    canvas.remove()
  }
  void burst(CONFETTI_PARTICLES.first)
  const second = setTimeout(() => void burst(CONFETTI_PARTICLES.second), LEVEL_UP_MS.secondBurst)
  return () => {
    isTakenBack = true
    clearTimeout(second)
  }
}
