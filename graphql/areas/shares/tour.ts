import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkIdOf, type Caller } from '../../../command-service/index.ts';
import { tourRequest, type TourRequest } from '../../../domain/leads/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { askedLanguage, languageOf, type Language } from '../../../lib/language.ts';
import { correlationIdOf, type GatewayContext } from '../../context.ts';
import { isFault, problemOf } from '../../errors.ts';
import { readInput } from '../../input/read.ts';
import { bodyOf, idempotencyKey, queryParam } from '../../rest/routes.ts';
import { inWords, say } from '../../../words/index.ts';
import { sendNotFound } from './page/document.ts';
import { keyField, tourFields, trapField, type TourField, type TourForm } from './page/tour-form.ts';
import type { SharedVideo } from './reads.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Shows the page of the link with the form. */
type ShowForm = (status: number, form: TourForm) => Promise<FastifyReply>;

/** The largest body, in bytes: every field at its limit, each character escaped. */
const mostBytes = 16 * 1024;

const isJson = ({ headers }: FastifyRequest): boolean => /^application\/json\b/i.test(headers['content-type'] ?? '');

/** A field of the form as text; '' if it is missing or not text. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : '');

/** The fields of the body. Throws INVALID_INPUT and TOO_LARGE. */
function fieldsOf(request: FastifyRequest): Fields {
  const body = bodyOf(request);
  if (body.length > mostBytes) throw new Refusal('TOO_LARGE', say('TOUR_TOO_LARGE'));
  const text = body.toString('utf8');
  if (!isJson(request)) return Object.fromEntries(new URLSearchParams(text));
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Fields;
  } catch {
    // Refused below.
  }
  throw new Refusal('INVALID_INPUT', say('FIELD_INVALID', { field: say('THE_BODY') }));
}

/**
 * The empty form, or the note that it was sent, if the address says so. Undefined for a link that takes no requests.
 */
export const emptyForm = ({ share }: SharedVideo, request: FastifyRequest): TourForm | undefined =>
  share.takesTours ? { key: randomUUID(), values: {}, isSent: queryParam(request, 'tour') === 'sent' } : undefined;

/**
 * The key of a request. A key that a program chose identifies the request by itself. A browser keeps the key of a form
 * when somebody goes back and changes a field, so that key counts together with the content.
 */
function keyOf(request: FastifyRequest, fields: Fields, asked: TourRequest): string {
  const own = idempotencyKey(request);
  if (own !== undefined) return `header/${own}`;
  const form = fields[keyField];
  return typeof form === 'string' && form !== '' ? `form/${form}/${JSON.stringify(asked)}` : randomUUID();
}

/** Records the request of a visitor. Throws what is wrong with it. */
async function take(context: GatewayContext, { id, doc, share }: SharedVideo, request: FastifyRequest, fields: Fields) {
  if (!share.takesTours) throw new Refusal('NOT_ALLOWED_NOW', say('TOURS_NOT_TAKEN'));
  const asked = readInput(tourRequest, fields);
  // Programs fill in every field; they learn nothing from the answer.
  if (typeof fields[trapField] === 'string' && fields[trapField] !== '') return;
  if (context.userId === doc.ownerId) throw new Refusal('NOT_ALLOWED_NOW', say('TOUR_OWN_PAGE'));
  const linkId = linkIdOf(share.token);
  const { address, services } = context;
  const taken = await services.shares.takeTour({ address, linkId, ownerId: doc.ownerId });
  if (!taken.allowed)
    throw new Refusal('RATE_LIMITED', say('TOO_MANY_REQUESTS'), { retryAfterSeconds: taken.retryAfterSeconds });
  // A visitor who has an account here is a visitor like any other: the owner does not learn which one.
  const caller: Caller = {
    actor: { kind: 'system', id: 'share-page' },
    correlationId: correlationIdOf(context.requestId),
  };
  const confirms =
    asked.email !== null && (await services.shares.mayConfirm({ email: asked.email, ownerId: doc.ownerId }));
  const place = { userId: doc.ownerId, videoId: id, linkId, language: languageOf(request.raw), confirms };
  await services.commands.leads.requestTour(place, asked, keyOf(request, fields, asked), caller);
}

/** All faults of the fields of a form, in a language. */
function problemsOf(fields: Fields, language: Language): NonNullable<TourForm['problems']> {
  const problems: Partial<Record<TourField, string>> = {};
  for (const name of tourFields)
    try {
      readInput(z.object({ [name]: tourRequest.shape[name] }), { [name]: fields[name] });
    } catch (error) {
      problems[name] = problemOf(error, language).message;
    }
  const isBlank = (name: TourField): boolean => textOf(fields[name]).trim() === '';
  if (isBlank('email') && isBlank('phone')) problems.email ??= inWords(say('TOUR_CONTACT'), language);
  return problems;
}

/**
 * A visitor's tour request: JSON, or a form, which works without a script. An invalid form is shown again with
 * everything that the visitor wrote.
 */
export async function takeTour(
  context: GatewayContext,
  shared: SharedVideo,
  request: FastifyRequest,
  reply: FastifyReply,
  show: ShowForm,
): Promise<unknown> {
  if (!isJson(request) && !shared.share.takesTours) return sendNotFound(reply);
  if (isJson(request)) {
    await take(context, shared, request, fieldsOf(request));
    return reply.code(201).header('cache-control', 'no-store').send({ success: true });
  }
  let fields: Fields = {};
  try {
    fields = fieldsOf(request);
    await take(context, shared, request, fields);
  } catch (error) {
    const language = languageOf(request.raw);
    const problem = problemOf(error, language);
    if (isFault(problem) && problem.code !== 'UNAVAILABLE') throw error;
    const { retryAfterSeconds } = problem.details ?? {};
    const problems = problem.code === 'INVALID_INPUT' ? problemsOf(fields, language) : {};
    if (typeof retryAfterSeconds === 'number') void reply.header('retry-after', retryAfterSeconds);
    const values = Object.fromEntries(tourFields.map((name) => [name, textOf(fields[name])]));
    return show(problem.status, {
      key: typeof fields[keyField] === 'string' ? fields[keyField] : randomUUID(),
      values,
      problems,
      ...(Object.keys(problems).length === 0 && { problem: problem.message }),
      isSent: false,
    });
  }
  const language = askedLanguage(request.raw);
  return reply.redirect(`/s/${shared.share.token}${language === '' ? '?' : `${language}&`}tour=sent#tour`, 303);
}
