import { createCanvas } from '@napi-rs/canvas';
import { factsOfProperty } from '../../../../../domain/storyboard/index.ts';
import type { SpokenWord } from '../../../voice/port.ts';
import { overlayOf } from './drawing.ts';
import { font } from './fonts.ts';
import type { Inks } from '../../../../../domain/inks.ts';
import type { Box, Layout } from './layout.ts';
import { colour } from './layout.ts';
import { fit, write } from './text.ts';
import { thinned, type Overlay } from './yuv.ts';

/** The facts of one sentence, with their times in seconds of the recording. */
export interface LowerThird {
  /** Each fact appears when it is spoken. */
  readonly facts: readonly { readonly text: string; readonly start: number }[];
  /** When all of them disappear. */
  readonly end: number;
}

/** How long the facts stay after the last of them was spoken, in seconds. */
const lingering = 1.6;
const most = 4;

/** The facts that are shown while they are spoken, sentence by sentence. */
export function lowerThirdsOf(spoken: readonly SpokenWord[], separator: string): LowerThird[] {
  const groups: { sentence: number; facts: { text: string; start: number; end: number }[] }[] = [];
  for (const { text, first, last } of factsOfProperty(spoken, separator)) {
    const sentence = spoken.findIndex(({ endsSentence }, at) => at >= first && endsSentence);
    const fact = { text, start: spoken[first]?.start ?? 0, end: spoken[last]?.end ?? 0 };
    const group = groups.at(-1);
    if (group !== undefined && group.sentence === sentence && group.facts.length < most) group.facts.push(fact);
    else groups.push({ sentence, facts: [fact] });
  }
  return groups.map(({ facts }, at) => ({
    facts: facts.map(({ text, start }) => ({ text, start })),
    end: Math.min((facts.at(-1)?.end ?? 0) + lingering, groups[at + 1]?.facts[0]?.start ?? Infinity),
  }));
}

const sizes = [34, 30, 26, 22, 18] as const;
const padding = 18;
const gap = 6;
const bar = 6;
const mostRows = 2;

/** The place of each width in rows that are `room` wide: its row, and its distance from the row's start. */
function inRows(widths: readonly number[], room: number): readonly { readonly row: number; readonly from: number }[] {
  let [row, used] = [0, 0];
  return widths.map((width) => {
    if (used > 0 && used + width > room) [row, used] = [row + 1, 0];
    const from = used;
    used += width + gap;
    return { row, from };
  });
}

interface PlacedFact {
  readonly box: Box;
  readonly text: string;
  readonly size: number;
}

/**
 * The boxes of the facts of one lower third, side by side above the lower edge of the picture, from the side from which
 * the language is read: as large as possible in one row, else in two.
 *
 * @param lift pixels that are left free under them
 */
function placed({ words }: Layout, facts: LowerThird['facts'], fromRight: boolean, lift: number): PlacedFact[] {
  const pen = createCanvas(2, 2).getContext('2d');
  const [left, right] = [words.x, words.x + words.width];
  const room = words.width;
  const laidOut = (size: number) => {
    pen.font = font(700, size);
    const widths = facts.map(({ text }) =>
      Math.min(room, 2 * Math.ceil((pen.measureText(text).width + 2 * padding + bar) / 2)),
    );
    const places = inRows(widths, room);
    return { size, widths, places, rows: (places.at(-1)?.row ?? 0) + 1 };
  };
  const tried = sizes.map(laidOut);
  const best =
    tried.find(({ rows, size }) => rows === 1 && size >= 26) ??
    tried.find(({ rows }) => rows <= mostRows) ??
    laidOut(18);
  const height = 2 * Math.ceil(best.size * 0.85);
  const bottom = 2 * Math.floor((words.y + words.height - lift) / 2);
  return best.places.map(({ row, from }, at) => {
    const width = best.widths[at] ?? 0;
    const x = fromRight ? right - from - width : left + from;
    const y = bottom - (best.rows - row) * (height + gap) + gap;
    return { box: { x, y, width, height }, text: facts[at]?.text ?? '', size: best.size };
  });
}

/** Parts of the full opacity, frame by frame, while a fact appears or goes. */
const steps = [0.2, 0.45, 0.7, 0.9] as const;

export interface LowerThirds {
  /** The overlays of the picture at a moment of the recording. The same array comes again as long as nothing changes. */
  at(seconds: number): readonly Overlay[];
}

/** Prepares the lower thirds of a video. `frameSeconds` is the length of a frame. */
export function createLowerThirds(
  thirds: readonly LowerThird[],
  layout: Layout,
  inks: Inks,
  {
    fromRight,
    lift,
    frameSeconds,
  }: { readonly fromRight: boolean; readonly lift: number; readonly frameSeconds: number },
): LowerThirds {
  const drawn = thirds.map(({ facts, end }) => ({
    end,
    start: facts[0]?.start ?? end,
    facts: placed(layout, facts, fromRight, lift).map(({ box, text, size }, at) => {
      const overlay = overlayOf(
        box,
        (pen) => {
          pen.fillStyle = colour.scrim;
          pen.beginPath();
          pen.roundRect(0, 0, box.width, box.height, 8);
          pen.fill();
          pen.fillStyle = inks.line;
          pen.fillRect(fromRight ? box.width - bar : 0, 0, bar, box.height);
          pen.fillStyle = colour.surface;
          const inner = box.width - 2 * padding - bar;
          const line = fit(pen, text, 700, [size], inner, 1);
          write(
            pen,
            line,
            700,
            fromRight ? padding : padding + bar,
            (box.height - size * 1.22) / 2,
            inner,
            1.22,
            fromRight,
          );
        },
        layout.unit,
      );
      return { start: facts[at]?.start ?? end, whole: overlay, steps: steps.map((part) => thinned(overlay, part)) };
    }),
  }));
  const none: readonly Overlay[] = [];
  let last = { key: '', overlays: none };
  return {
    at(seconds) {
      const third = drawn.findLast(({ start }) => start <= seconds);
      if (third === undefined || seconds >= third.end) return none;
      const left = Math.floor((third.end - seconds) / frameSeconds);
      const levels = third.facts.flatMap(({ start }) =>
        start > seconds ? [] : [Math.min(steps.length, Math.floor((seconds - start) / frameSeconds), left)],
      );
      const key = `${String(third.start)}:${levels.join()}`;
      if (key !== last.key)
        last = {
          key,
          overlays: levels.flatMap((level, at) => third.facts[at]?.steps[level] ?? third.facts[at]?.whole ?? []),
        };
      return last.overlays;
    },
  };
}
