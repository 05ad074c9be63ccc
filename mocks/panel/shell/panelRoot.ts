/** The id of the panel's root in the page, which scopes Mantine's variables. */
export const PANEL_ID = 'mock-panel'
