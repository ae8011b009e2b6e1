import { expect, test } from '@jest/globals';
import { textsInSpanish } from './outline.ts';

test('the Spanish page has its texts in Spanish', () => {
  expect(textsInSpanish("first(t('Welcome, {user}!', { user: t('User') }), 'User')")).toBe(
    `first(t("¡Hola, {user}!", { user: t("Usuario") }), 'User')`,
  );
});

test('refuses a text without Spanish', () => {
  expect(() => textsInSpanish("t('Nobody has translated this')")).toThrow('Nobody has translated this');
});
