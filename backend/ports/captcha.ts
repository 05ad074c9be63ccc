/** The port of the bot check. */
export interface Captcha {
  /** Whether the provider takes the sender of this token for a person; throws when it gives no reply. */
  isHuman(token: string): Promise<boolean>
}
