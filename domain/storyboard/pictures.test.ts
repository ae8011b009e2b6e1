import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { picturesFor, type PictureHints } from './index.ts';
import { nameWords } from './topics.ts';

const hints = (part: Partial<PictureHints>): PictureHints => ({ label: '', alternative: '', url: '', ...part });
const labelled = (...labels: string[]) => labels.map((label) => hints({ label }));
const files = (...names: string[]) => names.map((name) => hints({ url: `https://cdn.example/photos/${name}` }));
const described = (...texts: string[]) => texts.map((alternative) => hints({ alternative }));

const spoken = (texts: readonly string[], seconds = 4) => texts.map((text) => ({ text, seconds, continues: false }));
/** The pictures of sentences of four seconds: one each. */
const shown = (sentences: readonly string[], pictures: readonly PictureHints[], address?: string) =>
  picturesFor(spoken(sentences), pictures, address).map(([first]) => first);

describe('a sentence shows the picture that fits it', () => {
  const english = [
    'Welcome to 418 Larkspur Ln, Austin.',
    'The kitchen opens to the family space.',
    'Three bedrooms are upstairs.',
    'The bathroom was renovated in 2021.',
    'The pool is heated all year.',
  ];
  const spanish = [
    'Bienvenido a la Calle del Roble 12.',
    'La cocina es amplia y nueva.',
    'Hay tres dormitorios arriba.',
    'El baño se renovó en 2021.',
    'La piscina es climatizada.',
  ];

  test.each([
    ['English labels', labelled('The pool', 'Primary bath', 'Bedroom two', 'Chef’s kitchen', 'Front of the house')],
    ['Spanish labels', labelled('Piscina', 'Baño principal', 'Dormitorio', 'Cocina', 'Fachada')],
    ['English alternative texts', described('Sparkling pool', 'Bathroom with tub', 'A bedroom', 'Kitchen', 'Exterior')],
    ['Spanish alternative texts', described('Alberca', 'Baño', 'Recámara', 'Cocina integral', 'Fachada de la casa')],
    ['English file names', files('pool.jpg', 'BathRoom_2.webp', '03-bedroom.png', 'img-kitchen-1.jpg', 'exterior.jpg')],
    ['Spanish file names', files('piscina.jpg', 'ba%C3%B1o.jpg', 'dormitorio1.jpg', 'cocina.jpeg', 'fachada.png')],
  ])('by %s', (_source, pictures) => {
    expect(shown(english, pictures)).toEqual([4, 3, 2, 1, 0]);
    expect(shown(spanish, pictures)).toEqual([4, 3, 2, 1, 0]);
  });

  test('in Chinese, Hindi and Farsi', () => {
    const pictures = files('pool.jpg', 'bath.jpg', 'bedroom.jpg', 'kitchen.jpg', 'front.jpg');
    expect(
      shown(['欢迎来到橡树街12号。', '厨房很大。', '有三间卧室。', '浴室是新的。', '泳池全年加热。'], pictures),
    ).toEqual([4, 3, 2, 1, 0]);
    expect(
      shown(['इस घर में आपका स्वागत है।', 'रसोई बड़ी है।', 'तीन बेडरूम हैं।', 'बाथरूम नया है।', 'स्विमिंग पूल गरम है।'], pictures),
    ).toEqual([4, 3, 2, 1, 0]);
    expect(
      shown(
        ['به این خانه خوش آمدید.', 'آشپزخانه بزرگ است.', 'سه اتاق‌خواب دارد.', 'حمام نو است.', 'استخر گرم است.'],
        pictures,
      ),
    ).toEqual([4, 3, 2, 1, 0]);
  });

  test('unless the owner has chosen another one, which other words get only after the rest', () => {
    const pictures = labelled('Kitchen', 'Pool', 'Garden');
    const chosen = pictures.map((picture, at) =>
      at === 1 ? { ...picture, chosenFor: ['The kitchen is new.'] } : picture,
    );
    expect(shown(['Welcome.', 'The kitchen is new.', 'Call today.'], chosen)).toEqual([0, 1, 2]);
  });

  test('a label counts more than an alternative text, and this more than the name of the file', () => {
    const pictures = [
      hints({ label: 'Bathroom', alternative: 'Kitchen', url: '/kitchen.jpg' }),
      hints({ alternative: 'Kitchen', url: '/bath.jpg' }),
      hints({ url: '/pool.jpg', alternative: 'Photo 3 of 28' }),
    ];
    expect(shown(['The kitchen is new.', 'The bathroom is new.', 'Enjoy the pool.'], pictures)).toEqual([1, 0, 2]);
  });

  test('a part that is named first counts more than a later one', () => {
    const pictures = files('garden.jpg', 'kitchen.jpg');
    expect(shown(['The kitchen opens to the garden.'], pictures)).toEqual([1]);
    expect(shown(['The garden is behind the kitchen.'], pictures)).toEqual([0]);
  });

  test.each([
    ['English', 'Are you looking for a home with a garden?', 'The kitchen opens to the garden', 'The house at dusk'],
    ['Spanish', '¿Busca una casa con jardín?', 'La cocina se abre al jardín', 'La casa al anochecer'],
    ['Hindi', 'क्या आपको बगीचे वाला घर चाहिए?', 'रसोई बगीचे की ओर खुलती है', 'शाम को घर'],
    ['Chinese', '您在找带花园的房子吗？', '厨房通向花园', '黄昏时的房子'],
    ['Farsi', 'آیا خانه‌ای با باغ می‌خواهید؟', 'آشپزخانه به باغ باز می‌شود', 'خانه در غروب'],
  ])('a picture does not show a thing that its label only mentions, in %s', (_language, sentence, kitchen, house) => {
    const pictures = labelled(kitchen, house);
    expect(shown([sentence], pictures)).toEqual([1]);
    expect(shown([kitchen], pictures)).toEqual([0]);
  });

  test.each([
    ['Backyard and patio', 'Behind the house, a patio gathers around a fire pit.'],
    ['Kitchen / Dining Room', 'The dining room seats twelve people.'],
    ['Cocina y comedor', 'El comedor de la casa es amplio.'],
    ['厨房、餐厅', '房子的餐厅很大。'],
    ['रसोई और भोजन कक्ष', 'घर का भोजन कक्ष बड़ा है।'],
    ['حیاط و استخر', 'استخر خانه گرم است.'],
  ])('a picture shows each part that its label lists: %s', (label, sentence) => {
    expect(shown([sentence], labelled('The house at dusk', label))).toEqual([1]);
  });

  test.each([
    ['No pool, but a big garden.', 1],
    ['Una casa sin piscina, con un gran jardín.', 1],
    ['这里没有泳池，花园很大。', 1],
  ])('a thing that is not there is not shown: %s', (sentence, picture) => {
    expect(shown([sentence], labelled('Pool', 'Garden', 'Bathroom'))).toEqual([picture]);
  });

  test.each([
    ['छत पर लकड़ी की धरन हैं, और दीवार के पास अंगीठी है।', 'a Hindi ceiling is no terrace'],
    ['کنار دیوار یک شومینهٔ سنگی هست.', 'a Farsi word is found with the sign that joins it to the next one'],
  ])('%s: %s', (sentence) => {
    expect(shown([sentence], labelled('Terrace', 'Fireplace', 'Bathroom'))).toEqual([1]);
  });

  test.each([
    ['Stone counters wrap around a sink that looks out to the garden.', 0],
    ['Raised beds line the fence.', 2],
    ['The beach is a short walk away.', 2],
    ['El comedor da al jardín.', 2],
    ['A screened porch runs along the kitchen side.', 2],
    ['Beyond the kitchen, the bedroom is quiet.', 1],
    ['A walk-in pantry keeps the counters clear.', 0],
    ['Coffee from the kitchen is best.', 0],
  ])('a thing that is only seen from a room is not shown: %s', (sentence, picture) => {
    const pictures = labelled('Kitchen', 'Bedroom', 'Front', 'Living room above the lake');
    expect(shown(['The kitchen is new.', sentence], pictures)).toEqual([0, picture]);
  });

  test('common phrases name no part of a property', () => {
    const pictures = files('front.jpg', 'lot.jpg', 'fireplace.jpg', 'kitchen.jpg');
    expect(
      shown(['In front of the fireplace you forget the day.', 'There is a lot of light in the kitchen.'], pictures),
    ).toEqual([2, 3]);
  });

  test('the primary bedroom differs from another one', () => {
    const pictures = files('bedroom2.jpg', 'primary-bedroom.jpg');
    expect(shown(['The primary bedroom has a balcony.', 'A second bedroom faces the street.'], pictures)).toEqual([
      1, 0,
    ]);
  });

  test('shared words count where no part of a property is named', () => {
    expect(shown(['The oak floors are new.'], labelled('Front', 'New roof', 'Oak floors throughout'))).toEqual([2]);
  });

  test('the first picture of a page is the outside where no picture is named so', () => {
    const pictures = files('1.jpg', '2.jpg', 'kitchen.jpg');
    expect(shown(['The kitchen is new.', 'Welcome to 12 Oak Street.'], pictures)).toEqual([2, 0]);
  });

  test('the name of a street means nothing', () => {
    const pictures = files('pool.jpg', 'garden.jpg', 'front.jpg');
    expect(
      shown(
        [
          'Welcome to 12 Pool Street.',
          'Visit us at Garden Lane in Austin.',
          'Bienvenido a la Calle del Jardín 4.',
          'Come to Pool Manor, 7 today.',
        ],
        pictures,
        'Pool Manor, 7',
      ),
    ).toEqual([2, 2, 2, 2]);
  });

  test('a word in all names does not distinguish one picture from another', () => {
    const pictures = files('lakeside-homes-a.jpg', 'lakeside-homes-b.jpg', 'lakeside-homes-oak.jpg');
    expect(shown(['Lakeside oak is rare.'], pictures)).toEqual([2]);
  });

  test('ids are not read as names', () => {
    expect(nameWords('/api/pictures/own/ba12bed34c5d6e7f8091a2b3c4d5e6f7ba12bed34c5d6e7f8091a2b3c4d5e6f7.webp')).toBe(
      '',
    );
    expect(nameWords('https://cdn.example/x/masterBedroom_2.jpg?w=800')).toBe('master Bedroom 2');
    expect(nameWords('https://cdn.example/%E0%A4%A/kitchen%ZZ.jpg')).toContain('kitchen');
    expect(nameWords('not a url at all')).toBe('not url all');
  });
});

