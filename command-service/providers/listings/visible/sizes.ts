import { readNumber, sameSize, sizeOf } from '../../../../domain/facts/index.ts';
import type { Size } from '../../../../domain/facts/index.ts';
import { regex } from '../../../../domain/regex.ts';
import { distinct } from '../candidates.ts';
import { isWish } from '../text/extras.ts';
import { bathMentions, bedMentions } from '../text/rooms.ts';
import { isAreaLabel, otherSize, sizeMentions } from '../text/sizes.ts';
import type { SizeMention } from '../text/sizes.ts';
import type { VisibleContext } from './context.ts';
import { normalLabel } from './fact-labels.ts';
import type { Maker, Open } from './maker.ts';
import { partOfHome } from './room-counts.ts';
import type { Statement } from './statements.ts';

const leastHome = { 'square feet': 100, 'square meters': 12, acres: Infinity, hectares: Infinity } as const;
const landNouns = regex('i')`
  \b(?:
    plot|survey|quarter[- ]acre|acres? (?:by (?:survey|deed)|surveyed|m/l|more or less)
    |acres? (?:with|lot|of land|parcel|home ?site|estate|ranch|farm|property)|lot|land|acreage|parcel
    |sits on|situated on|set on
    |on[ ](?:
      (?:just |right )?(?:over |under |nearly |almost |approximately |about |shy of )?
    )?[\d.½¼¾/ ]+[\s-]acres?
    |property|grounds|yard|half[- ]an?[- ]acre|half acre|parcels totall?ing|with [\d.]+ acres
    |acre (?:slice|spread|setting|retreat|estate|homestead)|acres in (?:all|total)|full acre|vacant land
  )\b
  |^[\d.½¼¾/ ]+acres?,
  |\boutside, (?:over |nearly |about )?[\d.]+ acres[ ](?:
    hold|surround|wrap|include|are|run|roll|stretch|lie|slope
  )\b
`;

/** The sentence around a size. */
const sentenceAt = (text: string, { start, end }: SizeMention): string =>
  `${
    text
      .slice(0, start)
      .split(/[.!?]\s/)
      .at(-1) ?? ''
  }${text.slice(start, end)}${text.slice(end).split(/[.!?]\s/, 1)[0] ?? ''}`;

/** A size in a sentence about a space of a trade is that of the space. */
const ofTrade = /\b(?:office|retail|warehouse|storefront|industrial)\b/i;

/** "14 lots, 5 to 11 acres": the sizes of a development. */
const ofMany = /\b\d+ (?:lots|parcels|home ?sites|tracts)\b[^.]{0,12}$/i;

/** Labels in lower case that name the lot and the unit of its size. */
const acresLabel = /^(?:acres? lot|lot (?:size )?(?:\(?acres\)?)|(?:total |deeded )?acres|acreage|lot acres)$/;
const lotFeetLabel =
  /^(?:lot (?:size )?\(?(?:sq\.? ?ft\.?|sqft|sf|square feet)\)?|(?:sq\.? ?ft\.?|sqft|sf|square f(?:ee|oo)t) lot)$/;

const bareLot = (text: string, unit: Size['unit'], decimal: '.' | ','): Size | undefined =>
  sizeOf(readNumber(bareNumber.exec(text)?.[0] ?? '', { source: 'text', decimal }), unit);
/** Not the number of "2 units". */
const bareNumber = /^[\d.,]+(?!\s?(?!acres?\b|ac\b|sq|sf\b|m\/l|more|approx|total|deeded|ml\b|mol\b)\p{L}|[\d.,])/iu;

/** Labels of numbers that measure nothing: "Make / Serial: Fuqua / 15233AC". */
const notMeasured = /\b(?:range|serial|make|model|vin|apn|mls|id|parcel (?:no|number))\b/;
const numbered = /^[^\d:]{0,20}\b(?:serial|vin|apn)\b/i;

