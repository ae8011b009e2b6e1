import { describe, expect, test } from '@jest/globals';
import { phrasesFor } from './picture/phrases.ts';
import { presenterPanel, stageCanvas } from './picture/stage.ts';
import { presenterBox, stage } from './picture/layout.ts';
import { emptyPlanes } from './picture/yuv.ts';
import { createPresenterView, presenterPlace } from './presenter-view.ts';
import { looks } from './presenter/look.ts';
import { createMotion } from './presenter/motion.ts';
import { createPortrait } from './presenter/portrait.ts';
import { lookIds } from './presenters.ts';

const frameSeconds = 1 / stage.framesPerSecond;
/** Ten sounds a second of a loud voice: the fastest motion of a presenter. */
const motion = createMotion(
  {
    words: [{ text: 'la', start: 0, end: 30, endsSentence: true }],
    sounds: Array.from({ length: 300 }, (_, index) => ({
      at: index / 10,
      ipa: ['ɑ', 'm', 'u', 'f', 'i'][index % 5] ?? 'ɑ',
    })),
    recording: {
      sampleRate: 8000,
      samples: Int16Array.from({ length: 8000 * 30 }, (_, index) => 20_000 * Math.sin(index) * Math.sin(index / 4000)),
    },
  },
  1,
);

describe('the presenter in the frame', () => {
  const panel = presenterPanel(stageCanvas(), { title: 'House', presenterName: 'Somebody', phrases: phrasesFor('en') });

  test.each(lookIds)('%s: incremental drawing equals drawing the whole', (id) => {
    const portrait = createPortrait(looks[id], presenterPlace.scale);
    const frame = emptyPlanes(stage.width, stage.height);
    const show = createPresenterView(portrait, panel, frame);
    for (let index = 0; index <= 50; index += 1) {
      // A breath would redraw the whole panel and hide leftovers.
      const pose = { ...motion(index * 11 * frameSeconds), breath: index < 40 ? 0 : 1 };
      show(pose, index % 2 === 1);
      if (index % 5 !== 0 || index % 2 === 1) continue;
      const whole = emptyPlanes(stage.width, stage.height);
      createPresenterView(portrait, panel, whole)(pose, false);
      expect(Buffer.compare(frame.data, whole.data)).toBe(0);
    }
  });

  test('moves the lips while the rest stands still', () => {
    const frame = emptyPlanes(stage.width, stage.height);
    const show = createPresenterView(createPortrait(looks.clara, presenterPlace.scale), panel, frame);
    show({ ...motion(2), mouth: { open: 0, wide: 0, bite: 0, smile: 1 } }, false);
    const before = frame.data.slice();
    show({ ...motion(5), mouth: { open: 1, wide: 0, bite: 0, smile: 1 } }, true);
    const changed = Array.from(before.subarray(0, stage.width * stage.height).entries())
      .filter(([at, value]) => frame.data[at] !== value)
      .map(([at]) => ({ x: at % stage.width, y: Math.floor(at / stage.width) }));
    expect(changed.length).toBeGreaterThan(300);
    expect(
      changed.every(
        ({ x, y }) =>
          Math.abs(x - presenterBox.x - presenterPlace.x) < 70 &&
          Math.abs(y - presenterBox.y - presenterPlace.y - 65) < 55,
      ),
    ).toBe(true);
  });
});
