/** Smaller differences are rounding. */
const LEAST_PX = 4

/** Whether content of a box is hidden below (1) or above (-1). */
export const canScrollFurther = (box: Element, way: 1 | -1): boolean =>
  way > 0
    ? box.scrollHeight - box.clientHeight - box.scrollTop > LEAST_PX
    : box.scrollTop > LEAST_PX