describe('a sentence without a fitting picture', () => {
  test.each([
    ['The great room is bright.', 'Tall windows bring in the morning sun, and the oak floors are new.'],
    ['La sala es luminosa.', 'Las ventanas altas dejan entrar el sol.'],
    ['客厅很大。', '早晨的阳光从高大的窗户照进来。'],
    ['बैठक बड़ी है।', 'ऊँची खिड़कियों से सुबह की धूप आती है।'],
    ['اتاق نشیمن بزرگ است.', 'پنجره‌های بلند آفتاب صبح را می‌آورند.'],
  ])('stays in the room that was mentioned before: %s %s', (room, more) => {
    expect(shown([room, more], labelled('Front', 'Pool', 'Living room', 'Laundry'))).toEqual([2, 2]);
  });

  test('and one that names no room shows a bathroom, a laundry or a garage last', () => {
    const pictures = labelled('Front', 'Primary bathroom', 'Laundry', 'Garage', 'Second bedroom');
    expect(shown(['Welcome home.', 'Call me today.', 'See you soon.'], pictures)).toEqual([0, 4, 1]);
  });

  test.each(['Taxes are $6,412 a year.', 'Call me to see it.', 'It was built in 1998.'])(
    'leaves the room when it speaks of something else: %s',
    (sentence) => {
      expect(shown(['The great room is bright.', sentence], labelled('Living room', 'Front', 'View'))[1]).not.toBe(0);
    },
  );

  test('leaves the room for a picture that nobody has described', () => {
    const pictures = files('kitchen.jpg', '1.jpg', '2.jpg');
    const script = ['The kitchen is new.', 'Everybody will love it.', 'It is bright.', 'It is large.'];
    const [first, second, third, fourth] = shown(script, pictures);
    expect([first, fourth]).toEqual([0, third]);
    expect([second, third]).toEqual(expect.arrayContaining([1, 2]));
  });

  test('shows the outside with the size of the property', () => {
    expect(shown(['It offers 2,140 sq ft.', 'इसका क्षेत्रफल बड़ा है।'], labelled('Pool', 'Front'))).toEqual([1, 1]);
  });

  test('shows one without a hint rather than another room', () => {
    expect(shown(['The basement is dry.'], files('front.jpg', 'kitchen.jpg', '7.jpg'))).toEqual([2]);
  });

  test('shows the outside rather than a picture that only has another description', () => {
    const pictures = described('The front at dusk', 'Open hall under the trusses');
    expect(shown(['A large meeting room holds twenty.', 'The bathrooms are new.'], pictures)).toEqual([0, 0]);
  });

  test('shows the outside rather than another room', () => {
    expect(shown(['The basement is dry.'], files('kitchen.jpg', 'front.jpg', 'bath.jpg'))).toEqual([1]);
  });

  test('leaves a picture to the sentence that it fits', () => {
    const pictures = files('kitchen.jpg', 'pool.jpg', 'gym.jpg');
    expect(shown(['Call me today.', 'The kitchen is new.', 'Enjoy the pool.'], pictures)).toEqual([2, 0, 1]);
  });
});

