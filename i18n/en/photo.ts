/** The portrait of a resume or profile. */
export const photo = {
  hint: ({ mb }: { mb: number }) =>
    `A JPEG, PNG or WebP picture. Up to ${mb}\u00a0MB. You choose the part that is shown; place and camera data are removed.`,
  tooLarge: ({ mb }: { mb: number }) => `This photo is too large. Photos can have up to ${mb}\u00a0MB.`,
  choose: 'Choose a photo',
  replace: 'Replace',
  remove: 'Remove',
  removeWhat: ' the photo',
  yours: 'Your photo',
  cropTitle: 'Choose the part to show',
  cropHelp: 'Drag the picture, or use the sliders.',
  preview: 'Preview of your photo',
  zoom: 'Zoom',
  across: 'Left to right',
  upright: 'Up and down',
  use: 'Use this photo',
  cancel: 'Cancel',
}
