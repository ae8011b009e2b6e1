import { expect, test } from '@jest/globals';
import { maria } from '../../testing/session.tsx';
import { greeting, greetingName } from './greeting.ts';

const nobody = { firstName: '', email: '', username: '' };

test.each([
  [{ ...nobody, firstName: 'Maria', email: 'm@x.example', username: 'mm' }, 'Maria'],
  [{ ...nobody, email: 'maria.a@x.example', username: 'mm' }, 'maria.a'],
  [{ ...nobody, username: 'mm' }, 'mm'],
  [nobody, 'User'],
])('greets %j by name', (user, name) => expect(greetingName(user)).toBe(name));

test('says the same to a new user before and after the counts arrive', () => {
  const viewer = { ...maria, account: { ...maria.account, available: 5, used: 0, held: 0 } };
  const counts = {
    __typename: 'VideoStats',
    id: 'u1',
    total: 0,
    pending: 0,
    processing: 0,
    ready: 0,
    failed: 0,
  } as const;
  const words = greeting(viewer);
  expect(words).toEqual({
    title: 'Welcome, Maria!',
    sentence: 'Your first video takes about five minutes.',
    link: { to: '/onboarding', label: 'Set up your account' },
  });
  expect(greeting(viewer, counts)).toEqual(words);
});

test('welcomes back somebody who has used credits', () => {
  const { title, link } = greeting({ ...maria, account: { ...maria.account, used: 1 } });
  expect([title, link]).toEqual(['Welcome back, Maria!', undefined]);
});
