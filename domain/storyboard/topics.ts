import { regex } from '../regex.ts';

/** The parts of a property that pictures show and sentences speak of, in the languages of the scripts. */

/**
 * Words of one topic: English and Spanish ones without accents, Hindi and Farsi ones, and Chinese ones, which have no
 * blanks around them. Compiled when first asked for: all of them would be a tenth of the server's start.
 */
function words(latin: string, spaced: string, chinese: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () =>
    (pattern ??= new RegExp(
      `(?<![a-z0-9])(?:${latin})(?![a-z0-9])|(?<![\\p{L}\\p{M}])(?:${spaced.normalize('NFD')})(?![\\p{L}\\p{M}])|${chinese}`,
      'gu',
    ));
}

const patterns = {
  exterior: words(
    'exteriors?|facades?|curb appeal|curbside|street ?view|frontage|elevation|(?<!(?:in|up) )front(?! (?:porch|door|desk|row|yard))|fachadas?|frente(?! a)|vista de la calle',
    'बाहरी|نما|نمای بیرونی',
    '外观|外墙|正面|门面',
  ),
  entrance: words(
    'entry(?: ?way)?|entrance|foyer|front door|vestibule|mud ?room|recibidor|vestibulo|zaguan|puerta principal|entrada(?! (?:minima|inicial|de ))',
    'प्रवेश द्वार|प्रवेश|ورودی',
    '玄关|门厅',
  ),
  porch: words('porch(?:es)?|verandas?|porches?|portico', 'बरामदा|बरामदे|ایوان', '门廊'),
  living: words(
    'living(?: ?room| area| space)|living(?! in| here| with)|family ?room|great ?room|sitting (?:room|area)|den|lounge|salas?(?! de (?:juntas|reuniones|cine))|salon(?:es)?|estancia|cuarto de estar',
    'बैठक|लिविंग रूम|ड्रॉइंग रूम|اتاق نشیمن|نشیمن|پذیرایی|سالن',
    '客厅|起居室',
  ),
  kitchen: words(
    'kitchens?|kitchenette|counter ?tops?|cook ?tops?|ovens?|stoves?|appliances|pantry|cocinas?|cocineta|encimeras?|despensa|estufa|electrodomesticos',
    'रसोई|रसोईघर|किचन|آشپزخانه',
    '厨房|岛台|中岛',
  ),
  dining: words(
    'dining(?: ?room| area)?|breakfast (?:nook|area|room)|comedor(?:es)?|desayunador',
    'भोजन कक्ष|डाइनिंग|डाइनिंग रूम|غذاخوری|ناهارخوری',
    '餐厅',
  ),
  bedroom: words(
    '(?:master|primary)? ?bed ?rooms?|(?<!(?:raised|flower|garden|planting|river) )beds?|br|bdrms?|dormitorios?|habitacion(?:es)?|recamaras?|alcobas?|cuartos?(?! de (?:bano|estar|lavado))|suite',
    'बेडरूम|शयनकक्ष|शयन कक्ष|اتاق ?خواب|خوابه',
    '卧室|睡房|主卧|卧',
  ),
  primary: words(
    '(?:primary|master|main|owner s?) ?(?:bed ?room|suite|retreat|bath(?: ?room)?)|(?:dormitorio|habitacion|recamara|suite|alcoba|bano) principal',
    'मास्टर बेडरूम|मुख्य शयनकक्ष|اتاق ?خواب (?:اصلی|مستر)',
    '主卧',
  ),
  bath: words(
    'bath(?:s|tubs?| ?rooms?)?|ba|(?:master|primary) ?bath(?: ?room)?|en ?suite|powder room|showers?|tub|banos?|banera|ducha|regadera|aseo',
    'बाथरूम|स्नानघर|حمام|سرویس بهداشتی',
    '浴室|卫生间|洗手间',
  ),
  office: words(
    'offices?|study|library|work ?space|oficinas?|despacho|estudio|biblioteca',
    'कार्यालय|ऑफिस|दफ़्तर|دفتر(?: کار)?|اتاق کار',
    '书房|办公室',
  ),
  laundry: words('laundry|utility room|lavanderia|lavadero|cuarto de lavado', 'लॉन्ड्री|رختشویی|رختشوی خانه', '洗衣房'),
  garage: words(
    'garages?|carports?|driveways?|parking|cocheras?|garajes?|estacionamiento|aparcamiento|parqueadero',
    'गैराज|पार्किंग|پارکینگ|گاراژ',
    '车库|车位|停车',
  ),
  basement: words('basements?|cellars?|rec room|sotanos?', 'तहखाना|तहखाने|زیرزمین', '地下室'),
  attic: words('attics?|lofts?|atico|buhardilla|desvan|altillo', 'अटारी|اتاق زیر ?شیروانی', '阁楼'),
  closet: words('closets?|walk in(?! pantry)|wardrobes?|armarios?|vestidor', 'अलमारी|کمد', '衣帽间|衣柜'),
  stairs: words('stairs?|stair(?:case|way)|escaleras?', 'सीढ़ी|सीढ़ियाँ|پله ?ها|راه ?پله', '楼梯'),
  fireplace: words('fireplaces?|chimeneas?', 'अंगीठी|चिमनी|شومینه', '壁炉'),
  garden: words(
    'gardens?|(?:raised|flower) beds?|(?:back|front|side) ?yards?|yards?|lawns?|landscap(?:ed|ing)|jardin(?:es)?|patio trasero|traspatio|cesped|huerto',
    'बगीचा|बगीचे|बाग|आँगन|باغ|باغچه|حیاط',
    '花园|院子|后院|庭院',
  ),
  patio: words(
    'patios?(?! trasero)|decks?|terraces?|pergolas?|terrazas?|asador|outdoor kitchen',
    'आंगन|टेरेस|تراس',
    '露台|天台',
  ),
  balcony: words('balcon(?:y|ies)|balcon(?:es)?', 'बालकनी|بالکن', '阳台'),
  pool: words(
    'pools?|swimming|spa|hot tub|jacuzzi|piscinas?|albercas?|pileta',
    'स्विमिंग पूल|पूल|तरणताल|استخر',
    '泳池|游泳池',
  ),
  view: words(
    'views?|skyline|vistas?|panoram(?:a|as|ic|ica|icas)',
    'नज़ारा|नज़ारे|दृश्य|چشم ?انداز|منظره',
    '景观|景色|视野|风景',
  ),
  water: words(
    'lake(?: ?front)?|beach(?: ?front)?|ocean(?: ?front)?|water ?front|river|lago|playa|mar|rio|muelle',
    'झील|समुद्र|دریا|دریاچه|ساحل',
    '湖|海滩|海景',
  ),
  plan: words('floor ?plans?|blueprints?|planos?', 'नक्शा|نقشه|پلان', '户型图|平面图'),
  area: words(
    'aerial|drone|neighbou?rhoods?|community|parks?|schools?|shops|shopping|downtown|aerea|barrio|vecindario|parques?|escuelas?|colegios?|tiendas',
    'पड़ोस|मोहल्ला|पार्क|स्कूल|محله|پارک|مدرسه',
    '社区|公园|学校|小区|鸟瞰',
  ),
  gym: words('gym|fitness|gimnasio', 'जिम|باشگاه', '健身房'),
  lobby: words('lobby|reception|recepcion', 'लॉबी|لابی', '大堂'),
  warehouse: words('warehouses?|loading docks?|almacen|nave industrial|bodega', 'गोदाम|انبار', '仓库'),
  shop: words('storefronts?|retail|shop floor|local comercial|escaparate', 'दुकान|مغازه', '店面|商铺'),
  meeting: words('conference|meeting room|boardroom|sala de (?:juntas|reuniones)', 'सभागार|اتاق جلسه', '会议室'),
  land: words('lots?(?! of)|acres?|acreage|land|terrenos?|lotes?|parcela', 'ज़मीन|भूखंड|زمین', '地块|土地'),
} as const;

