import { floor, glassWall, lamplight, pendant, plant, sofa } from './furniture.ts';
import { box, disc, fade, glow, line, pad, randomFrom, rect, shade, shape, vignette, width, within } from './kit.ts';
import type { Pen } from './kit.ts';
import type { View } from './outdoors.ts';

/** A living room with a stone fireplace and beams. */
export function greatRoom(pen: Pen): void {
  fade(pen, 0, 0, width, 520, '#e6d6bf', '#dcc8ad', '#cbb292');
  shape(pen, [[0, 0], [width, 0], [1050, 110], [230, 110]], '#cdb594');
  for (const x of [120, 420, 720, 1020]) shape(pen, [[x + (x - 580) * 0.28, 0], [x + (x - 580) * 0.28 + 84, 0], [x + 62, 112], [x + 16, 112]], '#6b4a33');
  box(pen, 200, 104, 880, 18, '#5d3f2b');
  glassWall(pen, 'woods', 60, 150, 330, 330, 3, '#f3ecdf');
  glassWall(pen, 'woods', 890, 150, 330, 330, 3, '#f3ecdf');
  box(pen, 480, 108, 320, 420, '#857b72');
  const stone = randomFrom(5);
  within(pen, rect(480, 108, 320, 420), () => {
    for (let block = 0; block < 190; block += 1) {
      const tone = 100 + stone() * 70;
      pad(pen, 474 + stone() * 320, 108 + stone() * 415, 26 + stone() * 34, 16 + stone() * 18, 8, `rgb(${tone + 8},${tone},${tone - 8})`);
    }
  });
  box(pen, 456, 318, 368, 22, '#5d3f2b');
  pad(pen, 548, 386, 184, 142, 6, '#1f1b1c');
  for (let flame = 0; flame < 9; flame += 1) {
    const x = 580 + flame * 15;
    shape(pen, [[x - 13, 516], [x, 440 + (flame % 3) * 22], [x + 13, 516]], flame % 2 === 0 ? '#ffb347' : '#ff7f3a');
  }
  box(pen, 570, 506, 140, 14, '#4a3328');
  glow(pen, 640, 480, 340, '255,150,70', 0.55);
  for (const [at, w] of [40, 26, 52, 30].entries()) box(pen, 492 + at * 64, 282 - w * 0.3, w * 0.7, 36 + w * 0.3, ['#b85c3f', '#e8dcc8', '#4d6a5e', '#c99a5b'][at] ?? '#b85c3f');
  floor(pen, 520, ['#a9764c', '#8a5c3a', '#6b452c'], 'rgba(60,34,20,0.3)');
  shape(pen, [[330, 590], [950, 590], [1090, 700], [190, 700]], '#e2d5c3');
  shape(pen, [[352, 600], [928, 600], [1050, 690], [230, 690]], '#c9b8a2');
  sofa(pen, 120, 500, 300, '#4f6770', '#5f7983');
  sofa(pen, 860, 500, 300, '#b99f82', '#c9b195');
  shade(pen, 640, 660, 170, 26, 0.4);
  pad(pen, 510, 612, 260, 20, 8, '#6b4a33');
  for (const x of [530, 736]) box(pen, x, 630, 14, 42, '#4d3424');
  pad(pen, 596, 596, 62, 16, 3, '#d58b5a');
  plant(pen, 454, 560, 150);
  line(pen, [[1196, 560], [1196, 360]], '#3a2f2a', 5);
  shape(pen, [[1166, 310], [1226, 310], [1244, 366], [1148, 366]], '#f6e3bd');
  glow(pen, 1196, 352, 190, lamplight, 0.6);
  vignette(pen);
}

export interface KitchenStyle {
  readonly wall: readonly string[];
  readonly cabinet: string;
  readonly cabinetShade: string;
  readonly counter: string;
  readonly island: string;
  readonly lamp: string;
  readonly view: View;
  readonly floor: readonly string[];
}

