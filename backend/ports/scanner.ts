/** The port of the virus scanner. */
export interface Scanner {
  /**
   * Returns whether the scanner finds something in a file. Throws `Unavailable` while the scanner does not answer, and another error for a
   * file that it cannot read.
   */
  findsVirus(bytes: Uint8Array): Promise<boolean>
}
