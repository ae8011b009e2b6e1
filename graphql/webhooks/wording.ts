/** Why a message has no answer or was not sent, by its code in the log. */
const sentences: Readonly<Record<string, string>> = {
  unreachable: 'The address could not be reached, or is not on the public internet.',
  timeout: 'There was no complete answer within 10 seconds.',
  inactive: 'It was not sent: the webhook is switched off.',
  deleted: 'It was not sent: the webhook was deleted.',
  erased: 'It was not sent: the account was deleted.',
};

/** The sentence for the last outcome of a message; null when it was delivered or not attempted yet. */
export function problemOf(code: string | null, status: number | null): string | null {
  if (code !== null) return sentences[code] ?? 'The message could not be sent.';
  if (status === null || (status >= 200 && status < 300)) return null;
  if (status >= 300 && status < 400) return `The address answered ${status}. Redirects are not followed.`;
  return status === 410
    ? 'The address answered 410: it wants no more messages.'
    : `The address answered ${status} instead of 2xx.`;
}
