import { nameWords, subjectOf, type Subject, type Topic } from './topics.ts';

/** The known facts about a picture. */
export interface PictureHints {
  /** The caption under it; '' for none. */
  readonly label: string;
  /** Its alternative text on the page of the listing; '' for none. */
  readonly alternative: string;
  /** Its address, for the name of its file. */
  readonly url: string;
  /** The passages, by their words, that the owner has chosen it for. */
  readonly chosenFor?: readonly string[];
}

/** A sentence, or a clause of one, and how long it takes to say. */
export interface SpokenPassage {
  readonly text: string;
  readonly seconds: number;
  /** Whether it goes on with the sentence before it. */
  readonly continues: boolean;
}

/** Seconds for which a picture is shown in a passage that several fit. */
const pace = 6;
/**
 * The weights of a shared part of the property, of the building and of a shared word. A part that is named first counts
 * most.
 */
const points = { topic: 12, later: 10, building: 6, word: 2 } as const;
/** The weight, as a share, of a part that a hint only mentions: "The kitchen opens to the garden" shows no garden. */
const mentioned = 1 / 6;
/** Topics that are seen from a room, but not shown by a picture of the room: "Living room above the lake". */
const scenery: ReadonlySet<Topic> = new Set(['water', 'area']);
/** A picture with this score for shared words replaces the part of the property that was spoken of. */
const enoughWords = points.word * 1.5;
/** After this many passages the words are no longer about a part of the property that was named before them. */
const mostAdded = 4;
/** Pictures with this share of the best score fit as well as the best one. */
const goodEnough = 0.9;
const sources = ['label', 'alternative', 'url'] as const;
/** How much each source is trusted: the owner's words most. */
const trust = { label: 1, alternative: 0.9, url: 0.8 } as const;

/** Rooms that say little about a home: a passage about none of them shows them last. */
const plain: ReadonlySet<Topic> = new Set(['bath', 'laundry', 'garage', 'closet', 'basement', 'plan']);

const outside: ReadonlySet<Topic> = new Set(['exterior']);

interface KnownPicture {
  readonly topics: ReadonlySet<Topic>;
  /** The topics that its hint names first, such as both of "Kitchen and dining room". */
  readonly main: ReadonlySet<Topic>;
  readonly trust: number;
  /** Whether somebody wrote what it shows, in words that may name no part of a property: "Open hall". */
  readonly described: boolean;
  /** Each telling word with the trust in its source. */
  readonly words: ReadonlyMap<string, number>;
  /** The place on the page, from 0. */
  readonly place: number;
}

/**
 * Reads the hints of the pictures. The first picture of a page counts as the outside of the building if it has no hint.
 */
function known(pictures: readonly PictureHints[], address: string): readonly KnownPicture[] {
  const read = pictures.map((hints) =>
    sources.map((source) => ({
      source,
      subject: subjectOf(source === 'url' ? nameWords(hints.url) : hints[source], address),
    })),
  );
  // A word in all hints, such as the name of the town, tells no picture from another.
  const wordsIn = (hints: (typeof read)[number]) => new Set(hints.flatMap(({ subject }) => [...subject.words]));
  const all = read.map(wordsIn);
  const isEverywhere = (word: string): boolean => pictures.length > 1 && all.every((each) => each.has(word));
  const found = read.map((hints, place): KnownPicture => {
    // The most trusted source that names a part of the property decides.
    const telling =
      hints.find(({ subject }) => subject.topics.size > 0) ?? hints.find(({ subject }) => subject.building);
    const words = new Map<string, number>();
    for (const { source, subject } of hints.toReversed())
      for (const word of subject.words) if (!isEverywhere(word)) words.set(word, trust[source]);
    const isBuilding = telling !== undefined && telling.subject.topics.size === 0;
    return {
      topics: isBuilding ? outside : new Set(telling?.subject.topics.keys()),
      main: isBuilding ? outside : new Set(telling?.subject.main),
      trust: telling === undefined ? 0 : trust[telling.source],
      described: hints.some(({ source, subject }) => source !== 'url' && subject.words.size > 0),
      words,
      place,
    };
  });
  const hasOutside = found.some(({ topics }) => topics.has('exterior'));
  return found.map((picture) =>
    picture.place === 0 && picture.topics.size === 0 && !hasOutside
      ? { ...picture, topics: outside, main: outside, trust: trust.url }
      : picture,
  );
}

/** How well a picture fits a passage; 0 for not at all. */
function scoreOf(passage: Subject, picture: KnownPicture): number {
  const shared = [...passage.topics.keys()].filter(
    (topic) => picture.main.has(topic) || (picture.topics.has(topic) && !scenery.has(topic)),
  );
  const [first] = passage.topics.keys();
  const parts = shared.reduce(
    (sum, topic) => sum + (topic === first ? points.topic : points.later) * (picture.main.has(topic) ? 1 : mentioned),
    0,
  );
  const outside =
    (passage.building || passage.address) && picture.topics.has('exterior') && !passage.topics.has('exterior')
      ? passage.topics.size === 0 || passage.address
        ? points.topic + 1
        : points.building
      : 0;
  const words = [...passage.words].reduce((sum, word) => sum + points.word * (picture.words.get(word) ?? 0), 0);
  return (parts + outside) * picture.trust + words;
}

