import { expect, test } from '@jest/globals';
import { ageLine, heading, inColumns } from './ages.ts';

const now = Date.UTC(2026, 10, 22);
const lib = { name: 'lib', version: '1.2.0', licence: 'MIT' };
const created = { created: '2019-01-01T00:00:00.000Z', modified: '2026-11-20T00:00:00.000Z' };

test.each([
  [
    'a kept project',
    { '1.2.0': '2026-01-02T03:04:05.000Z', '1.3.0': '2026-10-01T00:00:00.000Z' },
    '2026-01-02',
    '2026-10-01',
    '',
  ],
  [
    'a release of yesterday',
    { '1.2.0': '2026-11-21T00:00:00.000Z' },
    '2026-11-21',
    '2026-11-21',
    'younger than a week',
  ],
  [
    'a project that was given up',
    { '1.2.0': '2023-02-27T00:00:00.000Z' },
    '2023-02-27',
    '2023-02-27',
    'no release for two years',
  ],
  [
    'a version that the registry does not know',
    { '1.3.0': '2026-10-01T00:00:00.000Z' },
    '-',
    '2026-10-01',
    'age not known',
  ],
] as const)('says of %s when it was released, and what to look at', (_name, versions, released, newest, remark) => {
  expect(ageLine(lib, { ...created, ...versions }, now)).toEqual(['lib', '1.2.0', 'MIT', released, newest, remark]);
});

test('says that the age is not known when the registry does not answer', () => {
  expect(ageLine(lib, undefined, now)).toEqual(['lib', '1.2.0', 'MIT', '-', '-', 'age not known']);
});

test('aligns its columns', () => {
  expect(inColumns([heading, ageLine(lib, undefined, now)]).split('\n')).toEqual([
    'package  version  licence  released  newest  look at',
    'lib      1.2.0    MIT      -         -       age not known',
  ]);
});
