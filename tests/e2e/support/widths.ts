/** Windows of the devices that tests name, in px. */
export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