describe('several pictures', () => {
  test('of one room take turns', () => {
    const pictures = files('kitchen-1.jpg', 'kitchen-2.jpg', 'front.jpg');
    expect(shown(['The kitchen is new.', 'The kitchen is bright.', 'The kitchen is large.'], pictures)).toEqual([
      0, 1, 0,
    ]);
  });

  test('are shown with a long sentence', () => {
    const pictures = files('kitchen-1.jpg', 'kitchen-2.jpg', 'front.jpg');
    expect(picturesFor(spoken(['The kitchen is new.'], 12), pictures)).toEqual([[0, 1]]);
  });

  test('without hints are all shown where there is time', () => {
    const pictures = files('1.jpg', '2.jpg', '3.jpg', '4.jpg');
    const all = picturesFor(spoken(['Welcome home.', 'It is a rare find.', 'Call me.', 'See you soon.'], 6), pictures);
    expect(new Set(all.flat())).toEqual(new Set([0, 1, 2, 3]));
  });

  test('stay through the clauses of a sentence that name nothing else', () => {
    const clauses = [
      { text: 'The kitchen has a large island,', seconds: 3, continues: false },
      { text: 'which everybody will love for years,', seconds: 3, continues: true },
      { text: 'and the pool is heated.', seconds: 3, continues: true },
    ];
    expect(picturesFor(clauses, files('a.jpg', 'kitchen.jpg', 'pool.jpg', 'b.jpg'))).toEqual([[1], [1], [2]]);
  });
});

