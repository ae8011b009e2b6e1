import { expect, test } from '@jest/globals';
import { type Box, layoutOf } from '../command-service/providers/video/local/picture/layout.ts';
import { presenterPlacements, videoFormats } from '../domain/look.ts';
import { frameOf } from '../web/src/screens/generate-video/content/lookFrames.ts';

const looks = videoFormats.flatMap((format) =>
  presenterPlacements.flatMap((placement) =>
    [true, false].flatMap((captions) => [true, false].map((pictures) => ({ format, placement, captions, pictures }))),
  ),
);

test.each(looks)(
  'the wizard shows a $format video, presenter $placement, captions $captions, pictures $pictures like the renderer',
  ({ pictures, ...look }) => {
    const { width, height, picture, presenter, caption } = layoutOf(look, pictures);
    const part = (box: Box) => ({
      x: (box.x / width) * 100,
      y: (box.y / height) * 100,
      width: (box.width / width) * 100,
      height: (box.height / height) * 100,
    });
    const upper = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;
    const frame = frameOf(
      { ...look, format: upper(look.format), placement: upper(look.placement), resolution: 'HD', music: false },
      pictures,
    );
    expect(frame).toEqual({
      ratio: `${width} / ${height}`,
      picture: part(picture),
      presenter: part(presenter),
      captions: caption && part(caption),
    });
  },
);
