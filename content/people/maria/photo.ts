/** Maria's portrait: a drawing of 120 × 160 pixels in the colours of the site. */
export const photo = {
  name: 'maria_santos.png',
  type: 'image/png' as const,
  data: [
    'iVBORw0KGgoAAAANSUhEUgAAAHgAAACgAgMAAAC6Z0ADAAAADFBMVEXc5u9FS1fz4sAbOms7UwQfAAAB0UlEQVR42u3Wy42DMBAG',
    '4CDLZ07Us5TAweZACdtPSuAAVaQkCkDKJoDjx/wzBm0eWml95JNnxgbsOZ3+x98etYSVtZZXfVNrOC3sMhohtGXDb5O56dqxEWPj',
    '6I/YOLr2bMTYMHqgtpZSo+Q6ZHOUw8pAbdvzM1Pb8rQbxwHyUng73kaPStfb5G26QTwu4wy4crG36IC/Vx4B+9hr9Jpw67iH3Dke',
    'CBcpN4RdZUttlB96r60huxKxSbn13APuPA8HuUrZpuzXtazsIAd6X9k7uQ25P8aWcP284C/mLuThnbl1yuZ9XKRMfsH4aznEp5Tr',
    'gxz/JXV6rsVMjr2Of5/3fYnYHOMiPlsaehsI68pyFZ2K4B7r+MqyXITneYNuYKGysDZ4f2t/ExncOzCfSvTSBqav0e4ONVzXs97A',
    'Dd8znfmWLNNxZfq1XLeX6xVfPC4SXm/jIirv5cozVnXdxgT5y/FVyMxlLz3PYmwUXQUKiitDnsXYIHqkpHYV8ySlpsnj1CR5okly',
    'lfIkpU6Tp6mT5BkmGtWmKE/7uaQ8i5VFtWUYaFi6zArxtJdLxPNeRusKVpZhqH5lv2KFeXoKl5jnpzDetMe2vZQZdbv6QVYcT5/l',
    'HziImfN5s0LyAAAAAElFTkSuQmCC',
  ].join(''),
}
