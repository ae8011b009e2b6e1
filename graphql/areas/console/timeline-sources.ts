import { itemNames } from '../../../domain/item-names.ts';
import { say, type Sentence } from '../../../words/index.ts';
import type {
  AdminActionDocument,
  BillingRowDocument,
  MailDocument,
  StatementDocument,
  VideoDocument,
} from '../../../projection-service/index.ts';
import { actorOf, reasonOf } from '../admin-log/reads.ts';
import { sentenceOfAction } from '../admin-log/sentences.ts';
import type { GatewayContext } from '../../context.ts';
import { describeMovement, reasonOfRow } from '../credits/reads.ts';
import { labelOf } from '../mail/reads.ts';
import { listAlerts } from '../security/reads.ts';
import { wordsOf } from '../security/wording.ts';
import { deviceOf } from '../sessions/device.ts';
import { saidOf } from '../videos/wording.ts';
import { credits } from '../../scalars.ts';
import type { Placed, TimelineSource, TimelineSources } from './timeline.ts';
import type { EventKind, EventTone } from './types.ts';

/** The kinds of events of a customer that finance may see. */
const ofFinance: ReadonlySet<EventKind> = new Set(['CREDITS', 'PAYMENTS']);

/** How many sessions of a customer are looked at. */
export const sessionsShown = 50;

/** The lists of a customer that the caller may see: those of the given kinds, or all. */
export async function sourcesFor(
  context: GatewayContext,
  kinds: readonly EventKind[] | null | undefined,
): Promise<TimelineSources> {
  const isAdmin = await context.isAdmin();
  const wanted = kinds && kinds.length > 0 ? new Set(kinds) : undefined;
  const all = sourcesOf(context);
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => {
      const kind = name as EventKind;
      return (isAdmin || ofFinance.has(kind)) && (wanted === undefined || wanted.has(kind));
    }),
  );
}

type Context = Pick<GatewayContext, 'services' | 'loaders' | 'inWords'>;

function sourcesOf(context: Context): Readonly<Record<EventKind, TimelineSource>> {
  return {
    CREDITS: (userId, page) => creditEvents(context, userId, page),
    PAYMENTS: (userId, page) => payments(context, userId, page),
    VIDEOS: (userId, page) => videos(context, userId, page),
    LEADS: (userId, page) => leads(context, userId, page),
    MAILS: (userId, page) => mails(context, userId, page),
    WEBHOOKS: (userId, page) => webhooks(context, userId, page),
    SIGN_INS: (userId, page) => signIns(context, userId, page),
    ALERTS: (userId, page) => alerts(context, userId, page),
    ACTS: (userId, page) => acts(context, userId, page),
  };
}

type Read<Result> = (context: Context, userId: string, page: Parameters<TimelineSource>[1]) => Promise<Result>;
type List = Read<readonly Placed[]>;

const movements: Readonly<Record<string, (what: string) => Sentence>> = {
  GRANT: (what) => say('EVENT_GRANT', { what }),
  HOLD: (what) => say('EVENT_HOLD', { what }),
  CAPTURE: (what) => say('EVENT_CAPTURE', { what }),
  RELEASE: (what) => say('EVENT_RELEASE', { what }),
};

/** How many of the held credits a video used. */
const usedIn = ({ kind, amount }: StatementDocument, { inWords }: Context): string | null =>
  kind === 'CAPTURE'
    ? inWords(amount === 2 ? say('ONE_CREDIT') : say('MANY_CREDITS', { count: credits(amount) }))
    : null;

const creditEvents: List = async (context, ownerId, page) => {
  const { services, inWords } = context;
  const rows = await services.projections
    .reader('credits')
    .query('statement', { index: 'byOwner', equal: { ownerId }, reverse: true, ...page });
  return Promise.all(
    rows.map(async ({ id, doc }) => {
      const [what, reason] = await Promise.all([describeMovement(doc, context), reasonOfRow(doc, context)]);
      const title = movements[doc.kind]?.(what) ?? what;
      return {
        place: { id, order: [doc.revision] },
        entry: {
          id,
          kind: 'CREDITS',
          time: doc.time,
          title: inWords(title),
          detail: [usedIn(doc, context), reason].filter((part) => part !== null).join(' · '),
          tone: doc.change < 0 && (doc.kind === 'EXPIRY' || doc.kind === 'CLAW_BACK') ? 'BAD' : 'PLAIN',
          halfCredits: doc.change,
          halfCreditsAfter: doc.balanceAfter,
          revision: doc.revision,
          ...(doc.kind === 'ADJUSTMENT' && { toldBy: 'ACTS' as const }),
          ...(doc.videoId !== null && { about: doc.videoId }),
          ...(doc.paymentId !== null && { paymentId: doc.paymentId }),
        },
      };
    }),
  );
};

