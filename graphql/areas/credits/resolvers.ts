import type { Resolvers } from '../../generated/resolvers.ts';
import { statedExpiry } from '../../../domain/catalog.ts';
import { readInstant } from '../../../domain/time.ts';
import { defined } from '../../../lib/defined.ts';
import { connectionOf, pageAfter, pageSize } from '../../cursor.ts';
import { credits, dateTime } from '../../scalars.ts';
import { availableAt, describeMovement, liveLots, reasonOfRow, statementBefore } from './reads.ts';
import { lotName } from './wording.ts';

const defaultPage = 25;
/** The list that cursors name. */
const statementList = 'statement ';

export const creditResolvers: Resolvers = {
  Query: {
    statement: async (_root, { first, after, kind, before }, context) => {
      const ownerId = context.requireUser();
      const size = pageSize(first, defaultPage);
      const reader = context.services.projections.reader('credits');
      const filter = kind
        ? ({ index: 'byOwnerKind', equal: { ownerId, kind } } as const)
        : ({ index: 'byOwner', equal: { ownerId } } as const);
      const moment = before ? readInstant(before) : undefined;
      const begin = after || moment === undefined ? undefined : await statementBefore(context, ownerId, moment);
      const rows = await reader.query('statement', {
        ...filter,
        reverse: true,
        limit: size + 1,
        ...defined({ after: begin }),
        ...pageAfter(after, statementList),
      });
      const found = rows.map(({ id, doc }) => ({ id, order: [doc.revision], node: { id, doc } }));
      const totalCount = await reader.count('statement', filter.index, filter.equal);
      return { ...connectionOf(found, size, Boolean(after), undefined, statementList), totalCount };
    },
  },
  CreditAccount: {
    id: ({ userId }) => userId,
    available: ({ doc }, _args, { services }) => credits(availableAt(doc, services.now())),
    held: ({ doc }) => credits(doc?.held ?? 0),
    total: ({ doc }, _args, { services }) => credits(availableAt(doc, services.now()) + (doc?.held ?? 0)),
    used: ({ doc }) => credits(doc?.consumed ?? 0),
    debt: ({ doc }) => credits(doc?.debt ?? 0),
    lots: ({ doc }, _args, { services }) => [...liveLots(doc, services.now())],
    position: ({ doc }) => doc?.position ?? '',
    revision: ({ doc }) => doc?.revision ?? -1,
  },
  TwinCreditAccount: {
    id: ({ userId }) => userId,
    available: ({ doc }) => doc?.available ?? 0,
    held: ({ doc }) => doc?.held ?? 0,
    used: ({ doc }) => doc?.consumed ?? 0,
    debt: ({ doc }) => doc?.debt ?? 0,
    revision: ({ doc }) => doc?.revision ?? -1,
  },
  CreditLot: {
    id: ({ lotId }) => lotId,
    description: (lot, _args, context) => context.inWords(lotName(lot)),
    source: ({ source }) => source.toUpperCase() as 'PLAN' | 'BUNDLE' | 'TRIAL' | 'ADMIN' | 'GOODWILL',
    available: ({ available }) => credits(available),
    grantedAt: ({ grantedAt }) => dateTime(grantedAt),
    expiresAt: ({ source, expiresAt }, _args, { services }) =>
      expiresAt === null ? null : dateTime(statedExpiry(source, expiresAt, services.now())),
  },
  StatementEntry: {
    time: ({ doc }) => dateTime(doc.time),
    amount: ({ doc }) => credits(doc.amount),
    change: ({ doc }) => credits(doc.change),
    balanceAfter: ({ doc }) => credits(doc.balanceAfter),
    heldAfter: ({ doc }) => credits(doc.heldAfter),
    debtAfter: ({ doc }) => credits(doc.debtAfter),
    description: ({ doc }, _args, context) => describeMovement(doc, context),
    reason: ({ doc }, _args, context) => reasonOfRow(doc, context),
  },
};