/** A kitchen with a window, cabinets and an island. */
export function kitchen(pen: Pen, style: KitchenStyle): void {
  fade(pen, 0, 0, width, 500, ...style.wall);
  glassWall(pen, style.view, 440, 120, 400, 190, 4, '#f1ece4');
  for (const left of [60, 870]) {
    box(pen, left, 90, 350, 190, style.cabinetShade);
    for (let door = 0; door < 4; door += 1) {
      pad(pen, left + 6 + door * 86, 96, 80, 178, 3, style.cabinet);
      box(pen, left + (door % 2 === 0 ? 74 : 16) + door * 86, 232, 5, 30, '#c79f63');
    }
  }
  const tile = randomFrom(9);
  for (let y = 284; y < 384; y += 20) for (let x = 60; x < 1220; x += 42) if (y > 314 || x < 400 || x > 840) box(pen, x + ((y / 20) % 2) * 21, y, 40, 18, `rgba(255,255,255,${0.14 + tile() * 0.16})`);
  box(pen, 40, 384, 1200, 16, style.counter);
  box(pen, 50, 400, 1180, 110, style.cabinetShade);
  for (let door = 0; door < 11; door += 1) {
    pad(pen, 56 + door * 107, 406, 100, 98, 3, style.cabinet);
    box(pen, 90 + door * 107, 416, 32, 5, '#c79f63');
  }
  // Cooking side, tap, things on the counter.
  pad(pen, 954, 400, 150, 106, 4, '#2b2d33');
  pad(pen, 968, 422, 122, 70, 4, '#14161b');
  shape(pen, [[960, 290], [1100, 290], [1080, 280], [980, 280]], '#3b3d44');
  pen.strokeStyle = '#c9a36a';
  pen.lineWidth = 6;
  pen.beginPath();
  pen.arc(640, 350, 26, Math.PI, 0);
  pen.lineTo(666, 362);
  pen.moveTo(614, 350);
  pen.lineTo(614, 384);
  pen.stroke();
  for (const [at, x] of [120, 156, 190].entries()) pad(pen, x, 344 - at * 6, 26, 40 + at * 6, 6, ['#d9c7a8', '#a65d43', '#5d7267'][at] ?? '#d9c7a8');
  plant(pen, 880, 384, 90);
  floor(pen, 500, style.floor, 'rgba(60,40,26,0.26)');
  // Island with stools.
  shade(pen, 640, 690, 470, 34, 0.5);
  box(pen, 250, 520, 780, 160, style.island);
  for (let panel = 0; panel < 6; panel += 1) line(pen, [[380 + panel * 130, 524], [380 + panel * 130, 680]], 'rgba(0,0,0,0.18)', 2);
  shape(pen, [[226, 496], [1054, 496], [1066, 524], [214, 524]], style.counter);
  box(pen, 214, 522, 852, 8, 'rgba(0,0,0,0.25)');
  pad(pen, 560, 470, 150, 26, 13, '#e6dcc8');
  for (const [at, x] of [590, 624, 658, 684].entries()) disc(pen, x, 466 - (at % 2) * 4, 15, at % 2 === 0 ? '#c8553d' : '#e0a458');
  for (const x of [340, 520, 700, 880]) {
    pad(pen, x, 588, 80, 18, 8, '#8a5c3a');
    line(pen, [[x + 14, 606], [x + 4, 716]], '#2b2626', 6);
    line(pen, [[x + 66, 606], [x + 76, 716]], '#2b2626', 6);
    line(pen, [[x + 9, 664], [x + 71, 664]], '#2b2626', 4);
  }
  for (const x of [400, 640, 880]) pendant(pen, x, 150, 36, style.lamp);
  glow(pen, 640, 300, 520, '255,210,160', 0.2);
  vignette(pen);
}

export interface BedroomStyle {
  readonly wall: readonly string[];
  readonly headboard: string;
  readonly cover: string;
  readonly throwColour: string;
  readonly view: View;
  readonly floor: readonly string[];
}

/** A bedroom whose window fills the right side. */
export function bedroom(pen: Pen, style: BedroomStyle): void {
  fade(pen, 0, 0, width, 520, ...style.wall);
  glassWall(pen, style.view, 760, 80, 470, 410, 3, '#efe8dc');
  for (const x of [716, 1222]) {
    fade(pen, x, 50, 66, 480, '#f4ece0', '#dccfbd');
    for (let fold = 0; fold < 4; fold += 1) line(pen, [[x + 10 + fold * 16, 54], [x + 8 + fold * 16, 528]], 'rgba(120,96,72,0.2)', 3);
  }
  box(pen, 700, 44, 580, 9, '#5d4433');
  pad(pen, 150, 120, 210, 130, 4, '#f3ebdd');
  within(pen, rect(160, 130, 190, 110), () => {
    fade(pen, 160, 130, 190, 110, '#e9b98b', '#c8795a', '#4e5d74');
    disc(pen, 290, 176, 20, '#fff0d2');
    shape(pen, [[160, 240], [220, 186], [290, 226], [350, 196], [350, 240]], '#3d4b5f');
  });
  pad(pen, 392, 140, 120, 110, 4, '#f3ebdd');
  fade(pen, 402, 150, 100, 90, '#7b8f86', '#4c6259');
  floor(pen, 510, style.floor, 'rgba(60,40,26,0.26)');
  shape(pen, [[60, 590], [820, 590], [960, 716], [0, 716]], '#d9cbb6');
  pad(pen, 110, 280, 500, 250, 16, style.headboard);
  for (let seam = 1; seam < 5; seam += 1) line(pen, [[110 + seam * 100, 288], [110 + seam * 100, 520]], 'rgba(0,0,0,0.14)', 3);
  shade(pen, 380, 668, 400, 40, 0.45);
  pad(pen, 96, 420, 528, 220, 18, '#f5efe5');
  for (const x of [140, 370]) {
    pad(pen, x, 370, 200, 84, 26, '#ffffff');
    pad(pen, x + 26, 404, 150, 66, 22, style.throwColour);
  }
  shape(pen, [[86, 480], [634, 480], [668, 652], [52, 652]], style.cover);
  for (let fold = 0; fold < 7; fold += 1) line(pen, [[120 + fold * 82, 486], [92 + fold * 90, 648]], 'rgba(255,255,255,0.12)', 5);
  shape(pen, [[74, 556], [646, 556], [660, 622], [60, 622]], style.throwColour);
  for (const x of [26, 650]) {
    pad(pen, x, 486, 62, 108, 4, '#6b4a33');
    box(pen, x + 24, 500, 14, 4, '#c79f63');
    box(pen, x + 28, 440, 6, 46, '#c79f63');
    shape(pen, [[x + 12, 390], [x + 50, 390], [x + 62, 442], [x, 442]], '#f8e7c4');
    glow(pen, x + 31, 420, 210, lamplight, 0.7);
  }
  plant(pen, 1170, 590, 190);
  pad(pen, 880, 548, 190, 70, 22, style.headboard);
  pad(pen, 866, 506, 60, 104, 20, style.headboard);
  for (const x of [900, 1040]) box(pen, x, 616, 8, 34, '#3a2c24');
  vignette(pen);
}

