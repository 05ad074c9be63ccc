import type { Employer } from '#backend/ports/processes.ts'

/** The fictional employers of Maria's applications, by the id of the application. Addresses have no such number. */
export const employers: Record<number, Employer> = {
  4001: employer(
    ['株式会社みどり精算', '東京都中野区中野0-0-1 みどりビル3階'],
    ['Midori Seisan Inc.', 'Midori Building 3F, 0-0-1 Nakano, Nakano-ku, Tokyo'],
    'midori',
  ),
  4002: employer(
    ['株式会社ルートパス', '福岡市博多区博多駅前0-0-2 はかたタワー9階'],
    ['Route Pass Inc.', 'Hakata Tower 9F, 0-0-2 Hakata-ekimae, Hakata-ku, Fukuoka'],
    'routepass',
  ),
  4003: employer(
    ['サクラ・クラウドワークス株式会社', '東京都品川区大崎0-0-3 大崎スクエア12階'],
    ['Sakura Cloudworks Inc.', 'Osaki Square 12F, 0-0-3 Osaki, Shinagawa-ku, Tokyo'],
    'sakuracloud',
  ),
  4004: employer(
    ['株式会社ひばり学習', '名古屋市中区栄0-0-4 栄センター6階'],
    ['Hibari Learning Inc.', 'Sakae Centre 6F, 0-0-4 Sakae, Naka-ku, Nagoya'],
    'hibari',
  ),
  4005: employer(
    ['東海データ企画株式会社', '愛知県刈谷市若松町0-0-5'],
    ['Tokai Data Planning Inc.', '0-0-5 Wakamatsu-cho, Kariya, Aichi'],
    'tokaidata',
  ),
  4006: employer(
    ['株式会社サンプルストア', '大阪市北区中之島0-0-6 サンプルストア本社'],
    ['Sample Store Co., Ltd.', 'Sample Store Head Office, 0-0-6 Nakanoshima, Kita-ku, Osaka'],
    'samplestore',
  ),
  4007: employer(
    ['株式会社なにわ会計システムズ', '〒541-0000 大阪市中央区本町0-0-7 なにわビル5階'],
    ['Naniwa Accounting Systems Inc.', 'Naniwa Building 5F, 0-0-7 Hommachi, Chuo-ku, Osaka 541-0000'],
    'naniwa',
  ),
  4008: employer(
    ['株式会社オレンジペイ', '東京都千代田区丸の内0-0-8 丸の内ゲート20階'],
    ['Orange Pay Inc.', 'Marunouchi Gate 20F, 0-0-8 Marunouchi, Chiyoda-ku, Tokyo'],
    'orangepay',
  ),
  4009: employer(
    ['株式会社こだま物流テクノロジー', '横浜市西区みなとみらい0-0-9'],
    ['Kodama Logistics Technology Inc.', '0-0-9 Minatomirai, Nishi-ku, Yokohama'],
    'kodama',
  ),
  4010: employer(
    ['株式会社フリマーケット', '東京都港区六本木0-0-10 六本木テラス15階'],
    ['Fleamarket Inc.', 'Roppongi Terrace 15F, 0-0-10 Roppongi, Minato-ku, Tokyo'],
    'fleamarket',
  ),
  4011: employer(
    ['株式会社やまなみ医療システム', '京都市下京区四条通0-0-11'],
    ['Yamanami Medical Systems Inc.', '0-0-11 Shijo-dori, Shimogyo-ku, Kyoto'],
    'yamanami',
  ),
  4012: employer(
    ['株式会社青空ホテルシステムズ', '東京都港区芝公園1-2-3 青空ビル8階'],
    ['Aozora Hotel Systems Inc.', 'Aozora Building 8F, 1-2-3 Shiba-koen, Minato-ku, Tokyo'],
    'aozora',
  ),
}

type NameAndAddress = [name: string, address: string]

function employer(ja: NameAndAddress, en: NameAndAddress, site: string): Employer {
  return {
    ja: { name: ja[0], address: ja[1] },
    en: { name: en[0], address: en[1] },
    website: `https://${site}.example`,
  }
}
