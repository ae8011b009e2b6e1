import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { keepResults, readResults, thisMachine } from './results.ts';

test('what is measured again replaces what was measured before, the rest is kept, with the machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curbcast-results-'));
  try {
    const file = join(folder, 'deep', 'results.json');
    expect(readResults(file)).toBeUndefined();
    keepResults(
      [
        { name: 'a', value: 1, unit: 'x' },
        { name: 'b', value: 2, unit: 'x' },
      ],
      file,
    );
    keepResults([{ name: 'a', value: 3, unit: 'x' }], file);
    expect(readResults(file)).toMatchObject({
      machine: thisMachine(),
      results: [
        { name: 'b', value: 2 },
        { name: 'a', value: 3 },
      ],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
