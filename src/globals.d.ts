/** True in mock mode only. Guards the one dynamic import of the mocks, so that no build contains them. */
declare const __MOCKS__: boolean
/** In mock mode the API of a server that replaces the mock in the page (`HASHI_API_URL`), or null. */
declare const __MOCK_API__: string | null
/** The version of the code of the job index, on the server (`scripts/build/indexVersion.ts`). */
declare const __INDEX_VERSION__: string