describe('whatever the script and the pictures', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom('The kitchen', 'El baño', 'pool', 'Front of 12 Oak St', '卧室', 'रसोई', 'حیاط'),
  );
  const picture = fc.record({ label: text, alternative: text, url: fc.oneof(fc.webUrl(), text) });
  const passage = fc.record({ text, seconds: fc.double({ min: 0, max: 40, noNaN: true }), continues: fc.boolean() });

  test('each passage has different pictures that exist, at least one', () => {
    fc.assert(
      fc.property(fc.array(passage), fc.array(picture, { maxLength: 12 }), text, (passages, pictures, address) => {
        const chosen = picturesFor(passages, pictures, address);
        expect(chosen).toHaveLength(passages.length);
        for (const places of chosen) {
          expect(places.length > 0).toBe(pictures.length > 0);
          expect(new Set(places).size).toBe(places.length);
          for (const place of places) expect(pictures[place]).toBeDefined();
        }
      }),
    );
  });

  test('a room that is mentioned is shown when it has a picture, and no other room is', () => {
    const rooms = ['kitchen', 'bathroom', 'bedroom', 'garage', 'pool', 'garden', 'office', 'balcony'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(rooms, { minLength: 1 }),
        fc.array(fc.constantFrom(...rooms), { minLength: 1, maxLength: 8 }),
        (pictured, said) => {
          const pictures = [hints({ label: 'Front' }), ...pictured.map((room) => hints({ url: `/${room}-1.jpg` }))];
          const chosen = shown(
            said.map((room) => `The ${room} is large.`),
            pictures,
          );
          expect(chosen).toEqual(said.map((room) => pictured.indexOf(room) + 1));
        },
      ),
    );
  });
});
