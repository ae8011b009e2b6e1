import type { Candidate } from '../../../../domain/facts/index.ts';
import { regex } from '../../../../domain/regex.ts';
import type { Candidates } from '../facts.ts';
import type { VisibleContext } from './context.ts';
import { withoutOtherHomes } from '../text/other-homes.ts';
import { sizeMentions } from '../text/sizes.ts';
import { garageIn, isGarageLabel } from '../text/extras.ts';
import { saysRent } from '../text/status.ts';
import { isYearLabel, labelledYear, yearMentions } from '../text/years.ts';
import { addressCandidates } from './addresses.ts';
import { bathsOf } from './baths.ts';
import { duesOf } from './dues.ts';
import { statusesOf, typesOf } from './kinds.ts';
import { maker, type Maker, type Open } from './maker.ts';
import { roomsOf } from './room-counts.ts';
import { priceCandidates } from './prices.ts';
import type { PlacedLine } from './sections.ts';
import { sizesOf } from './sizes.ts';
import { statementsOf } from './statements.ts';
import type { Statement } from './statements.ts';

const unitPrefix = regex()`
  ^(?:
    unit mix|unit|apt|apartment|flat|(?:base )?plan|model|building|bldg|suite|guest ?house
    |(?:tenant|carriage|bunk|pool|second|caretaker'?s?) ?(?:house|cottage|home|dwelling)|adu|casita
    |cottage
    |(?:
      detached|attached|in-law|mother-in-law|granny|accessory|rental|separate|legal
    ) (?:suite|apartment|unit|flat|dwelling)
    |residence|the \w+|floor plan|upper|lower|garage|main floor|basement|studio
  ) ?(?:[a-z]|\d{1,3})?$
`;

/**
 * The lines' candidates for each fact of the home, in reading order.
 *
 * @param own the address of the home, as far as the heading tells; '' for none
 */
export function readVisible(lines: readonly PlacedLine[], context: VisibleContext, own: string): Candidates {
  const everything = statementsOf(lines);
  const kept = lines.map((line) => ({ ...line, text: withoutOtherHomes(line.text, own) }));
  const statements = kept.every(({ text }, at) => text === lines[at]?.text) ? everything : statementsOf(kept);
  const about = statements.filter(
    ({ section, card, linked }) =>
      !card && !linked && (section === 'home' || section === 'features' || section === 'story'),
  );
  const units = statements.filter((statement) => isUnit(statement));
  const home = about.filter((statement) => !isUnit(statement));
  const make = maker(context.source);
  const named = new Set(withoutMenus(home, lines));
  const types = typesOf(
    home.filter((statement) => statement.section !== 'home' || named.has(statement)),
    context,
    make,
  );
  const ofRoom = <Value>(all: readonly Candidate<Value>[]): readonly Candidate<Value>[] =>
    isRoom(context.heading) ? all.map((each) => ({ ...each, doubt: 'units' })) : all;
  return {
    address: addressCandidates(lines, context),
    price: ofRoom(
      priceCandidates(
        statements.filter((statement) => !isUnit(statement)),
        context,
        context.source,
      ),
    ),
    beds: ofRoom(roomsOf(home, units, 'beds', make)),
    baths: bathsOf(home, roomsOf(home, units, 'baths', make), make),
    area: areasOf(sizesOf(home, 'area', context, make), {
      isAustralian: lines.some(({ text }) => australian.test(text)),
      isPart:
        statements.some(({ label, text, prose }) => !prose && saysRent(`${label} ${text}`)) ||
        units.some(({ text, label }) => sizeMentions(text, label, '.').length > 0),
      isWhole: types.some(({ value }) => value === 'multi-family home'),
    }),
    lotSize: sizesOf(home, 'lotSize', context, make),
    yearBuilt: yearsOf(home, make),
    propertyType: types,
    status: statusesOf(withoutMenus(statements, lines), context, make),
    hoa: duesOf(about, statements, context, make),
    garage: garagesOf(about, make),
  };
}

const leastEntries = 4;
/** At most one of so many entries of a menu has a figure: "Join C21". */
const numbered = 8;

/** "Ranches | Timber | Riverfront | Sold | Contact": a menu in one line. */
function isMenu(text: string): boolean {
  const entries = text.split(/\s[|•·]\s/);
  return entries.length > leastEntries && !/\d{2}/.test(text.replace(/\b101\b/, ''));
}

