import type { LessonNode } from '../import/model'

/** Open questions in the form of `provjera.yaml`. */
export const checkYaml = (checks: LessonNode['checks']) =>
  checks.map(({ prompt, modelAnswer, keyPoints }) => ({
    pitanje: prompt,
    uzoran_odgovor: modelAnswer,
    kljucne_tocke: keyPoints.map(({ point, words }) =>
      words ? { tocka: point, rijeci: words } : point,
    ),
  }))
