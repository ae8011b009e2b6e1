import { box, disc, fade, glow, height, line, pad, randomFrom, rect, shade, shape, vignette, width, within } from './kit.ts';
import type { Pen } from './kit.ts';
import { view } from './outdoors.ts';
import type { View } from './outdoors.ts';

const lamplight = '255,200,130';

/** Boards or tiles that run towards the eye. */
function floor(pen: Pen, from: number, colours: readonly string[], joint: string): void {
  fade(pen, 0, from, width, height - from, ...colours);
  for (let board = -14; board <= 14; board += 1) line(pen, [[width / 2 + board * 62, from], [width / 2 + board * 150, height]], joint, 1.6);
  const random = randomFrom(3);
  for (let seam = 0; seam < 60; seam += 1) {
    const depth = random();
    const y = from + depth * depth * (height - from);
    const x = random() * width;
    line(pen, [[x, y], [x + 30 + depth * 60, y]], joint, 1);
  }
}

/** A pendant lamp hanging from the top. */
function pendant(pen: Pen, x: number, y: number, size: number, colour: string): void {
  line(pen, [[x, 0], [x, y]], '#2a2626', 3);
  shape(pen, [[x - size * 0.4, y], [x + size * 0.4, y], [x + size, y + size], [x - size, y + size]], colour);
  disc(pen, x, y + size, size * 0.32, '#fff4d6');
  glow(pen, x, y + size + 6, size * 5, lamplight, 0.6);
}

function plant(pen: Pen, x: number, base: number, size: number): void {
  shape(pen, [[x - size * 0.2, base - size * 0.34], [x + size * 0.2, base - size * 0.34], [x + size * 0.15, base], [x - size * 0.15, base]], '#b8b0a4');
  const random = randomFrom(Math.round(x));
  for (let leaf = 0; leaf < 18; leaf += 1) {
    const angle = -Math.PI / 2 + (random() - 0.5) * 2.3;
    const far = size * (0.35 + random() * 0.42);
    const [tx, ty] = [x + Math.cos(angle) * far, base - size * 0.34 + Math.sin(angle) * far];
    pen.strokeStyle = leaf % 3 === 0 ? '#5f7f55' : '#3f6148';
    pen.lineWidth = size * 0.05;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(x, base - size * 0.34);
    pen.quadraticCurveTo(x + (tx - x) * 0.2, ty, tx, ty + size * 0.06);
    pen.stroke();
  }
}

function sofa(pen: Pen, x: number, y: number, w: number, colour: string, light: string): void {
  shade(pen, x + w / 2, y + 112, w * 0.6, 26, 0.5);
  pad(pen, x, y, w, 84, 20, colour);
  pad(pen, x - 22, y + 28, 50, 80, 16, colour);
  pad(pen, x + w - 28, y + 28, 50, 80, 16, colour);
  pad(pen, x + 22, y + 50, w / 2 - 26, 44, 12, light);
  pad(pen, x + w / 2 + 4, y + 50, w / 2 - 26, 44, 12, light);
  pad(pen, x + 10, y + 88, w - 20, 24, 8, colour);
  pen.save();
  pen.translate(x + 62, y + 44);
  pen.rotate(-0.18);
  pad(pen, -26, -26, 52, 52, 8, '#d58b5a');
  pen.restore();
  pen.save();
  pen.translate(x + w - 66, y + 44);
  pen.rotate(0.2);
  pad(pen, -26, -26, 52, 52, 8, '#e9dcc6');
  pen.restore();
}

/** Frames of a wall of glass. */
function glassWall(pen: Pen, kind: View, x: number, y: number, w: number, h: number, panes: number, frame: string): void {
  view(pen, kind, x, y, w, h);
  for (let pane = 0; pane <= panes; pane += 1) box(pen, x + (w * pane) / panes - 5, y, 10, h, frame);
  box(pen, x - 5, y - 6, w + 10, 10, frame);
  box(pen, x - 5, y + h - 4, w + 10, 10, frame);
  shape(pen, [[x + w * 0.1, y], [x + w * 0.24, y], [x + w * 0.08, y + h], [x - 0, y + h], [x, y + h * 0.7]], 'rgba(255,255,255,0.05)');
}

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

