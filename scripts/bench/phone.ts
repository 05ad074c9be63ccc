/** A slow phone: its screen, its processor and its network. */

import type { CDPSession, Page } from 'playwright'

/** The screen of a common phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** 150 ms to the server and back, and 1.6 Mbit/s. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Makes the processor four times slower, which is the figure of Lighthouse for phones. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return devtools
}

/** Makes the network of the page slow. */
export async function slowNetwork(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
}
