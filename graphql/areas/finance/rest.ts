import { z } from 'zod';
import * as field from '../../openapi/fields.ts';
import { format, csv } from '../../rest/call.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { takeTurn } from '../../../lib/turns.ts';
import type { GatewayContext } from '../../context.ts';
import { readInput } from '../../input/read.ts';
import { attachmentName, downloadFormat, sendRows } from '../../rest/downloads.ts';
import { queryParam, route, type Routes } from '../../rest/routes.ts';
import { dateTime } from '../../scalars.ts';
import { exceptionStates, exceptionsFileInput, monthInput, rangeInput, type ExceptionFileState } from './input.ts';
import { listEntries } from './journal-reads.ts';
import { accountsIn, bridgesIn, readMonths, reportOf } from './month-reads.ts';
import type { Month, Range } from './parents.ts';
import { listExceptions } from './reads.ts';
import { meanings, movementOf } from './wording.ts';
import { say } from '../../../words/index.ts';

const pageSize = 100;

const lineRow = z.object({
  date: field.day,
  time: field.time,
  position: field.text,
  description: field.text,
  account: field.text,
  debit: field.text,
  credit: field.text,
  currency: field.text,
  paymentId: field.text,
  userId: field.text,
  customer: field.text,
  eventId: field.text,
});

const figureRow = z.object({
  month: field.text,
  state: field.text,
  section: field.text,
  figure: field.text,
  amount: field.text,
  currency: field.text,
});

const exceptionRow = z.object({
  id: field.text,
  leg: field.text,
  status: field.text,
  meaning: field.text,
  severity: field.whole,
  state: field.text,
  key: field.text,
  userId: field.text,
  amount: field.text,
  since: field.time,
  assigneeId: field.text,
});

type Pages<Row extends z.ZodObject> = AsyncIterable<readonly field.Answer<Row>[]>;

/** The downloads of finance: the journal for accounting software, one line of a double entry a row, months, exceptions. */
export const financeRoutes: Routes = {
  'GET /api/admin/finance/journal': route({
    about: {
      tag: 'Administration',
      summary: 'The journal of double entries',
      query: {
        from: z.iso.date().describe('The first day.'),
        to: z.iso.date().optional().describe('The last day; by default the first.'),
        account: 'One account.',
        part: 'One part of the business.',
        ...format,
      },
      answer: z.array(lineRow),
      alsoAs: csv,
    },
    handle: async (context, request, reply) => {
      await context.requireFinance();
      const format = downloadFormat(request);
      const [from, to, account, part] = ['from', 'to', 'account', 'part'].map((name) => queryParam(request, name));
      const range = readInput(rangeInput, { from, to, account, part });
      const disposition = attachmentName(context, `curbcast-journal-${range.from}-${range.to}`, format);
      return sendRows(reply, { disposition, format, row: lineRow }, linesOf(context, range));
    },
  }),
  'GET /api/admin/finance/months/:month': route({
    about: {
      tag: 'Administration',
      summary: 'The figures of a month',
      query: format,
      answer: z.array(figureRow),
      alsoAs: csv,
    },
    handle: async (context, request, reply) => {
      await context.requireFinance();
      const format = downloadFormat(request);
      const { id } = readInput(monthInput, { id: (request.params as { readonly month?: string }).month });
      const month = (await readMonths(context)).find((each) => each.id === id);
      if (!month) throw new Refusal('NOT_FOUND', say('PERIOD_NOT_FOUND'));
      const disposition = attachmentName(context, `curbcast-month-${id}`, format);
      return sendRows(reply, { disposition, format, row: figureRow, amounts: ['amount'] }, figuresOf(month));
    },
  }),
  'GET /api/admin/finance/exceptions': route({
    about: {
      tag: 'Administration',
      summary: 'The exceptions of the reconciliation',
      query: { ...exceptionsFileInput.shape, ...format },
      answer: z.array(exceptionRow),
      alsoAs: csv,
    },
    handle: async (context, request, reply) => {
      await context.requireFinance();
      const format = downloadFormat(request);
      const { state, status } = readInput(exceptionsFileInput, {
        state: queryParam(request, 'state'),
        status: queryParam(request, 'status'),
      });
      const disposition = attachmentName(context, 'curbcast-exceptions', format);
      return sendRows(
        reply,
        { disposition, format, row: exceptionRow, amounts: ['amount'] },
        exceptionsOf(context, state, status),
      );
    },
  }),
};

