/** The ground of headings. */
export const GREY = '#eeeeee'

/** The outline of bold type, as a part of its size. */
export const OUTLINE = 0.03
