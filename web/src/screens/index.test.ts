import { describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import type { Screen } from '../app/define.ts';
import { routes, screens } from './index.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe('the list of screens', () => {
  test.each(folders.map(({ name }) => name))('contains every screen that %s declares', async (folder) => {
    const declared = Object.values((await import(`./${folder}/screen.ts`)) as Record<string, Screen>);
    expect(declared.length).toBeGreaterThan(0);
    expect(declared.filter((screen) => !screens.includes(screen))).toEqual([]);
  });

  test('contains no path twice', () => {
    expect(routes).toHaveLength(new Set(routes).size);
  });

  test('has a screen for every link in a menu', () => {
    const targets = screens.flatMap(({ path, nav = [] }) => nav.map(({ to = path }) => to.split('?')[0] ?? ''));
    expect(targets).toEqual(
      expect.arrayContaining(['/', '/pricing', '/dashboard', '/generate-video', '/my-videos', '/admin']),
    );
    expect(targets.filter((to) => !routes.some((route) => matchPath(route, to) !== null))).toEqual([]);
  });
});
