import { describe, expect, test } from '@jest/globals';
import { given } from '../../testing/area.ts';
import { doubles, people, position, sessions } from './testing/console-area.ts';

describe('the acts of support', () => {
  const input = 'input: { userId: "ann", reason: "Asked on the phone", idempotencyKey: "k" }';
  const calls = (sent: unknown[]) => {
    const note =
      (name: string, answer: unknown) =>
      async (...args: unknown[]) => {
        sent.push([name, ...args.slice(0, -1)]);
        return answer;
      };
    return {
      ...doubles,
      ownSessions: { list: async () => sessions, endAll: note('endAll', 1) } as never,
      signInFactors: {
        state: async () => ({ atProvider: false, secondFactor: { enabledAt: 1 }, passkeys: [] }),
        disableSecondFactor: async (userId: string) => void sent.push(['disable', userId]),
      } as never,
      accountSettings: {
        forgotPassword: async ({ email }: { email: string }) => void sent.push(['mail', email]),
      } as never,
      commands: {
        ...doubles.commands,
        support: {
          recordAct: note('record', position),
          sendMailAgain: note('again', { mailId: 'm2', position }),
        } as never,
        lifecycle: { requestDeletion: note('delete', position) } as never,
        videos: { refreshVideo: note('retry', position) } as never,
      },
    };
  };

  test.each([
    [
      'sendPasswordLink',
      [
        ['record', 'ann', 'password_link', 'Asked on the phone'],
        ['mail', 'ann@curbcast.example'],
      ],
    ],
    [
      'resetSecondFactor',
      [['record', 'ann', 'second_factor_reset', 'Asked on the phone'], ['disable', 'ann'], ['endAll']],
    ],
    [
      'requestCustomerDeletion',
      [
        ['record', 'ann', 'deletion', 'Asked on the phone'],
        ['delete', 'ann'],
      ],
    ],
  ])('%s is recorded before it is done', async (name, done) => {
    const sent: unknown[] = [];
    const { as } = await given(people, calls(sent));
    expect(await as('admin').graphql(`mutation { ${name}(${input}) { customer { id } } }`)).toEqual({
      [name]: { customer: { id: 'ann' } },
    });
    expect(sent).toEqual(done);
  });

  test.each(['sendPasswordLink', 'resetSecondFactor', 'requestCustomerDeletion'])(
    '%s asks for a recent authentication, the role, a reason and somebody else',
    async (name) => {
      const sent: unknown[] = [];
      const { as } = await given(people, calls(sent));
      const mutation = (text: string) => `mutation { ${name}(${text}) { position } }`;
      const old = as('admin', { authenticatedAt: 0 });
      expect(await old.graphql(mutation(input))).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
      expect(await as('fay').graphql(mutation(input))).toMatchObject({ code: 'FORBIDDEN' });
      expect(await as('ann').graphql(mutation(input))).toMatchObject({ code: 'FORBIDDEN' });
      expect(await as().graphql(mutation(input))).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await as('admin').graphql(mutation('input: { userId: "ann", reason: "x" }'))).toMatchObject({
        code: 'INVALID_INPUT',
      });
      expect(await as('admin').graphql(mutation('input: { userId: "admin", reason: "Mine" }'))).toMatchObject({
        code: 'NOT_ALLOWED_NOW',
      });
      expect(await as('admin').graphql(mutation('input: { userId: "x", reason: "Unknown" }'))).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(sent).toEqual([]);
    },
  );

  test('nothing is recorded for an account that an outside provider keeps', async () => {
    const sent: unknown[] = [];
    const services = { ...calls(sent), signInFactors: { state: async () => ({ atProvider: true }) } as never };
    const { as } = await given(people, services);
    expect(await as('admin').graphql(`mutation { sendPasswordLink(${input}) { position } }`)).toMatchObject({
      code: 'NOT_ALLOWED_NOW',
    });
    expect(sent).toEqual([]);
  });

  test('a mail is sent again and a video made again for its owner', async () => {
    const sent: unknown[] = [];
    const { as } = await given(people, calls(sent));
    expect(await as('admin').graphql('mutation { sendMailAgain(mailId: "m1") { mailId } }')).toEqual({
      sendMailAgain: { mailId: 'm2' },
    });
    expect(
      await as('admin').graphql(
        'mutation { retryUserVideo(input: { userId: "ann", videoId: "v1" }) { video { id } } }',
      ),
    ).toEqual({ retryUserVideo: { video: { id: 'v1' } } });
    expect(sent).toEqual([
      ['again', 'm1'],
      ['retry', 'ann', 'v1'],
    ]);
    expect(await as('fay').graphql('mutation { sendMailAgain(mailId: "m1") { mailId } }')).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
