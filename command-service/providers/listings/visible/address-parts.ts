import { isCityLine } from '../text/addresses.ts';
import type { PlacedLine } from './sections.ts';

type Part = 'town' | 'state' | 'code';
const labels: Readonly<Record<Part, RegExp>> = {
  town: /^(?:city|town|city ?\/ ?town|municipality)$/i,
  state: /^(?:state|st|state ?\/ ?province)$/i,
  code: /^(?:zip|zip ?code|postal code)$/i,
};
const values: Readonly<Record<Part, RegExp>> = {
  town: /^\p{Lu}[\p{L}.'’ -]{1,30}$/u,
  state: /^[A-Z]{2}$/,
  code: /^\d{5}(?:-\d{4})?$/,
};
const parts = ['town', 'state', 'code'] as const;
const longest = 40;

const fits = (part: Part, text: string | undefined): text is string =>
  text !== undefined && values[part].test(text) && parts.every((other) => !labels[other].test(text));

/** The town, state and code that a sheet gives with labels: "City: Geneva", or "NY" above or below "State". */
export function labelledTown(lines: readonly PlacedLine[]): string | undefined {
  const found: Partial<Record<Part, string>> = {};
  const alone: { readonly part: Part; readonly at: number }[] = [];
  for (const [at, { text }] of lines.entries()) {
    if (text.length > longest) continue;
    const [, label = text, value] = /^([\p{L} /]{2,20})\s?:\s(.+)$/u.exec(text) ?? [];
    if (value !== undefined && /^city\b/i.test(label) && isCityLine(value)) return value;
    const part = parts.find((each) => labels[each].test(label.replace(/:$/, '')));
    if (part === undefined) continue;
    if (value === undefined) alone.push({ part, at });
    else if (fits(part, value)) found[part] ??= value;
  }
  // States and codes show on which side of their labels the values are.
  const fitting = (step: 1 | -1): number =>
    alone.filter(({ part, at }) => part !== 'town' && fits(part, lines[at + step]?.text)).length;
  const step = fitting(-1) > fitting(1) ? -1 : 1;
  for (const { part, at } of alone) {
    const value = lines[at + step]?.text;
    if (fits(part, value)) found[part] ??= value;
  }
  const { town, state, code } = found;
  if (town === undefined || state === undefined) return undefined;
  return `${town}, ${state}${code === undefined ? '' : ` ${code}`}`;
}
