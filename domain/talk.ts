/** The length of the free career chat, in minutes. Every page and mail has it from here. */
export const TALK_MINUTES = 45