/** The figures of the month's page, in its order. */
async function* figuresOf(month: Month): Pages<typeof figureRow> {
  const row = (section: string, figure: string, cents: number) => ({
    month: month.id,
    state: month.state.toLowerCase(),
    section,
    figure,
    amount: amount(cents),
    currency: 'USD',
  });
  const { salesCents, refundsCents, netCents, revenueCents, breakageCents, feesCents } = reportOf(month.figures);
  yield [
    row('result', 'sales', salesCents),
    row('result', 'refunds', refundsCents),
    row('result', 'net', netCents),
    row('result', 'revenue', revenueCents),
    row('result', 'breakage', breakageCents),
    row('result', 'fees', feesCents),
  ];
  for (const { account, openingCents, steps, closingCents } of bridgesIn(month))
    yield [
      row(account, 'opening', openingCents),
      ...steps.map(({ part, cents }) => row(account, part, cents)),
      row(account, 'closing', closingCents),
    ];
  yield accountsIn(month).flatMap(({ account, openingCents, changeCents, closingCents }) => [
    row('accounts', `${account} opening`, openingCents),
    row('accounts', `${account} change`, changeCents),
    row('accounts', `${account} closing`, closingCents),
  ]);
}

const amount = (cents: number): string => (cents / 100).toFixed(2);

/** Reads a list to its end by its cursors. */
async function* pagesOf<Node>(
  read: (after: string | null) => Promise<{
    readonly edges: readonly { readonly node: Node }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  }>,
): AsyncIterable<readonly Node[]> {
  for (let after: string | null = null; ;) {
    await takeTurn();
    const { edges, pageInfo } = await read(after);
    yield edges.map(({ node }) => node);
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}

async function* linesOf(context: GatewayContext, range: Range): Pages<typeof lineRow> {
  for await (const page of pagesOf((after) => listEntries(context, range, { limit: pageSize, after }))) {
    const users = await Promise.all(
      page.map(async ({ doc }) => (doc.userId === null ? null : context.loaders.users.load(doc.userId))),
    );
    yield page.flatMap(({ doc }, index) =>
      doc.lines
        .filter(({ account }) => range.account === undefined || account === range.account)
        .filter(({ part }) => range.part === undefined || part === range.part)
        .map(({ account, cents }) => ({
          date: doc.day,
          time: dateTime(doc.time),
          position: doc.position,
          description: context.inWords(movementOf(doc)),
          account,
          debit: cents > 0 ? amount(cents) : '',
          credit: cents < 0 ? amount(-cents) : '',
          currency: 'USD',
          paymentId: doc.paymentId ?? '',
          userId: doc.userId ?? '',
          customer: users[index]?.email ?? '',
          eventId: doc.eventId,
        })),
    );
  }
}

async function* exceptionsOf(
  context: GatewayContext,
  wanted: ExceptionFileState | undefined,
  status: string | undefined,
): Pages<typeof exceptionRow> {
  for (const state of wanted === undefined ? exceptionStates : [wanted])
    for await (const page of pagesOf((after) => listExceptions(context, { state, status }, { limit: pageSize, after })))
      yield page.map(({ id, doc }) => ({
        id,
        leg: doc.leg,
        status: doc.status,
        meaning: context.inWords(meanings[doc.status]),
        severity: doc.severity,
        state: doc.state,
        key: doc.key,
        userId: doc.userId ?? '',
        amount: doc.amountCents === null ? '' : amount(doc.amountCents),
        since: dateTime(doc.sinceMs),
        assigneeId: doc.assigneeId ?? '',
      }));
}
