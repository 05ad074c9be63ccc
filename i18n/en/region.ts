import type { Region } from '#openapi/generated/options.ts'

export const region: Record<Region, string> = {
  hokkaido_tohoku: 'Hokkaido and Tohoku',
  kanto: 'Kanto',
  joshinetsu_hokuriku: 'Koshinetsu and Hokuriku',
  tokai: 'Tokai',
  kansai: 'Kansai',
  chugoku_shikoku: 'Chugoku and Shikoku',
  kyusyu_okinawa: 'Kyushu and Okinawa',
}

/** Regions with their best known city, for places with enough space. */
export const regionLong: Record<Region, string> = {
  ...region,
  kanto: 'Kanto (Tokyo area)',
  tokai: 'Tokai (Nagoya area)',
  kansai: 'Kansai (Osaka area)',
}
