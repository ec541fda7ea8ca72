import { StepScene, type StepName } from '@/components/art/steps-scene'

const STEPS: { scene: StepName; title: string; text: string }[] = [
  {
    scene: 'choose',
    title: 'Odaberi razred',
    text: 'Pronađi udžbenik i lekciju koju upravo učiš.',
  },
  { scene: 'read', title: 'Pročitaj skriptu', text: 'Kratko i jasno, s crtežom i primjerom.' },
  { scene: 'play', title: 'Odigraj kviz', text: 'Svaki odgovor dobiva svoje objašnjenje.' },
  { scene: 'grow', title: 'Ponovi i zapamti', text: 'Vrati se skripti i kvizu kad god želiš.' },
]

/** The four steps of a lesson. */
export function HowItWorks() {
  return (
    <section id="kako" aria-labelledby="kako-naslov">
      <h2 id="kako-naslov" className="mb-5 font-display text-3xl font-bold">
        Kako Iskra radi?
      </h2>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ scene, title, text }, index) => (
          <li key={scene} className="rounded-card border border-line bg-surface p-5">
            <StepScene step={scene} className="mb-3 h-24 w-auto" />
            <h3 className="font-display text-xl font-bold">
              {index + 1}. {title}
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
