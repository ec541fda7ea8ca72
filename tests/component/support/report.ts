import type { Report } from '@/lib/learning/reports/model'
import { idOf } from './family'

/** A report as the server returns it. */
export const reportOf = (changes: Partial<Report> = {}): Report => ({
  child: { _id: idOf('10'), firstName: 'Maja' },
  period: '7',
  from: '2026-11-16',
  to: '2026-11-22',
  totals: {
    ms: 1_500_000,
    activeDays: 2,
    days: 7,
    answers: 12,
    right: 9,
    cards: 0,
    quizzes: 1,
    tests: 1,
    checks: 0,
    hinted: 0,
    unknown: 0,
    openMistakes: 3,
  },
  topics: [
    {
      lessonId: idOf('21'),
      title: 'Stari Egipat',
      subject: 'Povijest',
      path: '/5-razred/vremeplov-5/stari-egipat',
      level: 'weak',
      right: 2,
      of: 6,
    },
    {
      lessonId: idOf('20'),
      title: 'Geografska mreža',
      subject: 'Geografija',
      path: '/5-razred/oko-svijeta-5/geografska-mreza',
      level: 'strong',
      right: 6,
      of: 6,
    },
  ],
  tests: [
    {
      _id: idOf('30'),
      day: '2026-11-20',
      lesson: 'Stari Egipat',
      subject: 'Povijest',
      right: 6,
      total: 10,
      mark: 2,
    },
  ],
  recommendation: {
    text: 'Neka Maja još jednom pročita skriptu „Stari Egipat”.',
    label: 'Skripta: Stari Egipat',
    path: '/5-razred/vremeplov-5/stari-egipat/skripta',
  },
  questions: [
    {
      question: 'Što je papirus?',
      answer: 'Pisaći materijal.',
      lesson: 'Stari Egipat',
      isMistake: true,
    },
    { question: 'Tko je faraon?', answer: 'Vladar.', lesson: 'Stari Egipat', isMistake: true },
    { question: 'Objasni mi nešto novo!', answer: null, lesson: null, isMistake: false },
  ],
  starts: [],
  selfJudged: [],
  barUnit: 'day',
  bars: ['16', '17', '18', '19', '20', '21', '22'].map((day, index) => ({
    from: `2026-11-${day}`,
    to: `2026-11-${day}`,
    ms: index === 4 ? 1_500_000 : 0,
    right: index === 4 ? 9 : 0,
    wrong: index === 4 ? 3 : 0,
  })),
  ...changes,
})
