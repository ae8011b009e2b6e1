import { limitOf } from './html-limits.ts';

export interface PageMeta {
  /** First value of each meta name or property, by its name in lower case. */
  readonly meta: ReadonlyMap<string, string>;
  readonly metaImages: readonly string[];
}

/** Collects the meta elements of a page. */
export function createMetaReader() {
  const meta = new Map<string, string>();
  const metaImages: string[] = [];
  return {
    read(attributes: Readonly<Record<string, string>>): void {
      const name = (attributes['property'] ?? attributes['name'] ?? attributes['itemprop'] ?? '')
        .slice(0, limitOf.metaName)
        .toLowerCase();
      const content = attributes['content']?.trim().slice(0, limitOf.metaCharacters) ?? '';
      if (name === '' || content === '') return;
      if (/^(?:og:image(?::url|:secure_url)?|twitter:image(?::src)?)$/.test(name) && metaImages.length < limitOf.images)
        metaImages.push(content);
      // Properties of microdata are read with their items.
      if (attributes['itemprop'] === undefined && !meta.has(name) && meta.size < limitOf.meta) meta.set(name, content);
    },
    found: (): PageMeta => ({ meta, metaImages }),
  };
}
