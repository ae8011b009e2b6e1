/** Logs a failure that no screen can show to the browser's console. */
export function logFailure(what: string, cause: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- the one place where the client logs
  console.error(`Curbcast: ${what}`, cause);
}
