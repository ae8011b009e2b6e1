/**
 * Instances of one projector version: `v3` is the first one; `v3~2`, `v3~3` … are rebuilds on demand from the whole
 * log.
 */
const separator = '~';

/** The version of the projector that built an instance. */
export function projectorVersionOf(instance: string): string {
  return instance.split(separator)[0] ?? instance;
}

/** The latest instance of a projector version among those that exist, if any. */
export function latestInstance(version: string, existing: readonly string[]): string | undefined {
  return existing.filter((instance) => projectorVersionOf(instance) === version).sort((a, b) => runOf(b) - runOf(a))[0];
}

/** The name for a new instance of this version. */
export function nextInstance(version: string, existing: readonly string[]): string {
  const latest = latestInstance(version, existing);
  return latest === undefined ? version : `${version}${separator}${runOf(latest) + 1}`;
}

/** Throws for a version that could be mistaken for an instance of another. */
export function checkProjectorVersion(name: string, version: string): void {
  if (version.includes(separator)) throw new Error(`The version "${version}" of ${name} can't contain "${separator}"`);
}

function runOf(instance: string): number {
  return Number(instance.split(separator)[1] ?? 1);
}
