import type { region as en } from '../en/region.ts'

export const region: typeof en = {
  hokkaido_tohoku: '北海道・東北',
  kanto: '関東',
  joshinetsu_hokuriku: '甲信越・北陸',
  tokai: '東海',
  kansai: '関西',
  chugoku_shikoku: '中国・四国',
  kyusyu_okinawa: '九州・沖縄',
}
