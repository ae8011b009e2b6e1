import { isUuid } from './event-id.ts';

/**
 * Metadata is half as long as most data, and nearly the same in every event. Stored, it is shortened: JSON text never
 * holds a raw control character, so each of these encodes a frequent phrase or an id that was named before.
 */

/** Stored metadata refers to a phrase by its place here: append new ones, at most 15, and never move one. */
const PHRASES = [
  '{"actor":{"kind":"user","id":"',
  '{"actor":{"kind":"admin","id":"',
  '{"actor":{"kind":"process","id":"',
  '{"actor":{"kind":"provider","id":"',
  '{"actor":{"kind":"system","id":"',
  '"},"commandId":"',
  '","correlationId":"',
  '","causationId":"',
  '","requestHash":"',
  '","subject":"',
  '","from":"',
];
const FIRST_PHRASE = 0x01;
const FIRST_ID = 0x10;
const MOST_IDS = 0x10;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const phraseNumbers = new Map(PHRASES.map((phrase, index) => [phrase, FIRST_PHRASE + index]));
const packable = new RegExp(
  `${PHRASES.map((phrase) => phrase.replaceAll(/[{}]/g, String.raw`\$&`)).join('|')}|${UUID}`,
  'g',
);
// oxlint-disable-next-line no-control-regex -- they are the format
const anyPacked = /[\u0001-\u001f]/;

/** Shortens the metadata of the event `id`. `text` is JSON without white space around its parts. */
export function packMetadata(text: string, id: string): string {
  const ids = [id];
  return text.replace(packable, (found) => {
    const phrase = phraseNumbers.get(found);
    if (phrase !== undefined) return String.fromCharCode(phrase);
    const known = ids.indexOf(found);
    if (known >= 0) return String.fromCharCode(FIRST_ID + known);
    if (ids.length < MOST_IDS) ids.push(found);
    return found;
  });
}

/** The text that was packed. Text that holds nothing packed is returned as it is. */
export function unpackMetadata(text: string, id: string): string {
  if (!anyPacked.test(text)) return text;
  let unpacked = '';
  let from = 0;
  let ids: readonly string[] | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < FIRST_PHRASE || code >= FIRST_ID + MOST_IDS) continue;
    if (code > FIRST_ID) ids ??= uuidsIn(text);
    const found = code < FIRST_ID ? PHRASES[code - FIRST_PHRASE] : code === FIRST_ID ? id : ids?.[code - FIRST_ID - 1];
    unpacked += text.slice(from, at) + (found ?? '');
    from = at + 1;
  }
  return unpacked + text.slice(from);
}

/** The ids in a text, in order. Searched by the first dash: a pattern would try to begin at every digit. */
function uuidsIn(text: string): readonly string[] {
  const found: string[] = [];
  let from = 0;
  for (let dash = text.indexOf('-'); dash >= 0; dash = text.indexOf('-', dash + 1)) {
    const start = dash - 8;
    if (start < from || text[dash + 5] !== '-') continue;
    const candidate = text.slice(start, start + 36);
    if (!isUuid(candidate)) continue;
    found.push(candidate);
    from = start + 36;
  }
  return found;
}
