import { readFile } from 'node:fs/promises';

const packageFile = new URL('../package.json', import.meta.url);

/** The product's version, as `package.json` names it. */
export async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { readonly version: string };
  return version;
}
