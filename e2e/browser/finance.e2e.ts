import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContextOptions, Locator } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import { buyStarterPack, refund } from '../support/payments.ts';
import { signIn } from '../support/client.ts';
import { creditsOf, startFixture, type Fixture, type TestUser } from '../support/fixture.ts';
import { useFixture } from '../support/use.ts';
import { faultsOf } from './accessibility.ts';
import { openPage, storageOf, timeout, useBrowser, type WatchedPage } from './browser.ts';
import { tabTo } from './keys.ts';

const fixture = useFixture();
const browser = useBrowser();
let admin: TestUser;
let paymentId: string;
let watched: WatchedPage | undefined;

beforeAll(async () => {
  const customer = await fixture.customer('Fay Ledger');
  admin = await fixture.admin();
  paymentId = await buyStarterPack(customer);
}, timeout);
afterEach(async () => {
  await watched?.page.context().close();
  watched = undefined;
});

describe('finance', () => {
  test(
    'reconciles, and shows a payment from all sides and the double entries of the day',
    async () => {
      watched = await openPage(await browser.context({ storageState: storageOf(admin) }));
      const { page } = watched;
      await page.goto(`${fixture.server.url}/admin/finance`);
      await page.getByRole('button', { name: 'Reconcile now' }).click();
      await page
        .getByText(/new records? of the provider/)
        .first()
        .waitFor();
      const faults = async (): Promise<string[]> => [...(await faultsOf(page)), ...(watched?.problems ?? [])];
      expect(['Overview', await faults()]).toEqual(['Overview', []]);
      await page.getByRole('tab', { name: 'Payments' }).click();
      await page.getByRole('textbox', { name: 'Payment' }).fill(paymentId);
      await page.getByRole('button', { name: 'Show' }).click();
      await page.getByText('Both sides agree').waitFor();
      await page.getByRole('heading', { name: paymentId }).waitFor();
      expect(['Payments', await faults()]).toEqual(['Payments', []]);
      await page.getByRole('tab', { name: 'Movements' }).click();
      await page.getByText('Debit clearing $177.50').first().waitFor();
      expect(['Movements', await faults()]).toEqual(['Movements', []]);
      await page.getByRole('button', { name: 'Cause and effects' }).first().click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Effects', exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'At that time' }).first().click();
      await page.getByText('Event by event').waitFor();
      expect(['Accounts', await faults()]).toEqual(['Accounts', []]);
      const cheap = await fixture.user();
      expect((await cheap.call('POST', '/api/credits/refill', { amount: 1, credits: 10 })).status).toBe(400);
      await eventually('the refusal to be listed', async () =>
        JSON.stringify(await admin.graphql('{ refusedPurchases { edges { node { email } } } }')).includes(cheap.email),
      );
      await page.getByRole('tab', { name: 'Refused' }).click();
      await page.getByText(cheap.email, { exact: true }).waitFor();
      await page.getByText('Another price than the catalog’s').first().waitFor();
      await page
        .getByText(/^\$1\.00, 10 credits/)
        .first()
        .waitFor();
      expect(['Refused', await faults()]).toEqual(['Refused', []]);
      for (const tab of ['Exceptions', 'Months', 'Adjustments']) {
        await page.getByRole('tab', { name: tab }).click();
        await page.getByRole('tabpanel').waitFor();
        expect([tab, await faults()]).toEqual([tab, []]);
      }
    },
    timeout,
  );

  test(
    'an exception is noted, its history is read, and a write-off without a reason is refused, by keyboard alone',
    async () => {
      const owing = await fixture.user();
      const usedUp = await buyStarterPack(owing);
      await admin.call('PUT', `/api/admin/users/${owing.id}/credits`, { credits: 0, reason: 'All of them are used' });
      expect((await refund(fixture.server, usedUp)).status).toBe(200);
      await eventually('the refund to leave a debt', async () => (await creditsOf(owing)).debt === 10);

      watched = await openPage(await browser.context({ storageState: storageOf(admin) }));
      const { page, problems } = watched;
      const faults = async (): Promise<string[]> => [...(await faultsOf(page)), ...problems];
      await page.goto(`${fixture.server.url}/admin/finance`);
      await tabTo(page, page.getByRole('button', { name: 'Reconcile now' }));
      await page.keyboard.press('Enter');
      await page
        .getByText(/new records? of the provider/)
        .first()
        .waitFor();
      await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tab', { name: 'Exceptions', selected: true }).waitFor();
      const row = page.getByRole('row').filter({ hasText: usedUp });
      await row.getByText('Refunded credits were already used: a debt').waitFor();
      expect(['Exceptions', await faults()]).toEqual(['Exceptions', []]);

      const openDialog = async (button: string, title: string) => {
        await tabTo(page, row.getByRole('button', { name: button, exact: true }));
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: title });
        await dialog.waitFor();
        return dialog;
      };
      const noting = await openDialog('Add note', 'Add a note');
      expect(['Add a note', await faults()]).toEqual(['Add a note', []]);
      await tabTo(page, noting.getByRole('textbox'));
      await page.keyboard.type('The customer was asked');
      await tabTo(page, noting.getByRole('button', { name: 'Add note', exact: true }));
      await page.keyboard.press('Enter');
      await noting.waitFor({ state: 'detached' });

      const writingOff = await openDialog('Write off', 'Write off');
      expect(['Write off', await faults()]).toEqual(['Write off', []]);
      await tabTo(page, writingOff.getByRole('button', { name: 'Write off', exact: true }));
      await page.keyboard.press('Enter');
      await writingOff.getByRole('alert').first().waitFor();
      await page.keyboard.press('Escape');
      await writingOff.waitFor({ state: 'detached' });
      await row.getByRole('button', { name: 'Resolve', exact: true }).waitFor();

      await tabTo(page, row.getByRole('link', { name: /Refunded credits were already used/ }));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'History of the exception' }).waitFor();
      await page.getByText('The customer was asked').waitFor();
      await page.getByRole('heading', { name: 'Provider', exact: true }).waitFor();
      expect(['Exception', await faults()]).toEqual(['Exception', []]);

      // The taken credits cost more than $100: so one person proposes, and may not approve, the decision.
      await page.goto(`${fixture.server.url}/admin/finance?tab=adjustments`);
      const taken = page.getByRole('row').filter({ hasText: owing.email });
      await tabTo(page, taken.getByRole('button', { name: 'Book as breakage' }));
      await page.keyboard.press('Enter');
      const deciding = page.getByRole('dialog', { name: 'Book as breakage' });
      await tabTo(page, deciding.getByRole('textbox'));
      await page.keyboard.type('The customer gave them up');
      await tabTo(page, deciding.getByRole('button', { name: 'Book as breakage' }));
      await page.keyboard.press('Enter');
      await taken.getByText(/proposed by .*“The customer gave them up”/).waitFor();
      expect(await taken.getByRole('button', { name: 'Approve: Book as breakage' }).isDisabled()).toBe(true);
      expect(['Adjustments', await faults()]).toEqual(['Adjustments', []]);
    },
    timeout,
  );
});

