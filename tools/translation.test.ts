import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { eventRegistry } from '../domain/events.ts';
import common from '../web/src/i18n/es/common.ts';
import { areas, type Area as Read } from '../web/src/i18n/es/index.ts';
import { catalogue } from '../words/index.ts';
import { typeInWords } from '../web/src/screens/admin/audit/words.ts';
import { wordsOfHistories } from './testing/history-words.ts';
import { textsOf, type Texts } from './testing/shown-texts.ts';

const root = join(import.meta.dirname, '..', 'web', 'src');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|^(?:gql|i18n)\/|(?:^|\/)testing\//u.test(file))
  .toSorted();
const texts: readonly (Texts & { readonly file: string })[] = files.map((file) => ({
  file,
  ...textsOf(file, read(file)),
}));

type Area = Read | 'common';
const areaNames = Object.keys(areas) as Read[];
const names: readonly Area[] = [...areaNames, 'common'];
const catalogs: ReadonlyMap<Area, Readonly<Record<string, string>>> = new Map<Area, Readonly<Record<string, string>>>([
  ...(await Promise.all(areaNames.map(async (area) => [area, (await areas[area]()).default] as const))),
  ['common', common],
]);
const hasText = (area: Area, text: string): boolean => Object.hasOwn(catalogs.get(area) ?? {}, text);

/** The areas that the screens of a folder load: `texts: ['admin', 'audit']` in its `screen.ts`. */
const areasOfScreens: ReadonlyMap<string, readonly Area[]> = new Map(
  files
    .filter((file) => file.endsWith('/screen.ts'))
    .map((file) => {
      const declared = [...read(file).matchAll(/texts: \[([^\]]*)\]/gu)].map(([, list = '']) => list).join();
      return [dirname(file), names.filter((area) => declared.includes(`'${area}'`))];
    }),
);
/** The areas that are loaded when a file shows a text. A screen's `screen.ts` is loaded before its texts. */
function areasOf(file: string): readonly Area[] {
  const [top, screen] = file.split('/');
  const own = file.endsWith('/screen.ts') ? [] : (areasOfScreens.get(`${top}/${screen}`) ?? []);
  return ['common', ...own];
}

/** Texts that are the same in both languages, or translated elsewhere, by the start of their file's path. */
const allowed: Readonly<Record<string, RegExp>> = {
  // Translated where the entries are made and shown; their type is `Text`.
  'screens/faq/': /./u,
  // Names of plans that were sold earlier.
  'screens/payment-success/planName.ts': /^(?:Adhoc Video|Solo Agent|Growth Agent|Elite Agent)$/u,
  // Sizes of the typeface `label` and `caption`, tones of badges and variants of buttons.
  'theme/tokens.ts': /^[\d.]+rem$/u,
  // Names of fields.
  'screens/admin/library/LibraryForm.tsx': /^(?:title|description)$/u,
  'features/credit-acts/': /^note$/u,
  'screens/admin/finance/Exceptions.tsx': /^(?:danger|warning)$/u,
  'screens/onboarding/index.tsx': /^(?:primary|secondary)$/u,
  // An example address, and a key that the toast library fills in.
  'screens/generate-video/content/ContentStep.tsx': /^https:/u,
  'ui/Toast.tsx': /^\(\{hotkey\}\)$/u,
};
const isAllowed = (file: string, text: string): boolean =>
  Object.entries(allowed).some(([start, same]) => file.startsWith(start) && same.test(text));

describe('the client in two languages', () => {
  test('shows nothing in English only', () => {
    const found = texts.flatMap(({ file, untranslated }) =>
      untranslated
        .filter((text) => !isAllowed(file, text.replace(/^\d+: /u, '')))
        .map((text) => `web/src/${file}:${text}`),
    );
    expect(found).toEqual([]);
  });

  test('reads the Spanish of every text before the text is shown', () => {
    const found = texts.flatMap(({ file, translated }) =>
      translated
        .filter((text) => !areasOf(file).some((area) => hasText(area, text)))
        .map((text) => `web/src/${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('has the Spanish of every event and of every value of a history, and of nothing else', () => {
    const shown = new Set([...[...eventRegistry.keys()].map(typeInWords), ...wordsOfHistories()]);
    const elsewhere = (text: string): boolean => hasText('common', text);
    const history = Object.keys(catalogs.get('history') ?? {});
    expect([...shown].filter((text) => !hasText('history', text) && !elsewhere(text))).toEqual([]);
    expect(history.filter((text) => !shown.has(text) || elsewhere(text))).toEqual([]);
  });

  test('keeps no Spanish that nobody reads, and none twice for a screen', () => {
    const found = names.flatMap((area) => {
      if (area === 'history') return [];
      const said = new Set(texts.flatMap(({ file, strings }) => (areasOf(file).includes(area) ? strings : [])));
      return Object.keys(catalogs.get(area) ?? {})
        .filter((text) => !said.has(text) || (area !== 'common' && hasText('common', text)))
        .map((text) => `${area}: ${text}`);
    });
    expect(found).toEqual([]);
  });
});

/** British spellings, and a second spelling of email. */
const notAmerican =
  /e-mails?\b|colour|licence|(?:personal|optim|organ|recogn|apolog|real|summar|custom)is(?:e|ation|ing)|favour|\bcentre|cancelled|behaviour|neighbour|catalogue|\bgrey\b/iu;

test('English texts for people are American, and write email one way', () => {
  const shown = [...catalogs].flatMap(([area, catalog]) =>
    // Names of events and their values, for auditors.
    area === 'history' ? [] : Object.keys(catalog),
  );
  const said = Object.values(catalogue).map(({ en }) => en);
  // Prescribed texts: the title of a toast, and a state.
  const specified = ['Subscription Cancelled', 'Cancelled'];
  expect([...shown, ...said].filter((text) => notAmerican.test(text) && !specified.includes(text))).toEqual([]);
});

test.each([
  ['<p>Hello there</p>', ['1: Hello there']],
  ['<p>{t("Hello")}</p>', []],
  ['<p>{count === 1 ? "video" : t("videos")}</p>', ['1: video']],
  ['<Field label="Name" type="text" />', ['1: Name']],
  ['<Field label={t("Name")} hint={`Up to ${most} words`} />', ['1: Up to', '1: words']],
  ['t("{count} {what}", { count, what: count === 1 ? "video" : "videos" })', ['1: video', '1: videos']],
  ['const columns = [{ id: "name", header: "Name", cell: ({ name }) => name }]', ['1: Name']],
  ['toast("Nothing was saved.")', ['1: Nothing was saved.']],
  ['const Box = styled.p`margin: 0 auto;`', []],
])('finds what is shown in English only: %s', (source, expected) => {
  expect(textsOf('example.tsx', source).untranslated).toEqual(expected);
});
