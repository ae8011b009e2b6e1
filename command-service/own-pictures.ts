/** Pictures that users upload for their films and brands. Each user has a folder of the file store. */
const path = /^\/api\/pictures\/own\/([0-9a-f]{64}\.webp)$/;

/** The path of a user's own picture on our origin. */
export const ownPictureUrl = (name: string): string => `/api/pictures/own/${name}`;

/** The prefix of all pictures of a user in the file store. */
export const ownPictures = (userId: string): string => `own-pictures/${userId.toLowerCase()}/`;

/** The key of a user's own picture by its path on our origin; undefined for any other address. */
export function ownPictureKey(userId: string, url: string | null): string | undefined {
  const name = path.exec(url ?? '')?.[1];
  return name === undefined ? undefined : ownPictures(userId) + name;
}
