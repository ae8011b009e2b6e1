/** Writes a failure that no screen can show to the browser's console, for whoever supports the user. */
export function logFailure(what: string, cause: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the one place where the client logs
  console.error(`Curbcast: ${what}`, cause);
}
