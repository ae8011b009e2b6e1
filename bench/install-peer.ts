import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of a peer unless they are there; the product does not use them.
 *
 * @param folder a folder with a package.json and its own lockfile
 * @returns whether they are there now; if not, prints why
 */
export function installPeer(folder: string): boolean {
  if (existsSync(join(folder, 'node_modules'))) return true;
  const install = ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund', '--prefix', folder];
  console.error(`  … npm ${install.join(' ')}`);
  const { status, stderr } = spawnSync('npm', install, { encoding: 'utf8', timeout: 120_000 });
  if (status !== 0) console.error(`  the peer can't be installed: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  return status === 0;
}