describe('the months of a business, a hundred days after its first sale', () => {
  const day = 86_400_000;
  let old: Fixture | undefined;
  let folder = '';
  const shiftBy = (ms: number): void => writeFileSync(join(folder, 'shift'), String(ms));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcast-clock-'));
    shiftBy(0);
    old = await startFixture({
      NODE_OPTIONS: `--import=${join(import.meta.dirname, '../support/shifted-clock.mjs')}`,
      CLOCK_SHIFT_FILE: join(folder, 'shift'),
    });
  }, 300_000);
  afterAll(async () => {
    await old?.server.remove();
    await rm(folder, { recursive: true, force: true });
  }, 300_000);

  test(
    'close in order, each after a checklist and a preview: by clicks, then by keyboard alone at a desk and on a phone in Spanish',
    async () => {
      if (old === undefined) throw new Error('The server has not started');
      const { server } = old;
      const boss = await old.admin();
      const buyer = await old.registered('Bea Buyer');
      await buyStarterPack(buyer);
      shiftBy(100 * day);
      // The sessions of a hundred days ago have ended.
      await signIn(boss, boss);
      const started = new Date();
      const monthAfter = (months: number): string =>
        new Date(Date.UTC(started.getUTCFullYear(), started.getUTCMonth() + months)).toISOString().slice(0, 7);
      type Press = (target: Locator) => Promise<void>;
      const click: Press = (target) => target.click();
      const enter: Press = async (target) => {
        await tabTo(target.page(), target);
        await target.page().keyboard.press('Enter');
      };
      /** Closes months, each by clicks or by keyboard, on pages in one language. */
      const close = async (
        settings: BrowserContextOptions,
        months: readonly (readonly [month: string, press: Press])[],
        words: Readonly<
          Record<'next' | 'checks' | 'preview' | 'question' | 'figures' | 'close' | 'closed' | 'history', string>
        >,
      ): Promise<void> => {
        watched = await openPage(await browser.context({ ...settings, storageState: storageOf(boss) }));
        const { page, problems } = watched;
        await page.goto(`${server.url}/admin/finance?tab=months`);
        // The full check changes the width of the page. Once is enough, and not on the phone.
        const faults = async (press: Press): Promise<string[]> => [
          ...(press === click ? await faultsOf(page) : []),
          ...((await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) ? ['it scrolls'] : []),
          ...problems,
        ];
        for (const [month, press] of months) {
          const worded = (text: string): string => text.replace('{month}', month);
          const row = page.getByRole('row').filter({ hasText: month });
          await row.getByText(words.next).waitFor();
          expect(['Months', await faults(press)]).toEqual(['Months', []]);
          await press(row.getByRole('link', { name: month }));
          await page.getByRole('heading', { name: words.checks }).waitFor();
          expect([month, await faults(press)]).toEqual([month, []]);
          await press(page.getByRole('button', { name: worded(words.preview) }));
          const dialog = page.getByRole('alertdialog', { name: worded(words.question) });
          await dialog.getByText(new RegExp(words.figures)).waitFor();
          await press(dialog.getByRole('button', { name: worded(words.close) }));
          await page.getByText(worded(words.closed)).first().waitFor();
          await page.getByRole('link', { name: words.history }).waitFor();
          // The sales of the first month are still unearned at the end of the third.
          await page.getByRole('cell', { name: '$177.50' }).first().waitFor();
          await page.goBack();
        }
        await page.context().close();
      };
      const ways = [
        [monthAfter(0), click],
        [monthAfter(1), enter],
      ] as const;
      await close({}, ways, {
        next: 'Next to close',
        checks: 'Before the close',
        preview: 'Preview and close {month}',
        question: 'Close {month}?',
        figures: 'money at the provider',
        close: 'Reconcile and close {month}',
        closed: '{month} is closed',
        history: 'History of the month',
      });
      await close({ locale: 'es-US', viewport: { width: 390, height: 844 } }, [[monthAfter(2), enter]], {
        next: 'Siguiente por cerrar',
        checks: 'Antes del cierre',
        preview: 'Revisar y cerrar {month}',
        question: '¿Cerrar {month}?',
        figures: 'dinero en el proveedor',
        close: 'Conciliar y cerrar {month}',
        closed: '{month} está cerrado',
        history: 'Historial del mes',
      });
      const state = await boss.graphql<{ financeMonths: readonly { state: string; canReopen: boolean }[] }>(
        '{ financeMonths { state canReopen } }',
      );
      expect(state.financeMonths.filter((each) => each.state === 'CLOSED').map(({ canReopen }) => canReopen)).toEqual([
        true,
        false,
        false,
      ]);
    },
    timeout,
  );
});
