import { brand } from '#domain/brand.ts'

/** About the blog; the page exists in Japanese only (spec §2). */
export const blogAbout = {
  title: 'このブログについて',
  pageTitle: `${brand.blogTitle.ja}について`,
  description: `${brand.blogTitle.ja}は、海外出身の方が日本で働くための情報をまとめたブログです。書いている人、内容の確かめ方、転載と埋め込みの方法をご紹介します。`,
  lead: `${brand.blogTitle.ja}は、日本で働く海外出身のエンジニアとクリエイター、そしてこれから日本を目指す方のためのブログです。`,
  parts: [
    {
      id: 'writers',
      heading: '書いている人',
      paragraphs: [
        `記事を書いているのは、${brand.name.ja}のキャリアアドバイザーです。毎日の面談で受けた質問のなかから、多くの方に役立つものを選んでいます。自分でも在留資格を取り、確定申告をし、日本語で面接を受けてきたアドバイザーもいます。`,
        '在留資格は行政書士、税金は税理士、年金と健康保険は社会保険労務士が内容を確かめています。確かめた人は、記事の終わりに記しています。',
      ],
    },
    {
      id: 'languages',
      heading: '日本語の記事と英語の記事',
      paragraphs: [
        '記事は日本語か英語のどちらかで書いています。片方をもう片方に訳したものではありません。日本語の記事は日本の会社に勤めている方に、英語の記事は来日したばかりの方や、これから来日する方に向けています。',
      ],
    },
    {
      id: 'accuracy',
      heading: '情報の正確さについて',
      paragraphs: [
        '制度や金額は、記事の公開日または更新日の時点のものです。法令が変わったときは内容を見直し、更新日を改めます。',
        '記事は一般的な説明であり、個別の法律相談や税務相談に代わるものではありません。申請や届出の前には、記事からリンクしている官公庁のサイトで最新の情報をご確認ください。誤りにお気づきのときは、お問い合わせフォームからお知らせください。',
      ],
    },
    {
      id: 'sharing',
      heading: '記事の紹介と転載',
      paragraphs: [
        '記事へのリンクは自由です。事前のご連絡は要りません。本文の転載をご希望のときは、お問い合わせフォームからご相談ください。',
        'ご自分のサイトやブログに、記事のカードを埋め込むこともできます。記事のURLの最後に「/embed」を付けたアドレスを、iframeで読み込んでください。',
      ],
    },
  ],
  /** A placeholder for the address of any article, as the blog may have none. */
  sampleSlug: 'ARTICLE',
  /** The text to copy, with the URL of an article’s card. */
  embedCode: ({ address }: { address: string }) =>
    `<iframe src="${address}" width="480" height="360" loading="lazy" title="${brand.blogTitle.ja}の記事"></iframe>`,
  inquiry: 'お問い合わせ',
  all: '記事の一覧へ',
} as const
