/** The English texts around an article. They come with the code, as only the article's data tells that it is English. */
import { article } from '#i18n/en/article.ts'
import { addTexts } from '#i18n/load.ts'

addTexts('en', { article, articleCard: article.card })
