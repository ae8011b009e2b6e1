import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { faultOf } from './commit-subjects.ts';

/** `npm run lint:commits` checks the subjects of commits. Commits before this day are not checked. */
const since = '2026-11-27';
const root = join(import.meta.dirname, '..');

/** The commits since that day, each as its id and subject; none if the source was copied without its history. */
function commits(): readonly string[] {
  const log = ['log', '--no-merges', `--since-as-filter=${since}T00:00:00Z`, '--format=%h %s'];
  const { status, stdout, stderr } = spawnSync('git', log, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.split('\n').filter(Boolean);
  process.stderr.write(`The subjects of commits were not checked: git cannot read the history. ${stderr ?? ''}\n`);
  return [];
}

const refused = commits().flatMap((commit) => {
  const [, id = '', subject = ''] = /^(\S+) (.*)$/u.exec(commit) ?? [];
  const fault = faultOf(subject);
  return fault === null ? [] : [`${id} "${subject}" ${fault}`];
});
for (const line of refused) process.stderr.write(`${line}\n`);
process.exitCode = refused.length === 0 ? 0 : 1;
