import { findMoney } from '../../../../domain/facts/index.ts';
import { bedMentions } from '../text/rooms.ts';
import type { Line } from '../visible/lines.ts';
import { sectionOf, type Section } from '../visible/section-titles.ts';

/** The containers of a page: the parent of each, and its tag with its classes. */
export interface Containers {
  readonly parents: number[];
  readonly kinds: string[];
}

interface Card {
  readonly lines: Line[];
  prices: number;
  rooms: number;
  heading: boolean;
}

const leastPrice = 500;

const ofCards: ReadonlySet<Section | undefined> = new Set([undefined, 'units', 'agent']);
/** "Facts and features" begins a part of the page, which is no card beside the other homes. */
const isPartOfPage = ({ part, text }: Line): boolean => part === 'heading' && !ofCards.has(sectionOf(text));

/** A column of a page holds more lines than a card. */
const longestCard = 20;

/** The cards of a family, unless one of them is the page itself, beside a column of other homes. */
function withoutPage(family: readonly Card[]): readonly Card[] {
  const [longest, next] = family.toSorted((a, b) => b.lines.length - a.lines.length);
  const isPage =
    longest !== undefined &&
    next !== undefined &&
    longest.lines.length > longestCard &&
    longest.lines.length > 2 * next.lines.length;
  return isPage ? family.filter((card) => card !== longest) : family;
}

/**
 * Marks the lines of sibling cards: containers of one parent and one kind. At least two of them hold a price and rooms.
 * They are other homes, or the units of a building, and never the home of the page.
 */
export function withCards(lines: readonly Line[], { parents, kinds }: Containers): readonly Line[] {
  const cards = new Map<number, Card>();
  for (const line of lines) {
    const prices = findMoney(line.text).filter(
      ({ price, perWhat }) =>
        price.amount >= leastPrice && perWhat === undefined && !/^(?:taxes|hoa|dues)\b/i.test(line.text),
    );
    const rooms = bedMentions(line.text).length;
    for (const container of line.trail ?? []) {
      const card = cards.get(container) ?? { lines: [], prices: 0, rooms: 0, heading: false };
      card.lines.push(line);
      card.prices += prices.length;
      card.rooms += rooms;
      card.heading ||= line.level === 1 || isPartOfPage(line);
      cards.set(container, card);
    }
  }
  const families = new Map<string, Card[]>();
  for (const [container, card] of cards) {
    if (card.prices === 0 || card.rooms === 0 || card.heading) continue;
    const family = `${parents[container]} ${kinds[container]}`;
    families.set(family, [...(families.get(family) ?? []), card]);
  }
  const marked = new Set(
    [...families.values()]
      .map(withoutPage)
      .filter((family) => family.length > 1)
      .flatMap((family) => family.flatMap((card) => card.lines)),
  );
  return marked.size === 0 ? lines : lines.map((line) => (marked.has(line) ? { ...line, card: true } : line));
}
