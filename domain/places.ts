import { Prefecture, Region } from '#openapi/generated/options.ts'

const regionByPrefecture: Record<Prefecture, Region> = {
  hokkaido: 'hokkaido_tohoku',
  aomori: 'hokkaido_tohoku',
  iwate: 'hokkaido_tohoku',
  miyagi: 'hokkaido_tohoku',
  akita: 'hokkaido_tohoku',
  yamagata: 'hokkaido_tohoku',
  fukushima: 'hokkaido_tohoku',
  ibaraki: 'kanto',
  tochigi: 'kanto',
  gunma: 'kanto',
  saitama: 'kanto',
  chiba: 'kanto',
  tokyo: 'kanto',
  kanagawa: 'kanto',
  niigata: 'joshinetsu_hokuriku',
  toyama: 'joshinetsu_hokuriku',
  ishikawa: 'joshinetsu_hokuriku',
  fukui: 'joshinetsu_hokuriku',
  yamanashi: 'joshinetsu_hokuriku',
  nagano: 'joshinetsu_hokuriku',
  gifu: 'tokai',
  shizuoka: 'tokai',
  aichi: 'tokai',
  mie: 'tokai',
  shiga: 'kansai',
  kyoto: 'kansai',
  osaka: 'kansai',
  hyogo: 'kansai',
  nara: 'kansai',
  wakayama: 'kansai',
  tottori: 'chugoku_shikoku',
  shimane: 'chugoku_shikoku',
  okayama: 'chugoku_shikoku',
  hiroshima: 'chugoku_shikoku',
  yamaguchi: 'chugoku_shikoku',
  tokushima: 'chugoku_shikoku',
  kagawa: 'chugoku_shikoku',
  ehime: 'chugoku_shikoku',
  kochi: 'chugoku_shikoku',
  fukuoka: 'kyusyu_okinawa',
  saga: 'kyusyu_okinawa',
  nagasaki: 'kyusyu_okinawa',
  kumamoto: 'kyusyu_okinawa',
  oita: 'kyusyu_okinawa',
  miyazaki: 'kyusyu_okinawa',
  kagoshima: 'kyusyu_okinawa',
  okinawa: 'kyusyu_okinawa',
}

export const isRegion = (key: string): key is Region => Region.some((region) => region === key)

export const isLocation = (key: string): key is Region | Prefecture =>
  isRegion(key) || Prefecture.some((prefecture) => prefecture === key)

export function regionOf(prefecture: Prefecture): Region {
  return regionByPrefecture[prefecture]
}

/** Returns the prefectures of a region, from north to south. */
export function prefecturesOf(region: Region): Prefecture[] {
  return Prefecture.filter((prefecture) => regionByPrefecture[prefecture] === region)
}
