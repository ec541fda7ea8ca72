/**
 * True for grades 1 and 2, where pupils are learning to read: fewer words, larger pictures (variant
 * `young`).
 */
export const isEarlyReaderGrade = (gradeOrder: number): boolean => gradeOrder <= 2
