/** Words that are right and missing in Harper's dictionary. */
const words = {
  names: `Hashi GitTap Daichi Emi Fernandes Hashimoto Kitahara Luiza Minori Moriyama Okabe Paulo Sato São Takumi Tanaka’s Thi
    Watanabe Wataru Yui`,
  places: `Abuta Aichi Aoba Aomori Aozora Asahibashi Atsugi Binh Chitose Chiyoda Chubu Chugoku Chuo chuo Costa Da Nang Daegu dori
    Dotonbori Duong Ehime Fukui Fukushima Gifu Gunma Hakata Hakusan Hamamatsu Haneda Hanzomon Hibiya Higashi Hokuriku Hokusetsu
    Hommachi Hyogo Ibaraki Inzai Ishigaki Ishikari Ishikawa Iwata Iwate Jinnan Kagawa Kami Kamiyacho Kanagawa Kanazawa Kanda
    Kanto Kariya Kencho Kita koen Kosai Koshi Koshinetsu Koto ku Kuala Kumamoto Kutchan Londrina Lumpur mae Marunouchi Matsuyama Matto
    Mie Minato Mita Miyagi Miyazaki Morioka Nagano Nagaokakyo Naha Naka Naniwa Nara Narita Nihombashi Nihonbashi Niigata Niseko Nishi
    Nishio Noto Obihiro Odori Oita Okaido Okaya Omiya Osaki Otemachi Pokhara Rayong Rica Saitama Saiwai Sannomiya Shiba Shiga Shimane
    Shimogyo Shinagawa Shinko Shiojiri Shizuoka Sri Sunport Suwa Takamatsu Tenjin Tochigi Tohoku Tokachi Tokai Tokushima
    Tonyamachi Toranomon Tottori Toyama Tozai Tsukuba Umeda Yamaguchi Yamanashi`,
  japanese: `furigana keirekisho Kutani mikan Obon Onbashira pachinko Reiwa rirekisho Rirekisho ryokan Shinkansen shokumu
    Shokumu Yu`,
  /** Products, techniques, standards, certificates and units of the trades in the jobs. */
  trades: `Addressables AG Agones Alipay AOSP Appium ASIL AUTOSAR BGP BLE CCNA CCNP CDCP CEFR CIO COE CSM CycloneDX Databricks dbt
    DSS EC2 ECS EKS eKYC Entra ERP ESPnet Feedly FHIR FinOps Flink FreeRTOS GameLift GenICam GKE H100s hal HANA HL7 HLSL HMI IEC
    IndexedDB IPA’s IPsec JCL JLPT js JSTQB Kaldi KB LANs LASIK LightGBM LoRa LPIC LQA MB MDR MISRA MLOps Nissho Nuxt OpenAPI
    OpenTelemetry OSCP P6 picoseconds Pinia PMO PMP Primavera PSM R155 R156 R&D reCAPTCHA RFPs ROS RTOS SDET Shopee SLOs SPDX SRE
    SREs SystemVerilog Thanos TLPT Tmall UR URP UTF UVM VFX vLLM VoiceOver VPC Vuex WAI waveforms WCAG WebP webtoon Xiaohongshu`,
  /** Levels of language tests, formats of paper. */
  levels: `A1 A2 A4 B1 B2 C1`,
  british: `anonymised caesarean Chuseok dependant Dependant dependants Dependants flexitime Flexitime Lebaran mistranslations
    prefectural unscholarly`,
}

export const knownWords = Object.values(words).flatMap((list) => list.split(/\s+/))
