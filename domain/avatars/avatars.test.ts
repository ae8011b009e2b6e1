import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import {
  type AvatarEvent,
  consentStatement,
  consentVersion,
  decideAvatar,
  evolveAvatar,
  holdEndOf,
  initialAvatar,
  type RequestAvatar,
} from './index.ts';

const { given } = specify({ initial: initialAvatar, decide: decideAvatar, evolve: evolveAvatar });

const twin = { avatarId: 't1', userId: 'ann' } as const;
const recording = (letter: string) => ({
  uploadKey: `uploads/${letter}/whole`,
  contentType: 'video/webm',
  bytes: 1_000,
  sha256: letter.repeat(64),
  durationMs: 20_000,
});
const footage = recording('a');
const clip = recording('b');
const request: RequestAvatar = { kind: 'request', ...twin, name: 'Ann', footage, consentClip: clip };
const requested: AvatarEvent = { type: 'AvatarRequested', data: { ...twin, name: 'Ann', holdId: 't1' } };
const consented = (method: 'read_aloud' | 'declared'): AvatarEvent => ({
  type: 'AvatarConsentRecorded',
  data: {
    ...twin,
    method,
    statement: consentStatement,
    statementVersion: consentVersion,
    clip: method === 'declared' ? null : clip,
  },
});
const received: AvatarEvent = { type: 'AvatarFootageReceived', data: { ...twin, footage } };
const submitted = [requested, consented('read_aloud'), received];
const model = { provider: 'local', modelId: 'm1', modelFiles: ['model.bin'] };
const complete = { kind: 'complete', ...model } as const;
const ready = (late = false): AvatarEvent => ({ type: 'AvatarReady', data: { ...twin, ...model, late } });
const failed = (timedOut = false): AvatarEvent => ({
  type: 'AvatarFailed',
  data: { ...twin, code: timedOut ? 'timed_out' : 'no_face', timedOut },
});
const page = (consentUrl: string | null) => ({ kind: 'changeConsentPage', consentUrl }) as const;
const pageChanged = (consentUrl: string | null): AvatarEvent => ({
  type: 'AvatarConsentPageChanged',
  data: { ...twin, consentUrl },
});
type Before = 'training' | 'ready' | 'failed' | 'revoked';
const revoked = (statusBefore: Before): AvatarEvent => ({
  type: 'AvatarConsentRevoked',
  data: { ...twin, statusBefore },
});
const deleted = (statusBefore: Before): AvatarEvent => ({ type: 'AvatarDeleted', data: { ...twin, statusBefore } });
const remove = (because: 'user' | 'erasure' = 'user', userId = 'ann') => ({ kind: 'delete', userId, because }) as const;
const revoke = { kind: 'revoke', userId: 'ann' } as const;

const after = (...events: readonly AvatarEvent[]) => events.reduce(evolveAvatar, initialAvatar);

describe('a Digital Twin', () => {
  test('is requested once, with the consent and the footage', () => {
    given()
      .when(request)
      .then(...(submitted as [AvatarEvent, AvatarEvent, AvatarEvent]));
    given(...submitted)
      .when(request)
      .thenNothing();
  });

  test('carries the declared consent of the account holder where there is no consent recording', () => {
    const declared: readonly [AvatarEvent, AvatarEvent, AvatarEvent] = [requested, consented('declared'), received];
    given()
      .when({ ...request, consentClip: null })
      .then(...declared);
  });

  test('records each step of its training once, never backwards', () => {
    given(...submitted)
      .when({ kind: 'beginTraining', provider: 'local' })
      .then({ type: 'AvatarTrainingStarted', data: { ...twin, provider: 'local' } });
    given(...submitted)
      .when(page(null))
      .thenNothing();
    const url = 'https://provider.example/consent';
    expect(
      given(...submitted)
        .when(page(url))
        .then(pageChanged(url)).consentUrl,
    ).toBe(url);
    given(...submitted, pageChanged(url))
      .when(page(url))
      .thenNothing();
    given(...submitted, pageChanged(url))
      .when(page(null))
      .then(pageChanged(null));
  });

  test('becomes ready once, whatever the provider reports later', () => {
    given(...submitted)
      .when(complete)
      .then(ready());
    for (const command of [
      complete,
      { kind: 'fail', code: 'no_face', timedOut: false } as const,
      page('https://provider.example/late'),
    ])
      given(...submitted, ready())
        .when(command)
        .thenNothing();
  });

  test('stays failed, unless a result comes after its time-out, which is free', () => {
    given(...submitted)
      .when({ kind: 'fail', code: 'no_face', timedOut: false })
      .then(failed());
    given(...submitted, failed())
      .when(complete)
      .thenNothing();
    given(...submitted, failed(true))
      .when(complete)
      .then(ready(true));
  });

  test('is deleted by its owner when it is ready, and by nobody else', () => {
    given(...submitted, ready())
      .when(remove())
      .then(deleted('ready'));
    const refused = 'Only a Digital Twin that is ready can be deleted.';
    given(...submitted)
      .when(remove())
      .thenRefused('NOT_ALLOWED_NOW', refused);
    given(...submitted, failed())
      .when(remove())
      .thenRefused('NOT_ALLOWED_NOW', refused);
    given(...submitted, ready())
      .when(remove('user', 'ben'))
      .thenRefused('NOT_FOUND', 'Avatar not found');
    given(...submitted, ready(), deleted('ready'))
      .when(remove())
      .thenRefused('NOT_FOUND', 'Avatar not found');
    given().when(remove()).thenRefused('NOT_FOUND', 'Avatar not found');
  });

  test('is deleted with the account in every state', () => {
    given(...submitted)
      .when(remove('erasure'))
      .then(deleted('training'));
    given(...submitted, failed())
      .when(remove('erasure'))
      .then(deleted('failed'));
    given(...submitted, ready(), revoked('ready'))
      .when(remove('erasure'))
      .then(deleted('revoked'));
  });

  test('stops at once when its consent is revoked', () => {
    given(...submitted)
      .when(revoke)
      .then(revoked('training'));
    given(...submitted, ready())
      .when(revoke)
      .then(revoked('ready'));
    given(...submitted, ready(), revoked('ready'))
      .when(revoke)
      .thenNothing();
    given(...submitted, revoked('training'))
      .when(complete)
      .thenNothing();
    given(...submitted, failed())
      .when(revoke)
      .thenRefused('NOT_ALLOWED_NOW', 'This Digital Twin was not made.');
    given(...submitted)
      .when({ ...revoke, userId: 'ben' })
      .thenRefused('NOT_FOUND', 'Avatar not found');
  });
});

test.each<[string, readonly AvatarEvent[], ReturnType<typeof holdEndOf>]>([
  ['open while it is trained', submitted, undefined],
  ['used when it is ready', [...submitted, ready()], 'capture'],
  ['used by a ready twin that is deleted later', [...submitted, ready(), deleted('ready')], 'capture'],
  ['used by a ready twin whose consent is revoked', [...submitted, ready(), revoked('ready')], 'capture'],
  ['given back by a failure', [...submitted, failed()], 'failed'],
  ['given back by a time-out', [...submitted, failed(true)], 'timed_out'],
  ['not taken by a result after the time-out', [...submitted, failed(true), ready(true)], 'timed_out'],
  ['released when the consent is revoked in training', [...submitted, revoked('training')], 'deleted'],
  ['given back by an early deletion', [...submitted, deleted('training')], 'deleted'],
])('the credit of a twin is %s', (_, events, end) => {
  expect(holdEndOf(after(...events))).toBe(end);
});
