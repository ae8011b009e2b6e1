import { describe, expect, test } from '@jest/globals';
import { phrasesFor } from './picture/phrases.ts';
import { presenterPanel, stageCanvas } from './picture/stage.ts';
import { defaultLook } from '../../../../domain/look.ts';
import { framesPerSecond, layoutOf } from './picture/layout.ts';
import { emptyPlanes } from './picture/yuv.ts';
import { createPresenterView } from './presenter-view.ts';
import { looks } from './presenter/look.ts';
import { createMotion } from './presenter/motion.ts';
import { createPortrait } from './presenter/portrait.ts';
import { lookIds } from './presenters.ts';

const layout = layoutOf(defaultLook);
const frameSeconds = 1 / framesPerSecond;
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
  const panel = presenterPanel(stageCanvas(layout), layout, {
    title: 'House',
    presenterName: 'Somebody',
    phrases: phrasesFor('en'),
  });

  test.each(lookIds)('%s: incremental drawing equals drawing the whole', (id) => {
    const portrait = createPortrait(looks[id], layout.face.scale);
    const frame = emptyPlanes(layout.width, layout.height);
    const show = createPresenterView(portrait, { panel, layout, frame, at: layout.presenter });
    for (let index = 0; index <= 50; index += 1) {
      // A breath would redraw the whole panel and hide leftovers.
      const pose = { ...motion(index * 11 * frameSeconds), breath: index < 40 ? 0 : 1 };
      show(pose, index % 2 === 1);
      if (index % 5 !== 0 || index % 2 === 1) continue;
      const whole = emptyPlanes(layout.width, layout.height);
      createPresenterView(portrait, { panel, layout, frame: whole, at: layout.presenter })(pose, false);
      expect(Buffer.compare(frame.data, whole.data)).toBe(0);
    }
  });

  test('moves the lips while the rest stands still', () => {
    const frame = emptyPlanes(layout.width, layout.height);
    const show = createPresenterView(createPortrait(looks.clara, layout.face.scale), {
      panel,
      layout,
      frame,
      at: layout.presenter,
    });
    show({ ...motion(2), mouth: { open: 0, wide: 0, bite: 0, smile: 1 } }, false);
    const before = frame.data.slice();
    show({ ...motion(5), mouth: { open: 1, wide: 0, bite: 0, smile: 1 } }, true);
    const changed = Array.from(before.subarray(0, layout.width * layout.height).entries())
      .filter(([at, value]) => frame.data[at] !== value)
      .map(([at]) => ({ x: at % layout.width, y: Math.floor(at / layout.width) }));
    expect(changed.length).toBeGreaterThan(300);
    expect(
      changed.every(
        ({ x, y }) =>
          Math.abs(x - layout.presenter.x - layout.face.x) < 70 &&
          Math.abs(y - layout.presenter.y - layout.face.y - 65) < 55,
      ),
    ).toBe(true);
  });
});