/** A part of a property. */
export type Topic = keyof typeof patterns;

/** Words for the whole building, and for its size: a picture of it is one of the outside. */
const building = words(
  'houses?|homes?|property|residence|buildings?|townhouses?|townhomes?|condos?|bungalows?|cottages?|sq ft|sqft|square f(?:ee|oo)t|casas?|viviendas?|hogar|propiedad|residencia|edificios?|(?:pies|metros) cuadrados',
  'घर|मकान|क्षेत्रफल|خانه|ملک|ساختمان|مساحت',
  '房子|房屋|住宅|房产|面积',
);

/** Parts that are not there: "No pool, but a garden". */
const missing = /(?<![\p{L}\p{M}])(?:no|without|sin|بدون) (?:an? |una? )?[\p{L}\p{M}]+|没有\p{Script=Han}{2}/gu;

/** Parts that a place only looks at or leads to: "The kitchen opens to the garden". */
const beyond =
  /(?<![a-z])(?:(?:look|open|lead|fac)(?:s|es|ing)? (?:out )?(?:to|over|onto|on|at|towards?|upon)|faces|facing|overlook(?:s|ing)|se abren? (?:al?|hacia)|dan? (?:al?|hacia)|con vistas? (?:al?|hacia)) (?:the |an? |la |el |un |una )?[a-z]+/gu;

