/** True in mock mode only. Guards the one dynamic import of the mocks, so that no build contains them. */
declare const __MOCKS__: boolean
