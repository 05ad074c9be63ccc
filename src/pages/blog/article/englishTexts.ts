import { article } from '#i18n/en/article.ts'
import { addTexts } from '#i18n/load.ts'

/** Adds the English texts around an article. They come with the code, as only the article's data tells that it is English. */
export function addEnglishTexts(): void {
  addTexts('en', { article, articleCard: article.card })
}
