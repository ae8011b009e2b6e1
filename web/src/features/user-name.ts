/** The fields that can name an account. */
export interface Named {
  readonly id: string;
  readonly displayName: string;
  readonly username: string;
  readonly email: string;
}

/** The name of an account: display name, else user name, else email, else id (an erased account has only its id). */
export const nameOf = ({ displayName, username, email, id }: Named): string =>
  displayName.trim() || username || email || id;
