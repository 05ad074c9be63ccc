/** Where the server answers the newest articles of the blog as RSS; not a page. */
export const FEED_PATH = '/blog/feed.xml'
