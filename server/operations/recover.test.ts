import { afterEach, expect, test } from '@jest/globals';
import type { Recover } from '../../identity/index.ts';
import type { OperationContext } from './operation.ts';
import { recover } from './recover.ts';

const context = (parts: Partial<OperationContext>): OperationContext => parts as OperationContext;

async function run(parts: Partial<OperationContext>, ...args: readonly string[]) {
  const lines: string[] = [];
  const ok = await recover(context(parts), args, (line) => void lines.push(line));
  return { ok, lines };
}

const asked: Parameters<Recover>[0][] = [];
afterEach(() => void asked.splice(0));
const embedded: Partial<OperationContext> = {
  recover: async (request) => {
    asked.push(request);
    return { link: 'https://app.example/oidc/setup?token=t', factors: 'reset', admin: 'granted' };
  },
};

test('prints the link and its other changes', async () => {
  expect(await run(embedded, 'ann@example.com', 'reset-factors', 'admin')).toEqual({
    ok: true,
    lines: [
      'Second factor and passkeys are reset.',
      'The account has the administrator role.',
      'To set the password of ann@example.com, open within the hour:',
      '  https://app.example/oidc/setup?token=t',
    ],
  });
  expect(asked).toEqual([{ email: 'ann@example.com', resetFactors: true, admin: true }]);
});

test.each([[], ['ann@example.com', 'everything']])('with %j says how to use it, and does nothing', async (...args) => {
  expect(await run(embedded, ...args)).toEqual({ ok: false, lines: [expect.stringMatching(/^Use: curbcast recover/)] });
  expect(asked).toEqual([]);
});

test('says what to do at an outside identity provider', async () => {
  expect(await run({ issuer: 'https://acme.eu.auth0.com/' }, 'ann@example.com', 'admin')).toEqual({
    ok: false,
    lines: [
      'The accounts are at the identity provider https://acme.eu.auth0.com/.',
      'Reset the password and the second factor there.',
      'For the administrator role, add the address to ADMIN_EMAILS, restart the gateways, and sign in once.',
    ],
  });
});
