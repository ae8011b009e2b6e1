// Plain numbers, which both the server and the forms of the browser import: this file imports nothing.

/** Bounds of what an administrator may set, in whole credits. */
export const adminCredits = { min: 0, max: 100_000 } as const;

export const limits = {
  avatarNameCharacters: 80,
  /** A line of a brand's agent card. */
  brandCharacters: 80,
  displayNameCharacters: 100,
  /** The name of an access token. */
  tokenNameCharacters: 60,
  /** The longest texts that a visitor of a share page may write. An email address has at most 254 characters. */
  lead: { name: 100, email: 254, phone: 40, message: 1_000 },
  /** The details of a video of MLS Unlocked. */
  library: { title: 200, description: 5_000, tag: 50, tags: 20 },
  /** The largest recording for a Digital Twin and the largest file of the library, in bytes. */
  recordingBytes: 500 * 1024 * 1024,
  scriptCharacters: 5_000,
  titleCharacters: 200,
  addressCharacters: 300,
  urlCharacters: 2_048,
  /** A search in a list. */
  searchCharacters: 200,
  bulkDelete: 100,
  /** How often a user may download everything within 24 hours. */
  exportsPerDay: 3,
  /** How many pictures of a listing are offered, the first ones. */
  listingPictures: 12,
  /** How many uploaded pictures users may add to a video. */
  ownPictures: 12,
  /** How many pictures an order keeps: all of these. */
  orderPictures: 24,
  /** How many pictures a video shows; further ones replace pictures that can't be downloaded. */
  videoPictures: 12,
  /** A caption under a picture of a video. */
  captionCharacters: 120,
  /** A listing page's words about a picture. */
  pictureTextCharacters: 200,
  /** Attempts per video; failed ones are free. */
  videoAttempts: 10,
  reasonCharacters: { min: 3, max: 500 },
  /** How many webhooks an account may have without and with a plan. */
  webhooks: { free: 3, plan: 10 },
  /** How many access tokens of an account may be in use. */
  accessTokens: 20,
  /** Two identical requests without a key within this time are one, in milliseconds. */
  doubleClick: 5_000,
} as const;
