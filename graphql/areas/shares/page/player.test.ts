import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { watchPlayer } from './player.ts';

const seconds = 20;
/** The events of a browser while a video plays. */
const tick = 0.25;

class Player extends EventTarget {
  currentTime = 0;
  readonly duration: number;
  ended = false;
  plays = 0;
  focused = false;

  constructor(duration: number) {
    super();
    this.duration = duration;
  }

  async play(): Promise<void> {
    this.plays += 1;
  }

  focus(): void {
    this.focused = true;
  }

  /** Plays on for so many seconds, or to the end. */
  on(length: number): void {
    for (let at = tick; at <= length && !this.ended; at += tick) {
      this.currentTime = Math.min(this.duration, this.currentTime + tick);
      this.ended = this.currentTime === this.duration;
      this.dispatchEvent(new Event(this.ended ? 'ended' : 'timeupdate'));
    }
  }

  jumpTo(at: number): void {
    this.currentTime = at;
    this.ended = false;
    this.dispatchEvent(new Event('timeupdate'));
  }
}

const present = { document: globalThis.document, fetch: globalThis.fetch, Element: globalThis.Element };
let page: EventTarget;
let sent: number[];

/** Opens a page with a video of so many seconds. */
function open(duration = seconds): Player {
  const video = new Player(duration);
  page = Object.assign(new EventTarget(), { querySelector: () => video });
  sent = [];
  Object.assign(globalThis, {
    document: page,
    Element: EventTarget,
    fetch: async (address: string, { body }: { body: string }) => {
      expect(address).toBe('/s/token/watched');
      sent.push((JSON.parse(body) as { reached: number }).reached);
      throw new Error('Away');
    },
  });
  watchPlayer('/s/token/watched');
  return video;
}

let video: Player;
beforeEach(() => {
  video = open();
});
afterEach(() => {
  Object.assign(globalThis, present);
});

describe('a view', () => {
  test('counts after 3 s of play, once', () => {
    video.on(2.75);
    expect(sent).toEqual([]);
    video.on(0.25);
    expect(sent).toEqual([0]);
    video.on(1);
    expect(sent).toEqual([0]);
  });

  test('counts the time that was played, also in parts, and no time that was skipped', () => {
    video.on(1.5);
    video.jumpTo(15);
    video.on(1.25);
    expect(sent).toEqual([]);
    video.on(0.25);
    expect(sent).toEqual([0]);
  });

  test('counts at the end of a video shorter than 3 s', () => {
    const short = open(2);
    short.on(1.75);
    expect(sent).toEqual([]);
    short.on(0.25);
    expect(sent).toEqual([0, 25, 50, 75, 100]);
  });
});

describe('a quarter', () => {
  test('counts once when it was played to its end', () => {
    video.on(5);
    expect(sent).toEqual([0, 25]);
    video.on(15);
    expect(sent).toEqual([0, 25, 50, 75, 100]);
    video.jumpTo(0);
    video.on(20);
    expect(sent).toEqual([0, 25, 50, 75, 100]);
  });

  test('does not count when it was skipped', () => {
    video.on(3);
    video.jumpTo(14);
    video.on(2);
    expect(sent).toEqual([0, 75]);
  });

  test('does not count when it was only reached by a jump', () => {
    video.on(3);
    video.jumpTo(19.9);
    expect(sent).toEqual([0]);
  });
});

describe('a chapter', () => {
  test('begins to play where it starts, and stays on the page', () => {
    const link = Object.assign(new EventTarget(), { dataset: { at: '7.5' }, closest: () => link });
    const click = new Event('click', { cancelable: true });
    Object.defineProperty(click, 'target', { value: link });
    page.dispatchEvent(click);
    expect([video.currentTime, video.plays, video.focused, click.defaultPrevented]).toEqual([7.5, 1, true, true]);
  });

  test('other clicks do nothing', () => {
    const click = new Event('click', { cancelable: true });
    Object.defineProperty(click, 'target', { value: null });
    page.dispatchEvent(click);
    expect([video.plays, click.defaultPrevented]).toEqual([0, false]);
  });
});

test('a page without a video is left alone', () => {
  Object.assign(globalThis, { document: { querySelector: () => null } });
  expect(() => watchPlayer('/s/token/watched')).not.toThrow();
});
