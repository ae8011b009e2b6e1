import type { AccountSettings } from '../../../identity/index.ts';

/** The services of the account settings. */
export interface AccountSettingsServices extends AccountSettings {
  /**
   * Makes a profile picture from an uploaded file and stores it. Resolves with its name, a hash of user and content.
   * Throws INVALID_INPUT for a file that is not a picture, UNAVAILABLE while too many pictures are being made.
   */
  readonly makePicture: (userId: string, file: Uint8Array) => Promise<string>;
}