/** Whether nothing says what a picture shows. */
const isUnknown = ({ topics, described }: KnownPicture): boolean => topics.size === 0 && !described;
const isPlain = ({ main }: KnownPicture): boolean => [...main].some((topic) => plain.has(topic));
const isNeutral = ({ topics }: KnownPicture): boolean => topics.size === 0 || topics.has('exterior');

/**
 * Chooses the pictures of each passage of a script: those that fit best, by their labels, their alternative texts, the
 * names of their files and their places on the page. A passage that none fits gets a picture that does not contradict
 * it. Pictures that fit equally well take turns, and those that are not shown yet come first. A passage for which the
 * owner chose a picture shows that picture only.
 *
 * @param address of the property, if known
 * @returns for each passage the indexes of its pictures in the order in which they are shown: at least one, unless
 *   there are no pictures
 */
export function picturesFor(
  passages: readonly SpokenPassage[],
  pictures: readonly PictureHints[],
  address = '',
): readonly (readonly number[])[] {
  const all = known(pictures, address);
  const shown = all.map(() => 0);
  const subjects = passages.map(({ text }) => subjectOf(text, address));
  const scores = subjects.map((subject) => all.map((picture) => scoreOf(subject, picture)));
  const byOwner = passages.map(({ text }) =>
    pictures.flatMap(({ chosenFor = [] }, place) => (chosenFor.includes(text) ? [place] : [])),
  );
  for (const place of byOwner.flat()) shown[place] = (shown[place] ?? 0) + 1;
  const fitting = scores.map((row, at) => {
    const best = Math.max(0, ...row);
    return best === 0 || (byOwner[at] ?? []).length > 0
      ? []
      : all.filter(({ place }) => (row[place] ?? 0) >= best * goodEnough);
  });
  /** Pictures that a passage waits for. */
  const claimed = new Set(fitting.flat());

  /** Lower is better for a passage that no picture fits. */
  const distance = (subject: Subject, picture: KnownPicture): number => {
    const isFree = shown[picture.place] === 0 && !claimed.has(picture);
    if (subject.topics.size === 0) return isFree ? 0 : isNeutral(picture) ? 1 : claimed.has(picture) ? 3 : 2;
    if (isUnknown(picture)) return isFree ? 0 : 1;
    return picture.topics.size === 0 ? 3 : isNeutral(picture) ? 2 : 4;
  };
  const timesShown = ({ place }: KnownPicture): number => shown[place] ?? 0;
  const isShown = (picture: KnownPicture): boolean => timesShown(picture) > 0;

  /** The last passage that named a part of the property, if only what adds to it has followed. */
  let about: number | undefined;
  /** Whether a passage goes on about what the one before it shows: "The kitchen is new. Everybody will love it." */
  function staysWith(at: number, subject: Subject, continues: boolean): boolean {
    if (subject.topics.size > 0) {
      about = at;
      return false;
    }
    if (subject.general || subject.building || subject.address || at - (about ?? at) > mostAdded) about = undefined;
    const best = Math.max(0, ...(scores[at] ?? []));
    if (continues) return best < enoughWords;
    // Otherwise a picture that nobody has described yet would never be shown.
    return about !== undefined && best < enoughWords && !all.some((picture) => isUnknown(picture) && !isShown(picture));
  }

  const chosen: (readonly number[])[] = [];
  for (const [at, { seconds, continues }] of passages.entries()) {
    const own = byOwner[at] ?? [];
    if (own.length > 0) {
      chosen.push(own);
      continue;
    }
    const subject = subjects[at];
    const fits = fitting[at] ?? [];
    const before = chosen.at(-1);
    const stays = subject !== undefined && staysWith(at, subject, continues);
    if (stays && before !== undefined) {
      chosen.push(before);
      continue;
    }
    const most = Math.max(1, Math.round(seconds / pace));
    const ranked =
      fits.length > 0 || subject === undefined
        ? fits.toSorted(
            (one, other) =>
              timesShown(one) - timesShown(other) || (scores[at]?.[other.place] ?? 0) - (scores[at]?.[one.place] ?? 0),
          )
        : all.toSorted(
            (one, other) =>
              distance(subject, one) - distance(subject, other) ||
              timesShown(one) - timesShown(other) ||
              Number(isPlain(one)) - Number(isPlain(other)),
          );
    const [nearest] = ranked;
    const asNear =
      fits.length > 0 || nearest === undefined || subject === undefined
        ? ranked
        : ranked.filter((picture) => distance(subject, picture) === distance(subject, nearest));
    // Long passages about the whole property leave time for pictures that no other passage waits for.
    const fillers =
      subject?.topics.size === 0 && fits.length > 0 ? all.filter((picture) => distance(subject, picture) === 0) : [];
    const places = [...new Set([...asNear, ...fillers])].slice(0, most).map(({ place }) => place);
    for (const place of places) shown[place] = (shown[place] ?? 0) + 1;
    chosen.push(places);
  }
  return chosen;
}
