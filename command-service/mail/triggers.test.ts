import { describe, expect, test } from '@jest/globals';
import { dispatch, type EventOf, type EventType } from '../../domain/events.ts';
import { initialInvoice } from '../../domain/invoices/index.ts';
import { mailTemplates } from '../../domain/mail/index.ts';
import { initialVideo } from '../../domain/videos/index.ts';
import { mailTriggers, type TriggerContext } from './triggers.ts';

const context: TriggerContext = {
  video: async () => initialVideo,
  invoice: async () => initialInvoice,
};

/** The types and data of the mails that follow from an event; the data matches the schemas of its templates. */
async function following<Type extends EventType>(type: Type, data: EventOf<Type>['data']) {
  const event = { type, data, time: 5, id: 'e', stream: 'x-1' } as object as Parameters<typeof dispatch>[1];
  const mails = (await dispatch(mailTriggers, event, context)) ?? [];
  for (const mail of mails) mailTemplates[mail.template].data.parse(mail.data);
  return mails.map(({ template, data: told }) => [template, told]);
}

describe('the start of a video', () => {
  const request = (halfCredits: number, availableAfterHalfCredits: number) =>
    following('VideoRequested', { userId: 'ann', halfCredits, availableAfterHalfCredits } as never);

  test('tells of low credits only where they fall below the threshold', async () => {
    expect(await request(2, 3)).toEqual([['credit_low', { halfCredits: 3 }]]);
    expect(await request(4, 0)).toEqual([['credit_low', { halfCredits: 0 }]]);
    expect(await request(1, 2)).toEqual([]);
    expect(await request(2, 4)).toEqual([]);
  });
});

const userId = 'ann';
test('events of the account and its plan are told', async () => {
  expect(await following('DeletionRequested', { userId, eraseAtMs: 9 })).toEqual([
    ['account_deletion', { step: 'scheduled', deletesAtMs: 9 }],
  ]);
  expect(await following('DeletionCancelled', { userId })).toEqual([
    ['account_deletion', { step: 'cancelled', deletesAtMs: 5 }],
  ]);
  expect(await following('CancellationScheduled', { userId, subscriptionId: 's', endsAtMs: 9 })).toEqual([
    ['subscription_cancelled', { endsAtMs: 9 }],
  ]);
  expect(await following('SecondFactorEnabled', { userId })).toEqual([
    ['sign_in_changed', { change: 'second_factor_enabled', changedAtMs: 5 }],
  ]);
  expect(await following('PasskeyRemoved', { userId, passkeyId: 'k', byOperator: true })).toEqual([
    ['sign_in_changed', { change: 'passkey_removed', changedAtMs: 5 }],
  ]);
});
