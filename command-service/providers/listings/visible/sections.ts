import { isDuesLabel } from '../text/extras.ts';
import { isBathLabel, isBedLabel } from '../text/rooms.ts';
import { isAreaLabel } from '../text/sizes.ts';
import { bareTypeIn, isTypeLabel } from '../text/types.ts';
import { isYearLabel } from '../text/years.ts';
import type { Line } from './lines.ts';
import { onMarket, otherCards } from './other-cards.ts';
import { isAside, isOwnSection, isPlainTitle, sectionLedBy, sectionOf, type Section } from './section-titles.ts';

export interface PlacedLine extends Line {
  readonly section: Section;
  /** The heading above it. */
  readonly under: string;
}

/** Labels of facts of a home, which no contact block holds. */
const isHomeLabel = (text: string): boolean => {
  const label = text.toLowerCase().replace(/\s?:.*$/, '');
  return (
    isTypeLabel(label) ||
    isYearLabel(label) ||
    isBedLabel(label) ||
    isBathLabel(label) ||
    isAreaLabel(label) ||
    isDuesLabel(label)
  );
};

const homes: ReadonlySet<string | undefined> = new Set(['house', 'townhouse', 'condo', 'manufactured home']);
const tellsOfHome = (text: string): boolean => isHomeLabel(text) || homes.has(bareTypeIn(text));

/** "Studio" and "2 Beds" as headings of a building's units. */
const unitTitle =
  /^(?:(?:main|second|hired hand['’]?s|caretaker['’]?s|manager['’]?s|foreman['’]?s|tenant|lower|upper|front|back|rear) (?:house|home|residence|cabin)|studio|(?:\d|one|two|three|four)[\s-]?(?:bed(?:room)?s?|bds?|brs?)(?: apartments?)?)$/i;

/**
 * For each heading the container that it opens, if it holds more than the heading: "Similar listings" names the whole
 * box, also below the titles of its homes.
 */
function scopesOf(lines: readonly Line[]): readonly (number | undefined)[] {
  const first = new Map<number, number>();
  const count = new Map<number, number>();
  for (const [at, { trail = [] }] of lines.entries())
    for (const container of trail) {
      if (!first.has(container)) first.set(container, at);
      count.set(container, (count.get(container) ?? 0) + 1);
    }
  return lines.map(({ part, trail = [] }, at) =>
    part === 'heading' ? trail.find((each) => first.get(each) === at && (count.get(each) ?? 0) > 1) : undefined,
  );
}

/** A copied page begins with its menu: so many lines before the first figure are one. */
const leastMenu = 4;

/** A telephone number, or "18 photos", among the entries of a menu. */
const inMenu = /^(?:\+?1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$|^\d{1,3} photos?$/i;

/** The lines of the menu at the beginning, whose words would name sections further down. */
function menuOf(lines: readonly Line[]): ReadonlySet<number> {
  const end = lines.findIndex(({ text }) => /[\d$€£]/.test(text) && !inMenu.test(text));
  return new Set(end < leastMenu ? [] : lines.slice(0, end).keys());
}

/** Whether figures follow a title; those of a menu, such as "Recently viewed homes", have none. */
const listsBelow = (lines: readonly Line[], at: number): boolean =>
  lines.slice(at + 1, at + 3).some(({ text }) => /\d/.test(text));

/**
 * Gives each line its section, by the headings above it.
 *
 * @param own the address of the home, if it is known: lines below another one are about another home
 */
export function placed(lines: readonly Line[], own = ''): readonly PlacedLine[] {
  const others = otherCards(lines, own);
  return byTitles(lines).map((line, at) => (others.has(at) ? { ...line, section: 'others' } : line));
}

function byTitles(lines: readonly Line[]): readonly PlacedLine[] {
  const unitTitles = new Set(
    lines.flatMap(({ part, text }) => (part === 'heading' && unitTitle.test(text) ? [text.toLowerCase()] : [])),
  );
  const scopes = scopesOf(lines);
  const menu = menuOf(lines);
  let section: Section = 'home';
  let level = 7;
  let under = '';
  let top = false;
  /** The container that the heading of the section opens. */
  let scope: number | undefined;
  return lines.map((line, at) => {
    const isHeading = line.part === 'heading';
    const isTitle =
      isHeading ||
      (isPlainTitle(line.text) && !menu.has(at) && (sectionOf(line.text) !== 'others' || listsBelow(lines, at)));
    // A contact block that began with a plain line ends at the next fact of the home, and so do rules for building.
    if (((section === 'agent' && level === 6) || section === 'rules') && !isHeading && tellsOfHome(line.text))
      [section, level] = ['home', 7];
    // Homes that were viewed before are also above the home itself.
    if (section === 'others' && level === 6 && top && !isHeading && onMarket.test(line.text))
      [section, level] = ['home', 7];
    const led = isHeading ? undefined : sectionLedBy(line.text);
    if (led !== undefined) {
      [section, level, scope] = [led, 6, undefined];
      return { ...line, section, under };
    }
    if (!isHeading && isAside(line.text)) return { ...line, section: 'agent', under };
    // A box about something else ends where its container does.
    if (!isTitle && scope !== undefined && !isOwnSection(section) && line.trail?.includes(scope) !== true)
      [section, level, scope, under] = ['home', 7, undefined, ''];
    if (!isTitle) return { ...line, section, under };
    const isUnit = unitTitles.size > 1 && unitTitle.test(line.text);
    const begun = line.level === 1 ? undefined : isUnit ? 'units' : sectionOf(line.text);
    const own = line.level ?? 6;
    // A heading within a section belongs to it, whatever its words, when the section holds no facts of the home.
    // "Interior" after "Location" in one box of details is a part like it.
    const isSibling =
      own === level && (section === 'area' || section === 'agent') && begun !== undefined && isOwnSection(begun);
    const isWithin =
      isHeading && !isSibling && (own > level || (scope !== undefined && line.trail?.includes(scope) === true));
    const excluded = !isOwnSection(section);
    if (begun !== undefined && !(isWithin && excluded)) [section, level, scope, top] = [begun, own, scopes[at], at < 5];
    else if (!isWithin) [section, level, scope] = ['home', 7, undefined];
    under = line.text;
    return { ...line, part: 'heading' as const, section, under };
  });
}