const paymentStates: Readonly<
  Record<BillingRowDocument['status'], { readonly words: Sentence; readonly tone: EventTone }>
> = {
  open: { words: say('PAYMENT_OPEN'), tone: 'OPEN' },
  succeeded: { words: say('PAYMENT_SUCCEEDED'), tone: 'GOOD' },
  failed: { words: say('PAYMENT_FAILED'), tone: 'BAD' },
  refunded: { words: say('PAYMENT_REFUNDED'), tone: 'BAD' },
  disputed: { words: say('PAYMENT_DISPUTED'), tone: 'BAD' },
};

const payments: List = async ({ services, inWords }, ownerId, page) => {
  const rows = await services.projections
    .reader('billing')
    .query('billingRows', { index: 'byOwner', equal: { ownerId, shown: true }, reverse: true, ...page });
  return rows.map(({ id, doc }) => {
    const { words, tone } = paymentStates[doc.status];
    const isPartly = doc.status === 'succeeded' && doc.refundedCents > 0;
    const state = isPartly ? say('PAYMENT_PARTLY_REFUNDED', { amount: (doc.refundedCents / 100).toFixed(2) }) : words;
    const paymentId = doc.payments[0]?.paymentId ?? (id.startsWith('pi_') ? id : undefined);
    return {
      place: { id, order: [doc.createdAt] },
      entry: {
        id,
        kind: 'PAYMENTS',
        time: doc.createdAt,
        title: inWords(say('EVENT_PAYMENT', { what: itemNames(doc.description, inWords) })),
        detail: inWords(state),
        tone,
        amountCents: doc.amountCents,
        currency: doc.currency,
        about: id,
        ...(paymentId !== undefined && { paymentId }),
      },
    };
  });
};

const videoStates: Readonly<Record<VideoDocument['status'], { readonly words: Sentence; readonly tone: EventTone }>> = {
  pending: { words: say('STATUS_PENDING'), tone: 'OPEN' },
  processing: { words: say('STATUS_PROCESSING'), tone: 'OPEN' },
  ready: { words: say('STATUS_READY'), tone: 'GOOD' },
  failed: { words: say('STATUS_FAILED'), tone: 'BAD' },
};

const videos: List = async ({ services, inWords }, ownerId, page) => {
  const rows = await services.projections
    .reader('videos')
    .query('videos', { index: 'byOwner', equal: { ownerId }, reverse: true, ...page });
  return rows.map(({ id, doc }) => {
    const { words, tone } = videoStates[doc.status];
    return {
      place: { id, order: [doc.createdAt] },
      entry: {
        id,
        kind: 'VIDEOS',
        time: doc.createdAt,
        title: inWords(say('EVENT_VIDEO', { title: doc.title || say('ERASED_TITLE') })),
        detail: [doc.propertyAddress, inWords(words), saidOf(doc, inWords).errorMessage ?? '']
          .filter(Boolean)
          .join(' · '),
        tone,
        about: id,
      },
    };
  });
};

/** Who asked, and for what, concerns the customer alone. */
const leads: List = async ({ services, inWords }, ownerId, page) => {
  const rows = await services.projections
    .reader('leads')
    .query('leads', { index: 'byOwner', equal: { ownerId, shown: true }, reverse: true, ...page });
  return rows.map(({ id, doc: { receivedAt } }) => ({
    place: { id, order: [receivedAt] },
    entry: { id, kind: 'LEADS', time: receivedAt, title: inWords(say('EVENT_LEAD')), detail: '', tone: 'PLAIN' },
  }));
};

const mailTones = { requested: 'OPEN', sent: 'GOOD', failed: 'BAD', bounced: 'BAD' } as const;

const mailState = ({ status, reason }: MailDocument): Sentence =>
  ({
    requested: say('MAIL_WAITS'),
    sent: say('MAIL_SENT'),
    failed: say('EVENT_GIVEN_UP', { reason: reason ?? '' }),
    bounced: say('MAIL_BOUNCED'),
  })[status];

