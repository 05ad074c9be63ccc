// Generated from openapi/components/options. Do not edit.

/** One of the seven regions of Japan. In a search it includes all its prefectures. */
export const Region = ["hokkaido_tohoku","kanto","joshinetsu_hokuriku","tokai","kansai","chugoku_shikoku","kyusyu_okinawa"] as const
export type Region = (typeof Region)[number]
