import { expect, test } from '@jest/globals';
import { LogUnavailable } from '../port.ts';
import { checkEngineVersion } from './engine-version.ts';

test.each(['3.51.3', '3.51.10', '3.52.0', '4.0.0'])('accepts SQLite %s', (version) => {
  expect(() => checkEngineVersion(version)).not.toThrow();
});

test.each(['3.51.2', '3.50.9', '3.9.30', '2.99.99', '0'])(
  'refuses SQLite %s and says which version is needed',
  (version) => {
    expect(() => checkEngineVersion(version)).toThrow(LogUnavailable);
    expect(() => checkEngineVersion(version)).toThrow(
      `has SQLite ${version}, which can lose events; 3.51.3 or later is needed.`,
    );
  },
);

test('accepts the SQLite of this process', () => {
  expect(() => checkEngineVersion()).not.toThrow();
});
