import { statedPropertyOf } from '../../../../command-service/index.ts';
import { countIn, type StatedStatus } from '../../../../domain/storyboard/index.ts';
import { html, type Html } from '../../../../lib/html.ts';
import type { SharedVideo } from '../reads.ts';
import type { SharePageTexts } from './texts.ts';

const statuses = { sold: 'Sold', pending: 'Under contract' } as const satisfies Record<StatedStatus, string>;

/** A size in the reader's language, if its unit is known: "2,140 sq ft". */
function sizeIn(text: string, say: SharePageTexts): string {
  const figure = /^[\d.,]+/u.exec(text)?.[0];
  if (figure === undefined) return text;
  if (/sq\.?\s?ft|sqft|square[\s-]f|SF$|ft²|pies/iu.test(text)) return say('{size} sq ft', { size: figure });
  return /m²|m2|sq\.?\s?m|square met|metros/iu.test(text) ? `${figure} m²` : text;
}

/**
 * The facts that the video mentions: its owner has read and ordered these words. A video about a loan names figures of
 * the loan, not of the property.
 */
export function factList({ doc }: SharedVideo, say: SharePageTexts): Html {
  if (doc.template === 'lender') return html``;
  const { price, beds, baths, size, status } = statedPropertyOf(doc.script);
  const rows = [
    [say('Price'), price],
    [say('Bedrooms'), beds && String(countIn(beds) ?? beds)],
    [say('Bathrooms'), baths && String(countIn(baths) ?? baths)],
    [say('Size'), size && sizeIn(size, say)],
  ] as const;
  const known = rows.flatMap(([label, value]) =>
    value === undefined
      ? []
      : [
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
        ],
  );
  const badge = status === undefined ? html`` : html`<p class="status">${say(statuses[status])}</p>`;
  return known.length === 0
    ? badge
    : html`${badge}
        <dl class="facts">${known}</dl>`;
}