export interface LoungeStyle {
  readonly wall: string;
  readonly ceiling: string;
  readonly sofa: readonly [string, string];
  readonly view: View;
  readonly floor: readonly string[];
  /** What stands at the turn of the room. */
  readonly accent: 'fireplace' | 'telescope';
}

/** A living room behind a wall of glass. */
export function lounge(pen: Pen, style: LoungeStyle): void {
  box(pen, 0, 0, width, 520, style.wall);
  shape(pen, [[0, 0], [width, 0], [width, 60], [0, 60]], style.ceiling);
  for (let board = 0; board < 26; board += 1) line(pen, [[board * 52, 0], [640 + (board - 12.3) * 46, 62]], 'rgba(60,34,20,0.3)', 2);
  glassWall(pen, style.view, 40, 62, 1200, 450, 6, '#2f2a2a');
  floor(pen, 516, style.floor, 'rgba(60,40,26,0.26)');
  shape(pen, [[300, 590], [1010, 590], [1140, 706], [170, 706]], '#e4dacb');
  for (let stripe = 0; stripe < 5; stripe += 1) line(pen, [[285 - stripe * 24, 606 + stripe * 21], [1026 + stripe * 24, 606 + stripe * 21]], 'rgba(150,120,92,0.35)', 4);
  if (style.accent === 'fireplace') {
    box(pen, 1076, 0, 22, 330, '#232022');
    shape(pen, [[1020, 330], [1154, 330], [1130, 450], [1044, 450]], '#232022');
    pad(pen, 1040, 372, 94, 50, 20, '#120f10');
    for (let flame = 0; flame < 5; flame += 1) shape(pen, [[1048 + flame * 17, 420], [1056 + flame * 17, 382 + (flame % 2) * 12], [1064 + flame * 17, 420]], flame % 2 === 0 ? '#ffb347' : '#ff7f3a');
    glow(pen, 1087, 410, 230, '255,140,60', 0.6);
  } else {
    line(pen, [[1080, 470], [1040, 590]], '#5d4433', 7);
    line(pen, [[1080, 470], [1124, 590]], '#5d4433', 7);
    line(pen, [[1080, 470], [1082, 592]], '#4b3629', 7);
    pen.save();
    pen.translate(1080, 458);
    pen.rotate(-0.42);
    pad(pen, -70, -14, 150, 28, 8, '#d8c29a');
    pad(pen, 66, -18, 30, 36, 6, '#3a3230');
    pen.restore();
  }
  sofa(pen, 180, 500, 420, style.sofa[0], style.sofa[1]);
  shade(pen, 700, 664, 180, 26, 0.4);
  pad(pen, 560, 618, 270, 18, 9, '#6b4a33');
  for (const x of [584, 796]) line(pen, [[x, 634], [x + (x < 700 ? -10 : 10), 690]], '#4d3424', 8);
  pad(pen, 640, 604, 70, 14, 3, '#b85c3f');
  disc(pen, 758, 604, 14, '#e9dcc6');
  pad(pen, 838, 560, 130, 66, 26, '#c58b52');
  pad(pen, 850, 504, 108, 84, 26, '#d39a60');
  for (const x of [856, 942]) line(pen, [[x, 624], [x + (x < 900 ? -8 : 8), 668]], '#4d3424', 7);
  plant(pen, 100, 640, 230);
  line(pen, [[660, 600], [660, 330]], '#2f2a2a', 5);
  pen.strokeStyle = '#2f2a2a';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.arc(600, 330, 60, -Math.PI, 0);
  pen.stroke();
  disc(pen, 540, 346, 24, '#f9e9c8');
  glow(pen, 540, 350, 190, lamplight, 0.65);
  vignette(pen);
}
