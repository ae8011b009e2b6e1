import { fold, wordsIn } from '../../../lib/fold.ts';
import type { UserDocument } from '../../../projection-service/index.ts';
import { nameOfUser } from '../admin-users/reads.ts';
import { shortestIdPrefix } from '../admin-users/search.ts';
import type { GatewayContext } from '../../context.ts';
import { labelOf, templateNames } from '../mail/reads.ts';
import { matchOf, wholeMatch } from './match.ts';
import type { FoundCustomerParent, FoundMailParent, FoundPaymentParent, FoundVideoParent } from './parents.ts';
import { centsIn, daysIn } from './payment-search.ts';
import { dayOf } from '../../../domain/time.ts';

type Context = Pick<GatewayContext, 'services' | 'loaders' | 'isAdmin' | 'inWords'>;

/** How many of each kind a search shows. */
const shown = 6;
/** The fewest characters that a search looks for. */
const fewest = 2;
/** How many words with a common beginning one search looks at. */
const mostWords = 1_000;
/** How many of the customers found bring up their videos, payments and mails. */
const ownersShown = 2;

const nothing = { customers: [], totalCustomers: 0, videos: [], payments: [], mails: [] };

/** The kinds that the search finds: everything for administrators, customers and payments for finance. */
export async function searchConsole(context: Context, search: string) {
  if (search.length < fewest) return nothing;
  const { found, total } = await findCustomers(context, search);
  const owners = found.slice(0, ownersShown);
  const isAdmin = await context.isAdmin();
  const [videos, payments, mails] = await Promise.all([
    isAdmin ? findVideos(context, search, owners) : [],
    findPayments(context, search, owners),
    isAdmin ? findMails(context, search, owners) : [],
  ]);
  return { customers: found, totalCustomers: total, videos, payments, mails };
}

const textsOf = (id: string, doc: UserDocument) =>
  [
    ['EMAIL', doc.email],
    ['NAME', nameOfUser(doc)],
    ['NAME', `${doc.firstName} ${doc.lastName}`],
    ['USER_NAME', doc.username],
    ['ID', id],
  ] as const;

async function findCustomers({ services, loaders }: Context, search: string) {
  const { found, total } = await services.adminUsers.search.find(services.projections, { search, limit: shown });
  const docs = await Promise.all(found.map(({ id }) => loaders.users.load(id)));
  const customers = found.flatMap(({ id }, index): FoundCustomerParent[] => {
    const doc = docs[index];
    return doc === undefined ? [] : [{ id, doc, match: matchOf(search, textsOf(id, doc)) }];
  });
  return { found: customers, total };
}

/** Marks an entry of a customer who was found. */
const matchOfOwner = ({ doc, match }: FoundCustomerParent) =>
  match.field === 'EMAIL' ? { ...match, field: 'CUSTOMER' as const } : wholeMatch('CUSTOMER', nameOfUser(doc));

