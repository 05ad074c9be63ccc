/**
 * A day and its month in either language, with its weekday, in Japanese also with its year: 2026年12月7日（月）, Mon 7 Dec; and a range of
 * times: 15:00〜16:00. They stay on one line, also in running text.
 */
export const datePattern =
  /(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:（[月火水木金土日]）)?|(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]* )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|\d{1,2}:\d{2}[〜–]\d{1,2}:\d{2}/g