/** Statements that are no entries of a menu, such as "Sold" beside "Ranches" and "Our Team". */
function withoutMenus(statements: readonly Statement[], lines: readonly PlacedLine[]): readonly Statement[] {
  const lists = Map.groupBy(
    lines.filter(({ list }) => list !== undefined),
    ({ list }) => list,
  );
  const menus = new Set(
    [...lists].flatMap(([list, entries]) =>
      entries.length >= leastEntries &&
      entries.every(({ text }) => text.length <= 25 && !text.includes(':')) &&
      entries.filter(({ text }) => /\d/.test(text)).length <= entries.length / numbered
        ? [list]
        : [],
    ),
  );
  return statements.filter(
    ({ line, part }) => (part !== 'item' || !menus.has(lines[line]?.list)) && !isMenu(lines[line]?.text ?? ''),
  );
}

/** A room on offer has neither the rent nor the bedrooms of its house. */
const isRoom = (heading: string): boolean =>
  /^(?:[\p{L}-]+ ){0,2}room (?:in|for rent|to (?:let|rent)|available)\b/iu.test(heading);

const australian = /\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT)\s\d{4}\b(?![\d-])/;

/** What the sizes of a page may measure instead of the home. */
interface AreaContext {
  readonly isAustralian: boolean;
  /** Whether a part of the building is on offer: a lease, or several units. */
  readonly isPart: boolean;
  /** Whether all units of a building are. */
  readonly isWhole: boolean;
}

/** In Australia, the size of a house without a word for it is the size of its land. */
const isLand = ({ value, label, place }: Open<'area'>): boolean =>
  value.unit === 'square meters' &&
  label === undefined &&
  !/living|floor|internal|interior|build|built|house size|covered/i.test(place.words);

const isOfBuilding = ({ label = '' }: Open<'area'>): boolean => /\bbuilding\b|\brentable\b|\bgross\b/.test(label);

/** The size of a building is that of the home only if all of it is on offer. */
function areasOf(
  sizes: readonly Open<'area'>[],
  { isAustralian, isPart, isWhole }: AreaContext,
): readonly Open<'area'>[] {
  const own = isPart && !sizes.every(isOfBuilding) ? sizes.filter((each) => !isOfBuilding(each)) : sizes;
  return own.map((each) =>
    isAustralian && isLand(each)
      ? { ...each, doubt: 'unit' }
      : isPart && isOfBuilding(each)
        ? { ...each, doubt: 'units' }
        : isWhole && each.evidence === 'weak'
          ? { ...each, evidence: 'told' }
          : each,
  );
}

/** Whether a statement is about one unit of several: its label or its first words say so. */
function isUnit({ label, text, card, section, prose }: Statement): boolean {
  if (section === 'others' || section === 'history' || section === 'area') return false;
  if (card || section === 'units') return true;
  return (
    !prose &&
    (unitPrefix.test(label) ||
      /^(?:unit|apt|(?:base )?plan|guest ?house|adu|casita|the \p{Lu}\p{Ll}+ from)\b[^:]{0,20}(?::|\sfrom\s|\s[-–]\s)|^unit \w{1,3} (?:total )?(?:bed|bath|full|half|sq)/iu.test(
        text,
      ))
  );
}

/** How many cars the garage holds, from a label, a short line or a sentence. */
function garagesOf(own: readonly Statement[], make: Maker): readonly Open<'garage'>[] {
  return own.flatMap((statement) => {
    const { label, text, prose } = statement;
    const count = garageIn(label, text);
    if (count === undefined) return [];
    return [make(statement, count, isGarageLabel(label) ? 'stated' : prose ? 'told' : 'shown')];
  });
}

/** Taxes are those of one of the last years. */
const taxYears = 5;
/** "Year" names the year of construction, unless a label beside it is about taxes. */
const isYear = ({ label, text }: Statement, around: readonly (Statement | undefined)[]): boolean =>
  isYearLabel(label) ||
  (label === 'year' &&
    (Number(text) < new Date().getFullYear() - taxYears ||
      !around.some((each) => /\btax|assess/.test(each?.label ?? ''))));

/** An appraiser's year for the state of a home, not for its construction. */
const effectiveYear = /^(?:effective|eff\.?) (?:year|yr)\b|\beffective$/;

function yearsOf(home: readonly Statement[], make: Maker): readonly Open<'yearBuilt'>[] {
  return home.flatMap((statement, at) => {
    const { label, text } = statement;
    if (effectiveYear.test(label)) return [];
    if (isYear(statement, [home[at - 1], home[at + 1]])) {
      const found = labelledYear(text);
      return found === undefined ? [] : [make(statement, found.year, 'stated', found.doubt)];
    }
    return yearMentions(label === '' ? text : `${label}: ${text}`).map(({ year, doubt }) =>
      make(statement, year, statement.prose ? 'told' : 'shown', doubt),
    );
  });
}
