import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { faultOfPage, type ProviderEntry, type StatementPage } from '../../../domain/finance/index.ts';
import type { PaymentsUnderTest } from './contract.ts';
import type { Connect } from '../../../payments-simulator/testing/connect.ts';
import type { ProviderRecords } from './records-port.ts';
import { purchase } from './testing/purchase.ts';

const hour = 3_600_000;
const day = 24 * hour;

export interface RecordsUnderTest extends Omit<PaymentsUnderTest, 'provider'> {
  readonly provider: PaymentsUnderTest['provider'] & ProviderRecords;
  /** The provider pays out what is available. */
  readonly payOut: () => Promise<void>;
}

interface RawRecord {
  readonly id: string;
  readonly source: { readonly livemode?: boolean };
}
interface RawPage {
  readonly has_more: boolean;
  readonly data: readonly RawRecord[];
}

/** The contract of every adapter of the records port; `open` connects through `spoil`, which changes answers. */
export function providerRecordsContract(
  name: string,
  open: (spoil: (connect: Connect) => Connect) => Promise<RecordsUnderTest>,
): void {
  describe(`provider records: ${name}`, () => {
    let it: RecordsUnderTest;
    /** Changes the text of each page. */
    let change: (text: string) => string;
    const spoil =
      (connect: Connect): Connect =>
      async (testPayments) => {
        const connected = await connect(testPayments);
        const send: typeof fetch = async (input, init) => {
          const answer = await connected.fetch(input, init);
          const { url } = new Request(input, { method: 'GET' });
          if (!url.includes('/balance_transactions')) return answer;
          return new Response(change(await answer.text()), {
            status: answer.status,
            headers: { 'content-type': 'application/json' },
          });
        };
        return { ...connected, fetch: send };
      };
    beforeEach(async () => {
      change = (text) => text;
      it = await open(spoil);
    });
    afterEach(() => it.close());

    const buy = async (card = '4242424242424242', paymentKey = 'payment-1'): Promise<string> => {
      const created = await it.provider.createPayment(purchase({ paymentKey }));
      await it.pay(created, card);
      return created.providerPaymentId;
    };
    const range = () => ({ since: Date.now() - hour, until: it.provider.billingTime() + hour });
    const read = (after?: string): Promise<StatementPage> => it.provider.listEntries({ ...range(), after });
    const figures = (entries: readonly ProviderEntry[]) =>
      entries.map(({ kind, amountCents, feeCents, netCents }) => [kind, amountCents, feeCents, netCents]);
    const faultOf = (page: StatementPage) => {
      const { since: sinceMs, until: untilMs } = range();
      const before = { known: new Set<string>(), oldestMs: Infinity };
      return faultOfPage(page, before, { sinceMs, untilMs, livemode: false })?.fault;
    };

    test('a charge names its payment, its owner and its fee', async () => {
      const paymentId = await buy();
      const { entries, livemode, next } = await read();
      expect(entries).toMatchObject([
        {
          provider: 'stripe',
          kind: 'charge',
          paymentId,
          ownerId: 'user-1',
          amountCents: 17_750,
          feeCents: 545,
          netCents: 17_205,
          currency: 'usd',
          settledCents: null,
        },
      ]);
      expect({ livemode, next }).toEqual({ livemode: false, next: undefined });
    });

    test('refunds, disputes, their fees and their reversals are entries of the same payment', async () => {
      const paymentId = await buy('4000000000000259');
      const { disputes } = (await it.provider.readPayment(paymentId)) ?? { disputes: [] };
      await it.answerDispute(disputes[0]?.id ?? '', 'winning_evidence');
      await it.refund(paymentId, 5_000);
      const { entries } = await read();
      expect(figures(entries)).toEqual([
        ['refund', -5_000, 0, -5_000],
        ['dispute_reversal', 17_750, 0, 17_750],
        ['dispute', -17_750, 1_500, -19_250],
        ['charge', 17_750, 545, 17_205],
      ]);
      expect(new Set(entries.map((entry) => entry.paymentId))).toEqual(new Set([paymentId]));
    });

    test('a payout names the sum of its entries, and later entries are in the next one', async () => {
      await buy();
      await it.payOut();
      const paymentId = await buy('4242424242424242', 'payment-2');
      await it.refund(paymentId, 250);
      await it.payOut();
      const payouts = (await read()).entries.filter(({ kind }) => kind === 'payout');
      expect(payouts).toMatchObject([
        { amountCents: -16_955, settledCents: 16_955, paymentId: null },
        { amountCents: -17_205, settledCents: 17_205, paymentId: null },
      ]);
    });

    test('a payout in progress names its sum as soon as its entries are assigned', async () => {
      await buy();
      await it.payOut();
      change = (text) =>
        text.replaceAll('"reconciliation_status":"completed"', '"reconciliation_status":"in_progress"');
      const { entryId = '', settledCents } = (await read()).entries.find(({ kind }) => kind === 'payout') ?? {};
      expect(settledCents).toBeNull();
      expect(await it.provider.settledCents(entryId)).toBeUndefined();
      change = (text) => text;
      expect(await it.provider.settledCents(entryId)).toBe(17_205);
    });

    test('a manual payout never names its sum', async () => {
      await buy();
      await it.payOut();
      const { entryId = '' } = (await read()).entries.find(({ kind }) => kind === 'payout') ?? {};
      change = (text) =>
        text.replaceAll('"reconciliation_status":"completed"', '"reconciliation_status":"not_applicable"');
      expect(await it.provider.settledCents(entryId)).toBeNull();
    });

    test('pages are newest first, name each entry once, and end where the range ends', async () => {
      const paymentId = await buy();
      for (let cents = 1; cents <= 101; cents += 1) await it.refund(paymentId, 1);
      const first = await read();
      expect(first.entries).toHaveLength(100);
      expect(first.next).toBe(first.entries.at(-1)?.entryId);
      const second = await read(first.next);
      expect(second.next).toBeUndefined();
      const all = [...first.entries, ...second.entries];
      expect(new Set(all.map(({ entryId }) => entryId)).size).toBe(102);
      expect(all.map(({ bookedAtMs }) => bookedAtMs)).toEqual(
        all.map(({ bookedAtMs }) => bookedAtMs).toSorted((a, b) => b - a),
      );
      const booked = all[0]?.bookedAtMs ?? 0;
      const between = async (since: number, until: number): Promise<number> =>
        (await it.provider.listEntries({ since, until })).entries.length;
      expect(await between(booked + 1_000, booked + day)).toBe(0);
      expect(await between(booked, booked + 1_000)).toBeGreaterThan(0);
    });

    const withRows = (rows: (data: readonly RawRecord[]) => readonly RawRecord[], more?: boolean) => (text: string) => {
      const page = JSON.parse(text) as RawPage;
      return JSON.stringify({ ...page, has_more: more ?? page.has_more, data: rows(page.data) });
    };
    const foreign = ([first, ...others]: readonly RawRecord[]): readonly RawRecord[] =>
      first ? [...others, { ...first, source: { ...first.source, livemode: true } }] : [];

    test.each<[string, string, (text: string) => string]>([
      ['ends in the middle', 'cut_off', (text) => text.slice(0, Math.floor(text.length / 2))],
      ['is empty', 'cut_off', () => ''],
      ['is not a page', 'cut_off', () => '{}'],
      ['has a record without its amount', 'cut_off', withRows((data) => data.map(({ id }) => ({ id, source: {} })))],
      ['ends before its cursor', 'cut_off', withRows(() => [], true)],
      ['names a record twice', 'doubled', withRows((data) => [...data, ...data])],
      ['has a record of the other mode', 'other_account', withRows(foreign)],
    ])('a page that %s is detected as %s', async (_, fault, spoiled) => {
      await buy();
      await buy('4242424242424242', 'payment-2');
      change = spoiled;
      expect(faultOf(await read())).toBe(fault);
      change = (text) => text;
      expect(faultOf(await read())).toBeUndefined();
    });

    test('detects a page in another order', async () => {
      await buy();
      it.passTime(2_000);
      await buy('4242424242424242', 'payment-2');
      change = withRows((data) => data.toReversed());
      expect(faultOf(await read())).toBe('reordered');
    });

    test('a record in another currency keeps it', async () => {
      await buy();
      change = (text) => text.replaceAll('"currency":"usd"', '"currency":"eur"');
      expect((await read()).entries).toMatchObject([{ currency: 'eur', amountCents: 17_750 }]);
    });
  });
}
