/**
 * Whether a grade is one of the first two, whose pupils only learn to read: they meet fewer words,
 * larger pictures and whole numbers without a sign. The variant `young` of the styles says the same.
 */
export const isYoung = (gradeOrder: number): boolean => gradeOrder <= 2
