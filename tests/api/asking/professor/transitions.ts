/** Actions on a new question, one after another, and the final state. */
type Step = [who: 'ana' | 'iva' | 'pupil', what: string, status: number]
export const TRANSITIONS: Record<string, { steps: Step[]; end: object; unseen: number }> = {
  'a new question': {
    steps: [],
    end: { answeredAt: null, takenBy: null, isSeen: false },
    unseen: 0,
  },
  'seen before the answer': {
    steps: [['pupil', 'sees', 409]],
    end: { isSeen: false, answeredAt: null },
    unseen: 0,
  },
  answered: {
    steps: [['ana', 'answers', 200]],
    end: { answer: 'ana', answeredBy: 'ana', isSeen: false, takenBy: null },
    unseen: 1,
  },
  'answered and seen, twice': {
    steps: [
      ['ana', 'answers', 200],
      ['pupil', 'sees', 200],
      ['pupil', 'sees', 200],
    ],
    end: { isSeen: true },
    unseen: 0,
  },
  'answered by the second': {
    steps: [
      ['ana', 'answers', 200],
      ['iva', 'answers', 409],
    ],
    end: { answer: 'ana', answeredBy: 'ana' },
    unseen: 1,
  },
  'the same answer sent again': {
    steps: [
      ['ana', 'answers', 200],
      ['pupil', 'sees', 200],
      ['ana', 'answers', 200],
    ],
    end: { answer: 'ana', isSeen: true },
    unseen: 0,
  },
  'corrected after it was seen': {
    steps: [
      ['ana', 'answers', 200],
      ['pupil', 'sees', 200],
      ['iva', 'corrects', 200],
    ],
    end: { answer: 'iva ispravlja', answeredBy: 'iva', isSeen: false },
    unseen: 1,
  },
  taken: { steps: [['ana', 'takes', 200]], end: { takenBy: 'ana', isMine: true }, unseen: 0 },
  'taken by another': {
    steps: [
      ['iva', 'takes', 200],
      ['ana', 'takes', 409],
      ['ana', 'drafts', 409],
    ],
    end: { takenBy: 'iva', isMine: false, hasDraft: false },
    unseen: 0,
  },
  'taken and released': {
    steps: [
      ['iva', 'takes', 200],
      ['ana', 'releases', 200],
      ['iva', 'releases', 200],
    ],
    end: { takenBy: null },
    unseen: 0,
  },
  'released by another': {
    steps: [
      ['iva', 'takes', 200],
      ['ana', 'releases', 200],
    ],
    end: { takenBy: 'iva' },
    unseen: 0,
  },
  'left for half an hour': {
    steps: [
      ['iva', 'drafts', 200],
      ['iva', 'leaves', 200],
      ['ana', 'takes', 200],
    ],
    end: { takenBy: 'ana', draft: 'iva piše' },
    unseen: 0,
  },
  'drafted by who answers it': {
    steps: [
      ['iva', 'drafts', 200],
      ['iva', 'answers', 200],
    ],
    end: { draft: '', answer: 'iva', takenBy: null },
    unseen: 1,
  },
  'answered while another works on it': {
    steps: [
      ['iva', 'drafts', 200],
      ['ana', 'answers', 200],
      ['iva', 'answers', 409],
    ],
    end: { answer: 'ana' },
    unseen: 1,
  },
  'worked on after the answer': {
    steps: [
      ['ana', 'answers', 200],
      ['iva', 'takes', 409],
      ['iva', 'drafts', 409],
    ],
    end: { answer: 'ana', takenBy: null },
    unseen: 1,
  },
}