/** Parts that only say where the subject is: "Beyond the kitchen, the laundry", "Detrás de la casa". */
const aside = regex('gu')`
  (?<![a-z])(?:
    along|next to|beside|off|above|below|near|behind|beyond|past|from|over|desde|detras de|junto a
    |al lado de|cerca de|sobre
  )
  [ ](?:the|la|el|los|las)[ ](?:
    primary |main |master |front |back |living |dining |family |great |laundry[ ]
  )?[a-z]+
`;

/**
 * Words that any picture may go with, because they are about the property as a whole or address its buyer: figures,
 * such as prices, dates and distances, and what a buyer should do.
 */
const general = words(
  'call|text|email|contact|visit|schedule|tours?|showing|appointment|today|taxes|fees?|price[ds]?|hoa|listed|contract|pending|sold|available|minutes|miles|offers?|welcome|neighbou?rhood|street|town|city|llam\\p{L}*|contact\\p{L}*|visit\\p{L}*|cita|hoy|impuestos|cuota|precio|minutos|millas|oferta|contrato|vendid[oa]|disponible|bienvenid[oa]s?|ciudad|calle',
  'फ़ोन|कॉल|संपर्क|आज|कीमत|मिनट|मील|स्वागत|शहर|تماس|امروز|قیمت|دقیقه|شهر|خیابان|خوش آمدید',
  '电话|联系|预约|今天|价格|分钟|欢迎|城市|市中心',
);

const suffixes =
  'street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|place|pl|way|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|trail|trl|loop|square|sq';
