import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { syncToDisk } from '../../lib/sync-to-disk.ts';

const manifestName = 'manifest.json';

/** A path inside the backup, with `/` between its names; never a path that leads out of it. */
const path = z
  .string()
  .refine((name) => name !== '' && name.split('/').every((part) => !['', '.', '..'].includes(part)));

const manifest = z.object({
  format: z.literal(1),
  /** The version of the product that made the backup. */
  version: z.string(),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  /** The last position of the log in the backup; null for a log in an outside engine. */
  head: z.string().nullable(),
  files: z.array(z.object({ path, bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});

/** The parts of a backup. It is written last, so a backup without it is incomplete. */
export type Manifest = z.infer<typeof manifest>;

/** Lists and hashes every file of a backup and writes its manifest, durably. */
export async function writeManifest(folder: string, about: Pick<Manifest, 'version' | 'head'>): Promise<Manifest> {
  const files: Manifest['files'] = [];
  for (const name of filesIn(folder)) {
    const file = join(folder, name);
    files.push({ path: name.split(sep).join('/'), bytes: statSync(file).size, sha256: await sha256Of(file) });
    syncToDisk(file);
  }
  const written: Manifest = { format: 1, ...about, madeAt: new Date().toISOString(), files };
  const draft = join(folder, `${manifestName}.new`);
  writeFileSync(draft, `${JSON.stringify(written, undefined, 2)}\n`);
  syncToDisk(draft);
  renameSync(draft, join(folder, manifestName));
  syncToDisk(folder);
  return written;
}

/**
 * Reads the manifest of a backup and compares every file with it.
 *
 * @returns the manifest, or a sentence for each thing that is wrong, at most ten
 */
export async function checkBackup(folder: string): Promise<Manifest | readonly string[]> {
  const listed = readManifest(folder);
  if (typeof listed === 'string') return [listed];
  const findings: string[] = [];
  for (const file of listed.files) {
    const finding = await compare(folder, file);
    if (finding !== undefined) findings.push(finding);
    if (findings.length === mostFindings) break;
  }
  return findings.length === 0 ? listed : findings;
}

const mostFindings = 10;

function readManifest(folder: string): Manifest | string {
  try {
    if (!existsSync(join(readable(folder), manifestName)))
      return `${folder} is not a complete backup: it has no ${manifestName}, which a backup writes last.`;
    return manifest.parse(JSON.parse(readFileSync(join(folder, manifestName), 'utf8')));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.message : 'its content is not a manifest';
    return `${folder} can't be read as a backup: ${reason}.`;
  }
}

/**
 * Throws the error of the file system when the folder can't be listed, because otherwise a file in it would only seem
 * missing.
 */
function readable(folder: string): string {
  readdirSync(folder);
  return folder;
}

async function compare(
  folder: string,
  { path: name, bytes, sha256 }: Manifest['files'][number],
): Promise<string | undefined> {
  const file = join(folder, name);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return `${name} is missing.`;
  if (!found.isFile()) return `${name} is not a file.`;
  if (found.size !== bytes) return `${name} has ${found.size} bytes instead of ${bytes}.`;
  return (await sha256Of(file)) === sha256 ? undefined : `${name} was changed: its content has another hash.`;
}

/** The files of a folder at any depth, as relative paths in a stable order; without the manifest itself. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== manifestName && lstatSync(join(folder, name)).isFile())
    .toSorted();
}

/** Hex SHA-256 of a file's content. */
async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
