/** The path of the RSS feed with the newest articles, served by the server; not a page. */
export const FEED_PATH = '/blog/feed.xml'