/** By id, else by words of title and address, else those of the customers found. */
async function findVideos(
  { services, loaders }: Context,
  search: string,
  owners: readonly FoundCustomerParent[],
): Promise<readonly FoundVideoParent[]> {
  const videos = services.projections.reader('videos');
  const byId = search.length >= shortestIdPrefix ? await loaders.videos.load(search) : undefined;
  if (byId) return [{ video: { id: search, doc: byId }, match: wholeMatch('ID', search) }];
  const words = wordsIn(search);
  // The longest word is the rarest.
  const [rarest] = words.toSorted((a, b) => b.length - a.length);
  const hits =
    rarest === undefined || rarest.length < fewest
      ? []
      : await videos.query('videoWords', {
          index: 'byWord',
          equal: { kind: 'word' },
          after: { order: [rarest, null], id: '' },
          limit: mostWords,
        });
  const ids = [...new Set(hits.filter(({ doc }) => doc.word.startsWith(rarest ?? '')).map(({ doc }) => doc.videoId))];
  const texts = (await videos.getMany('videoTexts', ids)).filter(({ doc }) => {
    const own = wordsIn(doc.text);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
  const newest = texts.toSorted((a, b) => b.doc.createdAt - a.doc.createdAt).slice(0, shown);
  const found = await Promise.all(newest.map(async ({ id }) => ({ id, doc: await loaders.videos.load(id) })));
  const matching = found.flatMap(({ id, doc }): FoundVideoParent[] =>
    doc === undefined
      ? []
      : [
          {
            video: { id, doc },
            match: matchOf(search, [
              ['TITLE', doc.title],
              ['ADDRESS', doc.propertyAddress],
            ]),
          },
        ],
  );
  const known = new Set(matching.map(({ video }) => video.id));
  const ofOwners = await Promise.all(
    owners.map(async (owner) => {
      const page = await videos.query('videos', {
        index: 'byOwner',
        equal: { ownerId: owner.id },
        reverse: true,
        limit: shown,
      });
      return page.map((video): FoundVideoParent => ({ video, match: matchOfOwner(owner) }));
    }),
  );
  return [...matching, ...ofOwners.flat().filter(({ video }) => !known.has(video.id))].slice(0, shown);
}

/** By id, else by amount, else by day, else those of the customers found. */
async function findPayments(
  { services }: Context,
  search: string,
  owners: readonly FoundCustomerParent[],
): Promise<readonly FoundPaymentParent[]> {
  const payments = services.projections.reader('payments');
  const byId = /^\w+$/.test(search) ? await payments.get('payments', search) : undefined;
  if (byId) return [{ payment: { id: search, doc: byId }, match: wholeMatch('ID', search) }];
  const newest = { reverse: true, limit: shown } as const;
  const cents = centsIn(search);
  const days = daysIn(search);
  if (cents !== undefined) {
    const found = await payments.query('payments', { index: 'byAmount', equal: { amountCents: cents }, ...newest });
    const amount = `$${(cents / 100).toFixed(2)}`;
    return found.map((payment) => ({ payment, match: wholeMatch('AMOUNT', amount) }));
  }
  if (days !== undefined) {
    const [from, until] = days;
    const found = await payments.query('payments', {
      index: 'byTime',
      equal: { kind: 'payment' },
      after: { order: [until], id: '' },
      ...newest,
    });
    return found
      .filter(({ doc }) => doc.createdAt >= from)
      .map((payment) => ({ payment, match: wholeMatch('DAY', dayOf(payment.doc.createdAt)) }));
  }
  const ofOwners = await Promise.all(
    owners.map(async (owner) => {
      const page = await payments.query('payments', { index: 'byOwner', equal: { ownerId: owner.id }, ...newest });
      return page.map((payment): FoundPaymentParent => ({ payment, match: matchOfOwner(owner) }));
    }),
  );
  return ofOwners.flat().slice(0, shown);
}

/** By id, else by the type's name, else those to the customers found. */
async function findMails(
  { services, inWords }: Context,
  search: string,
  owners: readonly FoundCustomerParent[],
): Promise<readonly FoundMailParent[]> {
  const mails = services.projections.reader('mails');
  const byId = search.length >= shortestIdPrefix ? await mails.get('mails', search) : undefined;
  if (byId) return [{ mail: { id: search, doc: byId }, match: wholeMatch('ID', search) }];
  const newest = { reverse: true, limit: shown } as const;
  const wanted = fold(search);
  const template = templateNames.find((name) => name === wanted || fold(inWords(labelOf(name))).startsWith(wanted));
  if (template !== undefined) {
    const found = await mails.query('mails', { index: 'byTemplate', equal: { template }, ...newest });
    return found.map((mail) => ({ mail, match: matchOf(search, [['TYPE', inWords(labelOf(template))]]) }));
  }
  const ofOwners = await Promise.all(
    owners.map(async (owner) => {
      const page = await mails.query('mails', { index: 'byOwner', equal: { ownerId: owner.id }, ...newest });
      return page.map((mail): FoundMailParent => ({ mail, match: matchOfOwner(owner) }));
    }),
  );
  return ofOwners.flat().slice(0, shown);
}
