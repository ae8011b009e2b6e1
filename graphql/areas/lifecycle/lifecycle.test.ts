import { expect, test } from '@jest/globals';
import type { Commands } from '../../../command-service/index.ts';
import type { Position } from '../../../domain/envelope.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { happened } from '../../../projection-service/testing/projection-spec.ts';
import { given, now, registered } from '../../testing/area.ts';

const position = '0' as Position;
const suspendedByAdmin = happened('user-ann', 'AccountSuspended', { userId: 'ann', by: 'admin', reason: 'Chargeback' });
const paused = happened('user-ann', 'AccountSuspended', { userId: 'ann', by: 'user', reason: null });
const eraseAt = now + 3 * 24 * 3_600_000;
const leaving = happened('user-ann', 'DeletionRequested', { userId: 'ann', eraseAtMs: eraseAt });

/** Commands that note who asked for what. */
function commandsOf(asked: unknown[]): Commands['lifecycle'] {
  const note =
    (name: string) =>
    async (userId: string, ...rest: readonly unknown[]): Promise<Position> => {
      const caller = rest.at(-1) as { readonly actor: { readonly kind: string; readonly id: string } };
      asked.push([name, userId, ...rest.slice(0, -1), `${caller.actor.kind} ${caller.actor.id}`]);
      return position;
    };
  return {
    pause: note('pause'),
    resume: note('resume'),
    suspend: note('suspend'),
    reactivate: note('reactivate'),
    requestDeletion: note('requestDeletion'),
    cancelDeletion: note('cancelDeletion'),
    retryErasure: note('retryErasure'),
    recordExport: note('recordExport'),
  };
}

const status = '{ viewer { user { accountSuspended suspendedBy deletionAt } } }';
const own = (name: string, input = ''): string =>
  `mutation { ${name}(input: { ${input} }) { position user { id accountSuspended } } }`;
const other = (name: string, userId: string, reason = 'Chargeback'): string =>
  `mutation { ${name}(input: { userId: "${userId}", reason: "${reason}" }) { position user { id suspendedBy } } }`;

test.each([
  ['an active account', [], { accountSuspended: false, suspendedBy: null, deletionAt: null }],
  ['a paused account', [paused], { accountSuspended: true, suspendedBy: 'USER', deletionAt: null }],
  ['a suspended account', [suspendedByAdmin], { accountSuspended: true, suspendedBy: 'ADMIN', deletionAt: null }],
  [
    'an account about to be deleted',
    [leaving],
    { accountSuspended: false, suspendedBy: null, deletionAt: new Date(eraseAt).toISOString() },
  ],
])('every view of a user shows the status of %s', async (_which, events, expected) => {
  const { as } = await given([registered('ann'), registered('admin'), ...events]);
  expect(await as('ann').graphql(status)).toEqual({ viewer: { user: expected } });
  const admin = '{ adminUser(id: "ann") { accountSuspended suspendedBy deletionAt } }';
  expect(await as('admin').graphql(admin)).toEqual({ adminUser: expected });
  const { accountSuspended } = expected;
  expect((await as('ann').rest('GET', '/api/user')).body).toMatchObject({ user: { accountSuspended } });
  expect((await as('ann').rest('GET', '/auth/user')).body).toMatchObject({ accountSuspended });
  const { body: users } = await as('admin').rest('GET', '/api/admin/users');
  expect(users).toContainEqual(expect.objectContaining({ id: 'ann', accountSuspended }));
});

test.each([
  [own('pauseAccount'), 'pause'],
  [own('resumeAccount'), 'resume'],
  [own('cancelAccountDeletion'), 'cancelDeletion'],
  [own('requestAccountDeletion', 'confirmation: " DELETE "'), 'requestDeletion'],
])('a user changes only their own account: %s', async (source, name) => {
  const asked: unknown[] = [];
  const { as } = await given([registered('ann')], { commands: { lifecycle: commandsOf(asked) } });
  expect(await as('ann').graphql(source)).toMatchObject({
    [/\w+Account\w*/.exec(source)?.[0] ?? '']: { position, user: { id: 'ann' } },
  });
  expect(asked).toEqual([[name, 'ann', 'user ann']]);
  expect(await as().graphql(source)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(asked).toHaveLength(1);
});

test('a deletion needs the typed word and a recent authentication', async () => {
  const asked: unknown[] = [];
  const { as } = await given([registered('ann')], { commands: { lifecycle: commandsOf(asked) } });
  const request = (word: string): string => own('requestAccountDeletion', `confirmation: "${word}"`);
  for (const word of ['', 'delete', 'yes'])
    expect(await as('ann').graphql(request(word))).toEqual({
      code: 'INVALID_INPUT',
      message: 'Type DELETE to confirm.',
    });
  expect(await as('ann', { authenticatedAt: 0 }).graphql(request('DELETE'))).toMatchObject({
    code: 'REAUTHENTICATION_REQUIRED',
  });
  expect(asked).toEqual([]);
});

test.each([
  ['suspendAccount', 'suspend'],
  ['reactivateAccount', 'reactivate'],
])('an administrator changes the account of another user, with a reason: %s', async (mutation, name) => {
  const asked: unknown[] = [];
  const { as } = await given([registered('ann'), registered('admin')], {
    commands: { lifecycle: commandsOf(asked) },
  });
  expect(await as('admin').graphql(other(mutation, 'ann'))).toMatchObject({ [mutation]: { user: { id: 'ann' } } });
  expect(asked).toEqual([[name, 'ann', 'Chargeback', 'admin admin']]);
  for (const [asker, source, code] of [
    ['ann', other(mutation, 'admin'), 'FORBIDDEN'],
    [undefined, other(mutation, 'ann'), 'UNAUTHENTICATED'],
    ['admin', other(mutation, 'ann', 'x'), 'INVALID_INPUT'],
    ['admin', other(mutation, 'admin'), 'NOT_ALLOWED_NOW'],
  ] as const)
    expect(await as(asker).graphql(source)).toMatchObject({ code });
  expect(asked).toHaveLength(1);
});

test('suspending somebody needs a recent authentication', async () => {
  const asked: unknown[] = [];
  const { as } = await given([registered('ann'), registered('admin')], {
    commands: { lifecycle: commandsOf(asked) },
  });
  const long = as('admin', { authenticatedAt: 0 });
  expect(await long.graphql(other('suspendAccount', 'ann'))).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  expect(asked).toEqual([]);
  expect(await long.graphql(other('reactivateAccount', 'ann'))).toMatchObject({ reactivateAccount: {} });
});

test('a refused command shows its code and sentence', async () => {
  const refusing = async (): Promise<never> => {
    throw new Refusal('ACCOUNT_SUSPENDED', 'Your account is paused.');
  };
  const { as } = await given([registered('ann')], {
    commands: { lifecycle: { ...commandsOf([]), resume: refusing } },
  });
  expect(await as('ann').graphql(own('resumeAccount'))).toEqual({
    code: 'ACCOUNT_SUSPENDED',
    message: 'Your account is paused.',
  });
});

test('a suspended account gets no script', async () => {
  const lifecycle = { suspendedBy: 'user', erasure: 'none', exportTimes: [] } as const;
  const userState = async () => ({ exists: true, admin: false, lifecycle });
  const { as } = await given([registered('ann')], {
    commands: { users: { userState } as object as Commands['users'] },
  });
  expect(await as('ann').graphql('mutation { optimizeScript(script: "A house.") { script } }')).toEqual({
    code: 'ACCOUNT_SUSPENDED',
    message: 'Your account is paused. Resume it in your profile to create or share.',
  });
});
