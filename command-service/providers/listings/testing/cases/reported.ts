import { reading } from '../reading-case.ts';
import type { ReadingCase } from '../reading-case.ts';

/** Reduced inputs of faults that were seen on real pages. Only the named facts are compared. */
export const reportedCases: readonly ReadingCase[] = [
  reading(
    'typed',
    'home office',
    `12 Elm St, Austin, TX 78704
$645,000
4 bedrooms, 3 baths, 2,780 square feet
The home office has French doors and built-ins, and the kitchen has an island.`,
    { beds: 4, baths: 3, scriptNot: /office space/i, typeNot: /office/ },
  ),
  reading(
    'page',
    'acres 3 decimals',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>$534,900</p><p>3 beds</p><p>Lot size: 0.172 acres</p></body></html>`,
    { lotSize: '0.172 acres' },
  ),
  reading(
    'page',
    'digit before area',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>$1,450/mo</p><p>Unit 3 850 sq ft, 2 beds</p></body></html>`,
    { area: '850 square feet' },
  ),
  reading(
    'page',
    'price per sqft',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>3 bd | 2.5 ba | 1,850 sqft | $425/sqft | $785,000</p></body></html>`,
    { price: '785000' },
  ),
  reading(
    'page',
    'per sf month',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>Industrial space for lease</p><p>Asking rent: $1.50 /SF/MO NNN</p><p>12,000 SF available</p></body></html>`,
    { price: '1.5 per square foot per month' },
  ),
  reading(
    'page',
    'average price',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>$785,000</p><p>3 beds</p><p>The average sale price is $560,000 in Travis Heights</p></body></html>`,
    { price: '785000' },
  ),
  reading(
    'page',
    'history listed',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>$534,900</p><p>3 beds</p><p>1/12/2026 Listed for sale $549,900</p></body></html>`,
    { price: '534900' },
  ),
  reading(
    'page',
    'zestimate line',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>Zestimate®</p><p>$541,300</p><p>$534,900</p><p>3 beds</p></body></html>`,
    { price: '534900' },
  ),
  reading(
    'page',
    'assessed',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>Assessed value: $612,400</p><p>$749,000</p><p>4 beds</p></body></html>`,
    { price: '749000' },
  ),
  reading(
    'page',
    'payment first',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>Estimated payment</p><p>$22,840</p><p>List price</p><p>$3,450,000</p><p>6 beds</p></body></html>`,
    { price: '3450000' },
  ),
  reading(
    'page',
    'price on request',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>Price upon request</p><p>5 beds, 8,120 SF</p><p>Monthly maintenance $11,940</p></body></html>`,
    { price: 'open' },
  ),
  reading(
    'page',
    'rent range',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>The Marlowe</h1><p>1840 Pearl St, Denver, CO 80203</p><p>Monthly Rent</p><p>$1,675 - $3,940</p><p>1 - 3 bd</p><p>1 - 2.5 ba</p><p>612 - 1,488 sq ft</p><ul><li>Cat Rent: $35</li></ul></body></html>`,
    { price: 'open', beds: 'open', area: 'open' },
  ),
  reading(
    'page',
    'builder from',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>Ridgeline at Cypress Run</h1><p>From the low $400s</p><p>3-5 Beds | 2-4 Baths | 1,812 - 3,411 Sq. Ft.</p><p>The Aster From $412,990 3 bd 2 ba</p></body></html>`,
    { price: 'open', beds: 'open' },
  ),
  reading(
    'page',
    'duplex',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>1214 Fenwick St, Durham, NC 27701</h1><p>$589,000</p><p>Unit A: 3 beds, 1.5 baths, 1,150 sq ft, rent $1,850/month</p><p>Unit B: 2 beds, 1 bath, 920 sq ft, rent $1,500/month</p><p>Duplex, 2,070 sq ft in all</p></body></html>`,
    { price: '589000', beds: 'open', area: '2070 square feet' },
  ),
  reading(
    'page',
    'label inline',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>$534,900</p><p>Bed: 3 Bath: 2</p></body></html>`,
    { beds: 3, baths: 2 },
  ),
  reading(
    'page',
    'plus bedrooms',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>45 Linden Cres, Guelph, ON</h1><p>$879,900</p><p>3 + 1 Bedrooms</p><p>1,500 - 2,000 sqft</p></body></html>`,
    { beds: 'open', area: 'open' },
  ),
  reading(
    'page',
    'garage area',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>$560,000</p><ul><li>Garage: 960 sq ft</li><li>Unfinished basement 1,400 sq ft</li><li>Main house: 2,236 sq ft finished</li></ul></body></html>`,
    { area: '2236 square feet' },
  ),
  reading(
    'page',
    'land area',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>$470,000</p><p>3 Beds</p><p>315.15m²</p><p>The external land size for 12 Elm St is 315.15m².</p></body></html>`,
    { area: 'open', lotSize: '315.15 square meters' },
  ),
  reading(
    'page',
    'addition year',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>6 Church Ln, Rhinebeck, NY 12572</h1><p>$825,000</p><p>A Greek Revival, circa 1842, with five fireplaces. The addition was built in 2004 and holds the kitchen.</p><p>4 bedrooms</p></body></html>`,
    { yearBuilt: 'open' },
  ),
  reading(
    'page',
    'agent office',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><div>Harbor &amp; Hill Realty, 12 Front St, Mystic, CT 06355</div><h1>Fairhaven farmhouse</h1><p>Foxglove Road, Northfield, OX9</p><p>£695,000</p><p>4 beds</p></body></html>`,
    { address: 'Foxglove Road' },
  ),
  reading(
    'page',
    'search results',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>Springfield Homes for Sale</h1><p>The median listing price is $1,495,000</p><div>$998,000<br>3 bed 2 bath 1,830 sqft<br>142 Fenwick St</div><div>$725,000<br>2 bed 1 bath<br>9 Alder St</div></body></html>`,
    { refused: true },
  ),
  reading(
    'page',
    'sold',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><div>SOLD</div><h1>12 Elm St, Austin, TX 78704</h1><p>$534,900</p><p>Sold on 03/04/26</p><p>3 beds</p></body></html>`,
    { scriptNot: /offered at|asking price|price is/i },
  ),
  reading(
    'page',
    'auction',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>Foreclosure Auction</p><p>Est. Resale Value</p><p>$162,400</p><p>Est. Opening Bid</p><p>$58,000</p><p>3 beds</p></body></html>`,
    { price: 'open' },
  ),
  reading(
    'page',
    'range price',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>$470,000 - $500,000</p><p>3 beds</p></body></html>`,
    { price: 'open' },
  ),
  reading(
    'page',
    'nav items',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><ul><li>Home</li><li>About</li><li>MLS Info</li><li>Contact</li></ul><h1>12 Elm St, Austin, TX 78704</h1><p>$534,900</p><p>3 beds 2 baths</p><ul><li>Covered patio</li><li>Gas range</li></ul></body></html>`,
    { scriptNot: /MLS info|: home, about/i },
  ),
  reading(
    'page',
    'browser notice',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>$534,900</p><p>3 beds 2 baths</p><p>Please note that you are using an outdated browser which is not compatible with some elements of the site.</p><p>A brick ranch with a new roof and a garden of native plants behind a low stone wall.</p></body></html>`,
    { scriptNot: /outdated browser/i },
  ),
  reading(
    'page',
    'inline button',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><p>$534,900</p><p>3 beds 2 baths</p><p>It was last sold in 2018 and <button>418 other homes</button> in Austin have recently been sold this year.</p></body></html>`,
    { scriptNot: /2018 and in Austin/i },
  ),
  reading(
    'page',
    'tailwind hidden',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>12 Elm St, Austin, TX 78704</h1><div class="hidden lg:block"><p>$785,000</p><p>3 beds 2 baths 1,850 sqft</p></div></body></html>`,
    { price: '785000', beds: 3 },
  ),
  reading(
    'page',
    'white hero',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><div style="background:#222"><h1 style="color:#fff">12 Elm St, Austin, TX 78704</h1><p style="color:white">$785,000</p></div><p>3 beds 2 baths</p></body></html>`,
    { price: '785000', address: '12 Elm' },
  ),
  reading(
    'page',
    'aspnet form',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><form method="post" action="./Default.aspx" id="aspnetForm"><h1>12 Elm St, Austin, TX 78704</h1><table><tr><td>List Price:</td><td>$445,000</td></tr><tr><td>Bedrooms:</td><td>3</td></tr></table></form></body></html>`,
    { price: '445000', beds: 3 },
  ),
  reading(
    'page',
    'next data',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title><meta property="og:title" content="33 Orchard Hill Rd, Nashua, NH 03062"></head><body><div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"property":{"list_price":525000,"description":{"beds":4,"baths_consolidated":"2.5","sqft":2312}}}}}</script></body></html>`,
    { price: '525000', beds: 4 },
  ),
  reading(
    'page',
    'microdata',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><div itemscope itemtype="http://schema.org/SingleFamilyResidence"><meta itemprop="numberOfBedrooms" content="3"><div itemprop="floorSize" itemscope><meta itemprop="value" content="1835"><meta itemprop="unitCode" content="FTK"></div><div itemprop="offers" itemscope><meta itemprop="price" content="189900"><meta itemprop="priceCurrency" content="USD"></div></div></body></html>`,
    { price: '189900', beds: 3, area: '1835 square feet' },
  ),
  reading(
    'page',
    'event title',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><script type="application/ld+json">{"@type":"Event","name":"Open House - 12:00 PM - 3:00 PM","location":{"@type":"Place","address":{"streetAddress":"12 Elm St","addressLocality":"Austin"}},"offers":{"@type":"Offer","price":534900,"priceCurrency":"USD"}}</script><h1>12 Elm St, Austin, TX 78704</h1><p>3 beds</p></body></html>`,
    { titleNot: /Open House/ },
  ),
  reading(
    'typed',
    'address highway',
    `1107 Hwy 62, Mountain Home, AR 72653
$500,000
3 beds`,
    { address: '1107 Hwy 62' },
  ),
  reading(
    'typed',
    'address suffix',
    `230 Heron Pt, Beaufort, SC 29902
$500,000
3 beds`,
    { address: '230 Heron' },
  ),
  reading(
    'page',
    'approx acres',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>40 County Road 214, Marfa, TX 79843</h1><p>$268,000</p><p>160.5± Acres</p><p>Land for sale</p></body></html>`,
    { lotSize: '160.5 acres' },
  ),
  reading(
    'page',
    'cents',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body><h1>4100 Commerce Pkwy, Plano, TX</h1><p>Office for lease $26.50 /SF/YR</p></body></html>`,
    { script: /\$26\.50/ },
  ),
  reading(
    'typed',
    'fair housing',
    `12 Elm St, Austin, TX 78704
$512,000
3 beds 2 baths 1,540 sq ft
Perfect family home with a yard.
A family-oriented community.
Your kids will love the yard.
Would suit a retired couple.
Great for seniors.
Mature adults preferred.
A safe, quiet neighborhood.
The safest area in town.
In a crime-free zone.
Walk to church on Sunday.
Must speak English.
Award-winning school district.
A short stroll to the finest schools.
Female roommates only.
No housing vouchers accepted.`,
    { scriptNot: /family home|kids|retired couple|seniors|safe|crime|church|English|school|Female|vouchers/i },
  ),
  reading(
    'typed',
    'status, days on the market and a label on the line of the story',
    `$534,900
12 Elm St, Austin, TX 78704
3 bd 2 ba 1,540 sqft
Active. 3 days on Zillow What's special: Welcome to this stunning, light-filled home on a quiet street.
Chef's kitchen w/ quartz counters and a walk-in pantry.
Listed by: Dana Whitfield, Summit Homes 303-555-0148`,
    { script: /light-filled home/, scriptNot: /active|zillow|special/i },
  ),
  reading(
    'typed',
    'the agent on the last line',
    `12 Elm St, Austin, TX 78704
$534,900
Overview: The kitchen was rebuilt in maple with a soapstone island.
Listed by: Dana Whitfield, Summit Homes 303-555-0148`,
    { script: /Dana Whitfield/, scriptNot: /overview/i },
  ),
];
