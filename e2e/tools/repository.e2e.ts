import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromGo, output, withTool } from './installed.ts';

const root = join(import.meta.dirname, '../..');

withTool(
  'gitleaks',
  fromGo('github.com/zricethezav/gitleaks/v8@v8.30.1', 'gitleaks'),
  'finds no secret in the files of the repository',
  async ({ path }) => {
    const folder = mkdtempSync(join(tmpdir(), 'curbcast-files-'));
    try {
      await output('git', ['archive', '--output', join(folder, 'files.tar'), 'HEAD'], root);
      await output('tar', ['-xf', 'files.tar'], folder);
      rmSync(join(folder, 'files.tar'));
      // gitleaks reads `.gitleaks.toml` there, which lists text that only looks like a secret.
      await output(path, ['dir', '.', '--no-banner', '--redact'], folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