/** Streets of an address, whose names mean nothing: "12 Pool Street", "Calle del Jardín 4". */
const streets: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])\\d{1,6}\\p{L}?\\s+(?:[\\p{L}\\p{N}'’.]+\\s+){1,4}?(?:${suffixes})(?![\\p{L}\\p{N}])\\.?`,
    'giu',
  ),
  new RegExp(
    `(?:\\p{Lu}[\\p{Ll}'’.]+\\s+){1,3}(?:${suffixes.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())})(?![\\p{L}\\p{N}])\\.?`,
    'gu',
  ),
  /(?<![\p{L}\p{N}])(?:Calle|C\/|Avenida|Avda?\.|Paseo|Camino|Plaza|Calzada|Carretera)\s+(?:(?:de|del|la|las|los|el|y)\s+)*(?:\p{Lu}[\p{L}'’]*\s*)+(?:,?\s*(?:n[.º°]*\s*)?\d+)?/gu,
  /[\p{Script=Han}]{1,3}(?:路|街|大道|巷)(?:\d+号)?/gu,
  /[\p{L}\p{M}]+\s+(?:स्ट्रीट|रोड|मार्ग|एवेन्यू|लेन)/gu,
  /(?:خیابان|کوچه|بلوار)\s+[\p{L}\p{M}]+/gu,
];

const lower = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .toLowerCase()
    .replaceAll('\u200C', ' ')
    // The sign that joins a Farsi word to the next one.
    .replaceAll(/(?<=ه)\u0654/gu, '');

/** A text in lower case and without accents, with "and" for the marks of a list, and a blank for all other marks. */
const plain = (text: string): string =>
  lower(text)
    .replaceAll(/(?<=[\p{L}\p{M}])\s*[,،、&+/]\s*(?=\p{L})/gu, ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Words that say nothing about a picture or a sentence. */
const common = new Set(
  `the and for you your our its all are was has two one new not can see per out del las los con una por que sus son
  this that with from have here your home house room rooms they their there will been more also into over through just
  photo photos image images picture pictures foto fotos imagen listing listed large small full view original copy
  para este esta casa tiene cuenta donde como desde hasta sobre todo toda muy nuevo nueva nuevos nuevas hogar`.split(
    /\s+/u,
  ),
);

const stem = (word: string): string => word.replace(/(?<=[a-z]{3})s$/u, '');

/** The topics of a text. */
export interface Subject {
  /** Parts of a property with the place at which each first appears, in the order of appearance. */
  readonly topics: ReadonlyMap<Topic, number>;
  /** The part that is named first, and those that are listed with it: "Kitchen and dining room". */
  readonly main: ReadonlySet<Topic>;
  /** Whether it names the building, or its address. */
  readonly building: boolean;
  readonly address: boolean;
  /** Whether it has figures, or speaks to the buyer: it adds nothing to what was said before. */
  readonly general: boolean;
  /** Its other telling words, without their endings. */
  readonly words: ReadonlySet<string>;
}

/** A part of a property in a text, by the places of its first and after its last letter. */
interface Mention {
  readonly topic: Topic;
  readonly from: number;
  readonly to: number;
}

/** The parts that a plain text names, in the order of their first mentions. */
const mentionsIn = (text: string): readonly Mention[] =>
  (Object.keys(patterns) as Topic[])
    .flatMap((topic): Mention[] => {
      const [first] = text.matchAll(patterns[topic]());
      return first === undefined ? [] : [{ topic, from: first.index, to: first.index + first[0].length }];
    })
    .toSorted((one, other) => one.from - other.from);

const onlyJoins = /^ ?(?:and|y|e|和|与|及|और|व|و) ?(?:the |la |el )?$/u;

/** The first mentions, with nothing but "and" between them. */
function listedFirst(mentions: readonly Mention[], text: string): readonly Mention[] {
  let end = mentions[0]?.to ?? 0;
  const other = mentions.findIndex(({ from, to }) => {
    const isJoined = from <= end || onlyJoins.test(text.slice(end, from));
    end = Math.max(end, to);
    return !isJoined;
  });
  return other < 0 ? mentions : mentions.slice(0, other);
}

/**
 * Finds what a text speaks of.
 *
 * @param address of the property, if known: its words mean nothing else
 */
export function subjectOf(text: string, address = ''): Subject {
  const [place = ''] = address.split(/[,，،]/u);
  const known = place.trim();
  const isKnown = known.length > 3 && lower(text).includes(lower(known));
  const named = isKnown ? lower(text).replaceAll(lower(known), ' ') : text;
  const rest = streets.reduce((left, street) => left.replaceAll(street, ' '), named);
  const whole = plain(rest).replaceAll(missing, ' ').replaceAll(beyond, ' ');
  const matter = whole.replaceAll(aside, ' ');
  const read = mentionsIn(matter).length > 0 ? matter : whole;
  const found = mentionsIn(read);
  return {
    topics: new Map(found.map(({ topic, from }) => [topic, from])),
    main: new Set(listedFirst(found, read).map(({ topic }) => topic)),
    general: /\p{N}/u.test(rest) || read.search(general()) >= 0,
    building: read.search(building()) >= 0,
    address: isKnown || rest !== named,
    words: new Set(
      read
        .split(' ')
        .filter((word) => word.length > 2 && !/\d/u.test(word) && !common.has(word))
        .map(stem),
    ),
  };
}

/** Numbers between letters, or letters between numbers: an id, not a name. */
const id = /\d\p{L}+\d|\p{L}\d+\p{L}/u;

/**
 * The words of a file's name in a web address, `camelCase` in parts and numbers apart from words. Ids, such as the hash
 * of an uploaded picture, have none.
 */
export function nameWords(address: string): string {
  const path = URL.parse(address, 'https://pictures.example')?.pathname ?? '';
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const decoded = ((): string => {
    try {
      return decodeURIComponent(last);
    } catch {
      return last;
    }
  })();
  return decoded
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => !id.test(part))
    .flatMap((part) => part.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})/u))
    .filter((part) => part.length > 2 || !/[a-z]/iu.test(part))
    .join(' ');
}