/** Candidates for the size of the home or of its lot. */
export function sizesOf(
  home: readonly Statement[],
  name: 'area' | 'lotSize',
  { decimal = '.' }: Pick<VisibleContext, 'decimal'>,
  make: Maker,
): readonly Open<'area'>[] {
  const summing = new Set<Open<'area'>>();
  const all = home.flatMap((statement): readonly Open<'area'>[] => {
    const { label, text, prose } = statement;
    if (notMeasured.test(label) || (!prose && numbered.test(text))) return [];
    const mentions = sizeMentions(text, label, decimal);
    if (mentions.length === 0 && name === 'area' && isAreaLabel(label)) return bareArea(statement, decimal, make);
    // "3,360 Building Sq Ft"
    const [, , labelBehind = ''] = /^(\d[\d.,]*)\s(\D{6,30})$/.exec(text) ?? [];
    if (mentions.length === 0 && name === 'area' && label === '' && isAreaLabel(normalLabel(labelBehind)))
      return bareArea(statement, decimal, make);
    const isInAcres = acresLabel.test(label);
    if (isInAcres && name === 'area') return [];
    // "Lot size: 7,405/0.17": in feet and in acres
    const [, inAcres] = (/^lot(?: size)?$/.test(label) ? /^[\d,]+\/(\d*\.\d+)\b/.exec(text) : null) ?? [];
    if (name === 'lotSize' && inAcres !== undefined) {
      const size = bareLot(inAcres, 'acres', decimal);
      return size === undefined ? [] : [make(statement, size, 'stated')];
    }
    // "Acres: 1.03 (44,867 SqFt)"
    if (name === 'lotSize' && isInAcres && (mentions.length === 0 || /^[\d.]+ \(/.test(text))) {
      const size = bareLot(text, 'acres', decimal);
      return size === undefined ? [] : [make(statement, size, 'stated')];
    }
    return mentions.flatMap((mention) => {
      const made = sizeCandidates(statement, mention, name, make);
      if (name === 'area' && prose && isOfHome(text, mention)) made.forEach((each) => summing.add(each));
      return made;
    });
  });
  if (name === 'lotSize')
    // Square feet beside acres are the same size, rounded otherwise.
    return all.length > 0
      ? all
      : home.flatMap((statement) => {
          const size = lotFeetLabel.test(statement.label) ? bareLot(statement.text, 'square feet', decimal) : undefined;
          return size === undefined ? [] : [make(statement, size, 'stated')];
        });
  // The size that the page calls the living area counts; others are totals, parts or the lot.
  const lots = distinct(sizesOf(home, 'lotSize', { decimal }, make)).map(({ value }) => value);
  const own = all.filter(({ value }) => !lots.some((lot) => sameSize(lot, value)));
  const shown = own.filter(({ evidence }) => evidence !== 'told' && evidence !== 'weak');
  const whole = all.filter((each) => summing.has(each)).map((each) => ({ ...each, evidence: 'stated' as const }));
  return shown.length > 0 ? withoutParts([...shown, ...whole]) : own;
}

/** "This 2,100 sq ft home", "the residence has five bedrooms in 7,800 square feet": a sentence about the whole home. */
const isOfHome = (text: string, { start, end }: SizeMention): boolean =>
  (/^\s(?:of )?(?:[\w'’-]+ )?living (?:space|area)\b/i.test(text.slice(end, end + 40)) &&
    /\b(?:offers?|has|boasts?|includes?|provides?|spans?)\s(?:over |about |approximately |nearly )?$/i.test(
      text.slice(Math.max(0, start - 50), start),
    )) ||
  (/^[\s-]{0,2}(?:[\w'’-]+ ){0,2}(?:home|house|residence|condo|townhome|townhouse|bungalow|ranch|colonial|cape)\b/i.test(
    text.slice(end, end + 40),
  ) &&
    /\b(?:this|an?) (?:[\w'’-]+ ){0,3}$/i.test(text.slice(Math.max(0, start - 50), start)));

/** If a printout gives the finished area of all levels and the area above the ground, the first is the home's. */
function withoutParts(sizes: readonly Open<'area'>[]): readonly Open<'area'>[] {
  const isTotal = ({ label = '' }: Open<'area'>): boolean => /\btotal (?:fin|finished|living)\b/.test(label);
  const isPart = ({ label = '' }: Open<'area'>): boolean => /\babove grade\b|\bmain\b/.test(label);
  // "Total square footage" above "Square footage" counts garages and porches, too.
  const isRoofed = ({ label = '', value }: Open<'area'>): boolean =>
    label.startsWith('total sq') &&
    sizes.some((each) => /^(?:sq|living)/.test(each.label ?? '') && each.value.value < value.value);
  const own = sizes.filter((size) => !isRoofed(size));
  return own.some(isTotal) ? own.filter((size) => !isPart(size)) : own;
}

function bareArea(statement: Statement, decimal: '.' | ',', make: Maker): readonly Open<'area'>[] {
  // "Main 1,004 Upper 1,128 Total 2,132"
  const [, total] = /^\p{L}+ \d.*\btotal ([\d,]{3,7})$/iu.exec(statement.text) ?? [];
  if (total !== undefined) {
    const size = sizeOf(readNumber(total, { source: 'text', decimal }), 'square feet');
    return size === undefined ? [] : [make(statement, size, 'stated')];
  }
  const match = /^(?:(?:approx|apx)\.? |about |~ ?)?(\d[\d.,]*)(?:\s?[-–]\s?(\d[\d.,]*))?/i.exec(statement.text);
  const second = otherSize(statement.text.replace(/^[^(]*/, ''));
  const sizes = [match?.[1], match?.[2] ?? second].flatMap((number) => {
    const size =
      number === undefined ? undefined : sizeOf(readNumber(number, { source: 'text', decimal }), 'square feet');
    return size === undefined ? [] : [size];
  });
  return sizes.map((size) => make(statement, size, 'stated', sizes.length > 1 ? 'range' : undefined));
}

function sizeCandidates(
  statement: Statement,
  mention: SizeMention,
  name: 'area' | 'lotSize',
  make: Maker,
): readonly Open<'area'>[] {
  const { kind, size, other, doubt } = mention;
  const { label, prose, text, section } = statement;
  const sizes = other === undefined ? [size] : [size, other];
  const around = text.slice(Math.max(0, mention.start - 45), mention.end + 35);
  if (name === 'lotSize') {
    if (kind !== 'lot') return [];
    const isListed = bedMentions(text).length > 0 && text.slice(0, mention.start).endsWith(', ');
    if ((prose && !isListed && !landNouns.test(around)) || ofMany.test(text.slice(0, mention.start))) return [];
    const evidence = prose || section === 'story' ? 'told' : label === '' ? 'shown' : 'stated';
    return sizes.map((each) =>
      make(statement, each, evidence, doubt === 'unit' || doubt === 'approximate' ? undefined : doubt),
    );
  }
  if ((size.value < leastHome[size.unit] && !isAreaLabel(label)) || kind === 'lot' || kind === 'part') return [];
  if (partOfHome.test(text.slice(Math.max(0, mention.start - 45), mention.start)) && !/main|rentable/i.test(around))
    return [];
  if (isWish(text.slice(0, mention.start))) return [];
  // "Total structure area" counts garages and porches, too.
  if (kind === 'total')
    return sizes.map((each) => make(statement, each, /^building\b/.test(label) ? 'told' : 'weak', doubt));
  if (prose) {
    const isHome =
      kind === 'home' ||
      bedMentions(text).length > 0 ||
      bathMentions(text).length > 0 ||
      // "At 2,085 square feet, it is larger than it looks"
      (/(?:^|[.!?] )at $/i.test(text.slice(0, mention.start)) &&
        /^(?:,| (?:it|this|the home)\b)/.test(text.slice(mention.end))) ||
      // "4,120 sqft of pure luxury", "larger than its 1,388 square feet"
      /(?:^|[.!] )$/.test(text.slice(0, mention.start)) ||
      (ofTrade.test(sentenceAt(text, mention)) && sizeMentions(text, label, '.').length === 1) ||
      /\b(?:its|all) $/i.test(text.slice(0, mention.start));
    return isHome ? sizes.map((each) => make(statement, each, 'told', doubt)) : [];
  }
  const evidence =
    kind === 'home' && label !== '' && !/^(?:size|area)$/.test(label)
      ? 'stated'
      : section === 'story'
        ? 'told'
        : 'shown';
  return sizes.map((each) => make(statement, each, evidence, doubt));
}
