import { say, type Sentence } from '../../../words/index.ts';
/** Why a message has no answer or was not sent, by its code in the log. */
const sentences: Readonly<Record<string, Sentence>> = {
  unreachable: say('DELIVERY_UNREACHABLE'),
  timeout: say('DELIVERY_TIMEOUT'),
  inactive: say('DELIVERY_INACTIVE'),
  deleted: say('DELIVERY_DELETED'),
  erased: say('DELIVERY_ERASED'),
};

/** The sentence for the last outcome of a message; null when it was delivered or not attempted yet. */
export function problemOf(code: string | null, status: number | null): Sentence | null {
  if (code !== null) return sentences[code] ?? say('DELIVERY_FAILED');
  if (status === null || (status >= 200 && status < 300)) return null;
  if (status >= 300 && status < 400) return say('DELIVERY_REDIRECTED', { status });
  return status === 410 ? say('DELIVERY_GONE') : say('DELIVERY_ANSWERED', { status });
}
