import { describe, expect, test } from '@jest/globals';
import { defineScreen, type NavItem } from '../define.ts';
import { linksOf, menuOf } from './navigation.ts';

const screen = (path: `/${string}`, ...nav: NavItem[]) =>
  defineScreen({ path, group: 'public', texts: [], load: () => Promise.reject(new Error('not needed')), nav });

const screens = [
  screen('/list', { menu: 'main', label: 'List', group: 'Videos', position: 30 }),
  screen(
    '/make',
    { menu: 'main', label: 'Custom', group: 'Make', position: 22, description: 'From your own script' },
    { menu: 'main', label: 'Homes', group: 'Make', position: 20, to: '/make?template=homes' },
  ),
  screen('/start', { menu: 'main', label: 'Start', position: 10 }, { menu: 'public', label: 'Home', position: 1 }),
  screen('/hidden'),
];

describe('a menu', () => {
  test('lists the links of its screens in the order of their positions', () => {
    expect(linksOf(screens, 'main')).toEqual([
      { label: 'Start', to: '/start' },
      { label: 'Homes', to: '/make?template=homes' },
      { label: 'Custom', to: '/make', description: 'From your own script' },
      { label: 'List', to: '/list' },
    ]);
  });

  test('gathers the links of a group, and shows the only link of a group in its place', () => {
    expect(
      menuOf(screens, 'main').map((entry) => ('links' in entry ? [entry.label, entry.links.length] : entry.label)),
    ).toEqual(['Start', ['Make', 2], 'List']);
  });

  test('contains nothing when no screen has a link in it', () => {
    expect(menuOf(screens, 'account')).toEqual([]);
  });
});
