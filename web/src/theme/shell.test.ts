import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { palette, size } from './tokens.ts';

describe('the page until the scripts have loaded', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const rules = (page.match(/<style[^>]*>([^]*?)<\/style>/)?.[1] ?? '').split('}');

  test('has the colors of both themes', () => {
    expect(rules.length).toBeGreaterThan(5);
    for (const rule of rules) {
      const theme = rule.includes("[data-theme='dark']") ? palette.dark : palette.light;
      for (const [value] of rule.matchAll(/#[0-9A-F]{6}/gi)) expect(Object.values(theme)).toContain(value);
    }
  });

  test('has a bar as high as the navigation, so that nothing jumps', () => {
    const logo = rules.find((rule) => rule.includes('.shell svg')) ?? '';
    const [height = 0, space = 0] = [/inline-size: (\d+)px/, /padding: (\d+)px/].map((at) =>
      Number(at.exec(logo)?.[1]),
    );
    expect(`${height + 2 * space}px`).toBe(size.navHeight);
  });
});
