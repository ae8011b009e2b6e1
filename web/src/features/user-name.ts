/** What names an account. */
export interface Named {
  readonly id: string;
  readonly displayName: string;
  readonly username: string;
  readonly email: string;
}

/** The name of an account: display name, else user name, email or id, which is all that an erased account has. */
export const nameOf = ({ displayName, username, email, id }: Named): string =>
  displayName.trim() || username || email || id;
