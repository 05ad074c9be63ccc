/** True in mock mode only: the one dynamic import of the mocks stands behind it, so that no build contains them. */
declare const __MOCKS__: boolean