const mails: List = async ({ services, inWords }, ownerId, page) => {
  const rows = await services.projections
    .reader('mails')
    .query('mails', { index: 'byOwner', equal: { ownerId }, reverse: true, ...page });
  return rows.map(({ id, doc }) => ({
    place: { id, order: [doc.requestedAt] },
    entry: {
      id,
      kind: 'MAILS',
      time: doc.requestedAt,
      title: inWords(say('EVENT_MAIL', { label: labelOf(doc.template) })),
      detail: inWords(mailState(doc)),
      tone: mailTones[doc.status],
      about: id,
    },
  }));
};

const webhookTones = { waiting: 'OPEN', delivered: 'GOOD', failed: 'BAD' } as const;

const webhooks: List = async ({ services, inWords }, ownerId, page) => {
  const rows = await services.projections
    .reader('webhooks')
    .query('deliveries', { index: 'byOwner', equal: { ownerId }, reverse: true, ...page });
  return rows.map(({ id, doc }) => {
    const reason = doc.code ?? (doc.answerStatus === null ? '' : String(doc.answerStatus));
    const state = {
      waiting: say('WEBHOOK_WAITS'),
      delivered: say('WEBHOOK_DELIVERED'),
      failed: say('EVENT_GIVEN_UP', { reason }),
    }[doc.status];
    return {
      place: { id, order: [doc.requestedAt] },
      entry: {
        id,
        kind: 'WEBHOOKS',
        time: doc.requestedAt,
        title: inWords(say('EVENT_WEBHOOK', { type: doc.eventType })),
        detail: inWords(state),
        tone: webhookTones[doc.status],
        about: id,
      },
    };
  });
};

/** The open sessions: ended ones are not stored. */
const signIns: List = async ({ services, inWords }, userId, { limit, after }) => {
  const [begun = Number.POSITIVE_INFINITY] = (after?.order ?? []) as readonly number[];
  const all = (await services.ownSessions.list(userId)).slice(0, sessionsShown);
  return all
    .toSorted((a, b) => b.createdAt - a.createdAt || (b.id < a.id ? -1 : 1))
    .filter(({ createdAt, id }) => createdAt < begun || (createdAt === begun && id < (after?.id ?? '')))
    .slice(0, limit)
    .map(({ id, createdAt, userAgent, address }) => ({
      place: { id, order: [createdAt] },
      entry: {
        id,
        kind: 'SIGN_INS',
        time: createdAt,
        title: inWords(say('EVENT_SIGN_IN', { device: deviceOf(userAgent) || say('UNKNOWN_DEVICE') })),
        detail: address,
        tone: 'PLAIN',
        about: id,
      },
    }));
};

const alerts: List = async ({ services, inWords }, userId, page) => {
  const found = await listAlerts(services, { userId, ...page });
  return found.map(({ id, order, node: { doc } }) => {
    const { title, description, severity } = wordsOf(doc);
    return {
      place: { id, order },
      entry: {
        id,
        kind: 'ALERTS',
        time: doc.lastAt,
        title: inWords(title),
        detail: inWords(description),
        tone: severity === 'critical' || severity === 'high' ? 'BAD' : 'PLAIN',
        about: id,
      },
    };
  });
};

const acts: List = async (context, userId, page) => {
  const { services, inWords } = context;
  const rows = await services.projections
    .reader('admin-log')
    .query('actions', { index: 'bySubject', equal: { subject: userId }, reverse: true, ...page });
  return Promise.all(
    rows.map(async (action) => {
      const { id, doc } = action;
      const [actor, reason, sentence] = await Promise.all([
        actorOf(context, doc.actorId),
        reasonOf(context, action),
        sentenceOfAction(action, context),
      ]);
      const by = reason === null ? say('SUPPORT_BY', { actor }) : say('SUPPORT_BY_WITH_REASON', { actor, reason });
      return {
        place: { id, order: [doc.position] },
        entry: {
          id,
          kind: 'ACTS',
          time: doc.time,
          title: sentence.map(({ text }) => text).join(''),
          detail: inWords(by),
          tone: 'PLAIN',
          about: id,
          ...changeOf(doc),
        },
      };
    }),
  );
};

/** How an action changed the credits, and its revision in the account's history. */
const changeOf = ({ credits, revision }: AdminActionDocument) =>
  credits?.asset === 'minutes'
    ? { halfCredits: credits.after - credits.before, halfCreditsAfter: credits.after, revision }
    : {};
