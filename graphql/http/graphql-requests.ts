import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOfCall } from '../../lib/language.ts';
import { inWords, say, type Sentence } from '../../words/index.ts';
import type { Problem } from '../errors.ts';
import { sendProblem } from './admission.ts';

const methods = ['GET', 'OPTIONS', 'POST'] as const;
const isJson = /^\s*application\/json\s*(?:;|$)/i;
/** The media types that a response may have. Streams of events go over sockets. */
const takesAnswer =
  /(?:^|,)\s*(?:application\/(?:json|graphql-response\+json|\*)|\*\/\*)\s*(?:;(?!\s*q=0(?:\.0+)?\s*(?:,|$))|,|$)/i;

interface Refused {
  readonly status: number;
  readonly code: string;
  readonly sentence: Sentence;
}
const refusals = {
  method: { status: 405, code: 'METHOD_NOT_ALLOWED', sentence: say('METHOD_NOT_ALLOWED') },
  type: { status: 415, code: 'UNSUPPORTED_TYPE', sentence: say('SEND_JSON') },
  accept: { status: 406, code: 'NOT_ACCEPTABLE', sentence: say('ANSWERS_ARE_JSON') },
} as const satisfies Readonly<Record<string, Refused>>;

function refusalOf({ method, headers }: IncomingMessage): Refused | undefined {
  if (method !== 'GET' && method !== 'POST') return refusals.method;
  if (method === 'POST' && !isJson.test(headers['content-type'] ?? '')) return refusals.type;
  return takesAnswer.test(headers.accept || '*/*') ? undefined : refusals.accept;
}

/**
 * Answers requests that are not GraphQL, so that both hosts answer alike, in the form of all calls.
 *
 * @returns whether it has answered
 */
export function answerOtherThanGraphQL(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { Allow: methods.join(', ') }).end();
    return true;
  }
  const refused = refusalOf(request);
  if (refused === undefined) return false;
  const { status, code, sentence } = refused;
  if (status === 405) response.setHeader('Allow', methods.join(', '));
  const problem: Problem = { status, code, message: inWords(sentence, languageOfCall(request)) };
  sendProblem(response, problem, requestId);
  return true;
}
