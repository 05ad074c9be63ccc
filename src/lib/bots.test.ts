import { expect, test } from 'vitest'
import { isBot } from './bots.ts'

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Twitterbot/1.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Facebook External Hit',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 Chrome-Lighthouse',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
])('%s is a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true)
})

test.each([
  '',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
])('%j is a person', (userAgent) => {
  expect(isBot(userAgent)).toBe(false)
})