/** An open workplace under trusses and skylights. */
export function officeHall(pen: Pen): void {
  fade(pen, 0, 0, width, 430, '#4a4650', '#6a5d5c');
  for (let light = 0; light < 4; light += 1) {
    const x = 130 + light * 270;
    shape(pen, [[x + (x - 535) * 0.5, 0], [x + (x - 535) * 0.5 + 210, 0], [x + 176, 96], [x + 30, 96]], '#cfdcea');
    glow(pen, x + 100, 60, 220, '210,228,255', 0.4);
  }
  fade(pen, 0, 150, width, 320, '#9a5540', '#7d4333');
  const random = randomFrom(27);
  for (let y = 152; y < 470; y += 12) for (let x = (y / 12) % 2 === 0 ? 0 : 16; x < width; x += 32) box(pen, x, y, 30, 10, `rgba(${random() > 0.5 ? '50,16,10' : '230,150,120'},${random() * 0.16})`);
  for (let glass = 0; glass < 4; glass += 1) {
    const x = 110 + glass * 280;
    fade(pen, x, 210, 220, 240, '#ffe7bb', '#f7c98c');
    box(pen, x + 40, 350, 140, 12, '#8a5c3a');
    box(pen, x + 66, 290, 88, 48, '#3b4150');
    for (const column of [0, 73, 146, 214]) box(pen, x + column, 210, 6, 240, '#26262d');
    box(pen, x, 206, 220, 7, '#26262d');
    glow(pen, x + 110, 320, 190, lamplight, 0.32);
  }
  box(pen, 0, 140, width, 16, '#23242c');
  for (let x = -40; x < width; x += 160) {
    line(pen, [[x, 144], [x + 80, 66]], '#2b2c35', 9);
    line(pen, [[x + 80, 66], [x + 160, 144]], '#2b2c35', 9);
    line(pen, [[x + 80, 66], [x + 80, 144]], '#2b2c35', 6);
  }
  box(pen, 0, 58, width, 10, '#2b2c35');
  floor(pen, 462, ['#8b8480', '#6c6664', '#4c4849'], 'rgba(30,28,30,0.22)');
  for (const [row, y] of [500, 590].entries()) {
    const size = 1 + row * 0.45;
    for (let desk = 0; desk < 5 - row; desk += 1) {
      const x = 70 + row * 40 + desk * (250 + row * 60);
      shade(pen, x + 90 * size, y + 62 * size, 120 * size, 16, 0.4);
      pad(pen, x, y, 190 * size, 12 * size, 4, '#c9a27a');
      for (const leg of [10, 172]) box(pen, x + leg * size, y + 12 * size, 6 * size, 50 * size, '#2b2c35');
      for (const screen of [24, 104]) {
        pad(pen, x + screen * size, y - 50 * size, 66 * size, 42 * size, 4, '#20242f');
        fade(pen, x + (screen + 4) * size, y - 46 * size, 58 * size, 34 * size, '#a8d4e6', '#4d8ba6');
        box(pen, x + (screen + 30) * size, y - 8 * size, 6 * size, 8 * size, '#20242f');
      }
      pad(pen, x + 70 * size, y + 22 * size, 50 * size, 40 * size, 10, '#31525a');
    }
  }
  plant(pen, 46, 580, 170);
  plant(pen, 1236, 600, 190);
  for (const x of [240, 520, 800, 1080]) pendant(pen, x, 186, 26, '#1f2026');
  vignette(pen);
}

/** A lobby with a long coffee bar. */
export function coffeeBar(pen: Pen): void {
  fade(pen, 0, 0, width, 520, '#3c3b44', '#4b4750');
  fade(pen, 0, 70, 520, 440, '#9a5540', '#74402f');
  const random = randomFrom(33);
  for (let y = 72; y < 510; y += 12) for (let x = (y / 12) % 2 === 0 ? 0 : 16; x < 520; x += 32) box(pen, x, y, 30, 10, `rgba(${random() > 0.5 ? '50,16,10' : '230,150,120'},${random() * 0.18})`);
  for (let shelf = 0; shelf < 3; shelf += 1) {
    const y = 150 + shelf * 84;
    box(pen, 600, y, 620, 12, '#8a5c3a');
    for (let jar = 0; jar < 20; jar += 1) {
      const h = 24 + random() * 30;
      pad(pen, 612 + jar * 30, y - h, 20, h, 4, ['#d9c7a8', '#a65d43', '#5d7267', '#e0a458', '#7b8aa0'][Math.floor(random() * 5)] ?? '#d9c7a8');
    }
    glow(pen, 910, y, 320, lamplight, 0.16);
  }
  floor(pen, 500, ['#b8a893', '#8f806f', '#62574e'], 'rgba(60,50,40,0.3)');
  for (let y = 520; y < 720; y += 34) line(pen, [[0, y], [width, y]], 'rgba(60,50,40,0.2)', 2);
  shade(pen, 900, 676, 420, 34, 0.5);
  fade(pen, 520, 430, 740, 230, '#2f5a5c', '#1e3d41');
  for (let slat = 0; slat < 37; slat += 1) line(pen, [[524 + slat * 20, 446], [524 + slat * 20, 656]], 'rgba(255,255,255,0.08)', 3);
  box(pen, 500, 412, 780, 24, '#d8c7ac');
  pad(pen, 980, 330, 170, 84, 10, '#c9ccd3');
  pad(pen, 1000, 350, 60, 34, 6, '#2b2d33');
  for (const x of [1010, 1080, 1120]) box(pen, x, 388, 12, 24, '#3b3d44');
  for (const x of [640, 680, 720]) pad(pen, x, 388, 26, 24, 6, '#f3ebdd');
  for (const x of [560, 720, 880, 1040]) {
    pad(pen, x, 560, 84, 18, 8, '#b07a4c');
    line(pen, [[x + 42, 576], [x + 42, 690]], '#20242a', 8);
    pad(pen, x + 12, 686, 60, 10, 5, '#20242a');
  }
  // Arm chairs, table and lamp on the brick side.
  sofa(pen, 70, 500, 320, '#8c5138', '#a2634a');
  pad(pen, 190, 210, 150, 190, 4, '#f0e6d4');
  fade(pen, 202, 222, 126, 166, '#f2b27c', '#b8688a', '#33406b');
  plant(pen, 450, 600, 220);
  for (const x of [640, 820, 1000, 1180]) pendant(pen, x, 60, 30, '#d8a85f');
  glow(pen, 880, 420, 520, lamplight, 0.25);
  vignette(pen);
}
