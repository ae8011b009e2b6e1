import { box, disc, fade, glow, height, line, pad, randomFrom, shade, shape, vignette, width, within } from './kit.ts';
import type { Pen } from './kit.ts';
import { conifer, leafTree, ridge, sailboat, shrub, sky, skyline, water } from './outdoors.ts';

const lamplight = '255,190,110';

/** A lit window with its frame and bars. */
function litWindow(pen: Pen, x: number, y: number, w: number, h: number, columns: number, rows: number, frame: string): void {
  box(pen, x - 6, y - 6, w + 12, h + 14, frame);
  fade(pen, x, y, w, h, '#ffe3a6', '#ffc873', '#e89a4f');
  const random = randomFrom(Math.round(x * 7 + y));
  for (let thing = 0; thing < 3; thing += 1) box(pen, x + random() * w * 0.8, y + h * (0.55 + random() * 0.25), w * 0.16, h * 0.45, 'rgba(140,80,40,0.28)');
  for (let column = 1; column < columns; column += 1) box(pen, x + (w * column) / columns - 2, y, 4, h, frame);
  for (let row = 1; row < rows; row += 1) box(pen, x, y + (h * row) / rows - 2, w, 4, frame);
  glow(pen, x + w / 2, y + h / 2, Math.max(w, h) * 1.4, lamplight, 0.3);
}

function lawn(pen: Pen, from: number, seed: number): void {
  fade(pen, 0, from, width, height - from, '#3c5a43', '#22382d', '#16241f');
  const random = randomFrom(seed);
  for (let blade = 0; blade < 1500; blade += 1) {
    const depth = random();
    const y = from + depth * (height - from);
    const x = random() * width;
    line(pen, [[x, y], [x + (random() - 0.5) * 5, y - 3 - depth * 9]], `rgba(${90 + random() * 60},${120 + random() * 50},${80 + random() * 20},${0.12 + random() * 0.2})`, 1);
  }
}

/** A Craftsman house with porch, gables and mountains behind. */
export function craftsmanHouse(pen: Pen): void {
  sky(pen, 'dusk', 0, 0, width, 484, 3);
  glow(pen, 960, 430, 520, '255,170,110', 0.5);
  ridge(pen, 0, width, 484, 230, '#6a5f93', 4, false);
  ridge(pen, 0, width, 486, 150, '#4a4876', 12, false);
  const random = randomFrom(6);
  for (let tree = 0; tree < 34; tree += 1) conifer(pen, random() * width, 490 + random() * 20, 80 + random() * 130, random() > 0.5 ? '#232f3d' : '#1b2733');
  lawn(pen, 480, 8);
  // Body, side wing and garage.
  fade(pen, 330, 300, 560, 230, '#5f6f66', '#47564f');
  fade(pen, 850, 350, 230, 180, '#56655d', '#3f4d47');
  for (let y = 306; y < 530; y += 11) line(pen, [[330, y], [1080, y]], 'rgba(20,30,28,0.22)', 1.4);
  shape(pen, [[300, 312], [610, 148], [920, 312]], '#33302f');
  shape(pen, [[352, 300], [610, 166], [868, 300]], '#66766c');
  for (let y = 186; y < 300; y += 12) within(pen, [[352, 300], [610, 166], [868, 300]], () => line(pen, [[340, y], [880, y]], 'rgba(20,30,28,0.25)', 1.4));
  shape(pen, [[830, 362], [965, 268], [1108, 362]], '#2e2b2b');
  line(pen, [[300, 313], [610, 149], [920, 313]], '#e9dfcf', 7);
  line(pen, [[830, 363], [965, 269], [1108, 363]], '#e9dfcf', 6);
  for (const x of [470, 610, 750]) line(pen, [[x, 150 + Math.abs(x - 610) * 0.53], [x, 190 + Math.abs(x - 610) * 0.53]], '#d8ccb9', 6);
  litWindow(pen, 545, 214, 130, 66, 3, 1, '#efe6d8');
  litWindow(pen, 905, 390, 120, 92, 2, 2, '#efe6d8');
  // Porch: shadow, windows, door, roof, columns on stone piers.
  fade(pen, 330, 356, 520, 176, 'rgba(20,22,28,0.55)', 'rgba(20,22,28,0.15)');
  litWindow(pen, 372, 384, 120, 110, 3, 2, '#efe6d8');
  litWindow(pen, 690, 384, 120, 110, 3, 2, '#efe6d8');
  box(pen, 552, 378, 84, 154, '#efe6d8');
  fade(pen, 559, 385, 70, 147, '#8a3f2b', '#5c2a20');
  fade(pen, 567, 393, 54, 44, '#ffe0a0', '#f0ad5c');
  glow(pen, 594, 368, 150, lamplight, 0.75);
  shape(pen, [[296, 372], [330, 330], [850, 330], [884, 372]], '#3a3635');
  box(pen, 296, 370, 588, 9, '#e9dfcf');
  for (const x of [330, 500, 662, 826]) {
    shape(pen, [[x - 13, 380], [x + 13, 380], [x + 19, 470], [x - 19, 470]], '#e4d8c5');
    pad(pen, x - 27, 466, 54, 68, 4, '#6e675f');
    const stone = randomFrom(x);
    for (let block = 0; block < 16; block += 1) pad(pen, x - 26 + stone() * 40, 468 + stone() * 56, 8 + stone() * 10, 6 + stone() * 6, 3, `rgba(${110 + stone() * 50},${104 + stone() * 40},${96 + stone() * 30},0.8)`);
  }
  box(pen, 310, 530, 560, 14, '#8a7f72');
  for (let step = 0; step < 4; step += 1) box(pen, 530 - step * 10, 544 + step * 11, 128 + step * 20, 11, step % 2 === 0 ? '#a0968a' : '#857b70');
  // Path, light on it, planting.
  shape(pen, [[500, 588], [688, 588], [820, 720], [380, 720]], '#80786f');
  shape(pen, [[500, 588], [688, 588], [820, 720], [380, 720]], 'rgba(255,190,120,0.16)');
  glow(pen, 594, 590, 330, lamplight, 0.32);
  for (const [at, x] of [325, 378, 432, 470, 710, 760, 812, 866, 930, 1000, 1060].entries()) shrub(pen, x, 556 + (at % 3) * 5, 34 + (at % 4) * 6, at % 2 === 0 ? '#2f4b3a' : '#3c5b43', at + 2);
  leafTree(pen, 165, 590, 420, '#233a33', '#55603f', 15);
  leafTree(pen, 1195, 560, 330, '#22352f', '#4c5a3d', 19);
  for (const x of [440, 770]) {
    box(pen, x - 2, 622, 4, 44, '#1d1d20');
    disc(pen, x, 620, 6, '#ffe4ae');
    glow(pen, x, 622, 90, lamplight, 0.7);
  }
  vignette(pen);
}

/** A flat-roofed house of cedar and glass on a bluff over a river. */
export function bluffHouse(pen: Pen): void {
  sky(pen, 'sunset', 0, 0, width, 440, 13);
  glow(pen, 300, 400, 560, '255,180,100', 0.65);
  disc(pen, 300, 372, 30, 'rgba(255,240,205,0.95)');
  ridge(pen, 0, width, 440, 220, '#8077a3', 31, true, '#fbe2d2');
  ridge(pen, 0, width, 460, 100, '#5b567f', 17, false);
  const random = randomFrom(61);
  for (let tree = 0; tree < 46; tree += 1) conifer(pen, random() * width, 474 + random() * 14, 36 + random() * 60, '#2d3247');
  fade(pen, 0, 462, width, 258, '#57594f', '#3a3d39', '#22262a');
  water(pen, 0, 500, 620, 110, 5, '#f5bd84', '#b98589', '#5f628c');
  shape(pen, [[0, 600], [180, 588], [420, 596], [560, 566], [700, 548], [1280, 540], [1280, 720], [0, 720]], '#3d3f38');
  for (let tuft = 0; tuft < 120; tuft += 1) shrub(pen, random() * width, 610 + random() * 110, 8 + random() * 16, random() > 0.5 ? '#565c45' : '#474f40', tuft);
  // House: deck, glass, chimney, roof.
  box(pen, 520, 540, 700, 22, '#6b4a35');
  for (const x of [560, 700, 840]) box(pen, x, 560, 10, 74, '#2b2522');
  fade(pen, 580, 368, 430, 172, '#ffe2a8', '#ffc676', '#d98d4a');
  box(pen, 600, 478, 120, 46, 'rgba(96,58,40,0.6)');
  box(pen, 612, 462, 96, 22, 'rgba(96,58,40,0.5)');
  box(pen, 812, 368, 8, 66, '#2a2524');
  shape(pen, [[786, 434], [846, 434], [832, 470], [800, 470]], '#2a2524');
  glow(pen, 816, 458, 46, '255,130,60', 0.8);
  box(pen, 900, 500, 90, 24, 'rgba(96,58,40,0.55)');
  disc(pen, 948, 408, 13, '#fff3d0');
  line(pen, [[948, 368], [948, 398]], '#3a2f2a', 2);
  for (const x of [580, 686, 794, 902, 1006]) box(pen, x - 3, 366, 6, 176, '#2b2523');
  fade(pen, 1010, 360, 210, 182, '#9a5f3c', '#6b3f2a');
  for (let x = 1016; x < 1220; x += 13) line(pen, [[x, 362], [x, 540]], 'rgba(40,20,12,0.35)', 1.6);
  fade(pen, 1092, 424, 64, 116, '#f0803c', '#c9582a');
  glow(pen, 1170, 410, 60, lamplight, 0.7);
  box(pen, 960, 268, 64, 100, '#7d5a48');
  for (let y = 274; y < 366; y += 9) line(pen, [[960, y], [1024, y]], 'rgba(40,24,18,0.35)', 1.4);
  shape(pen, [[500, 352], [1256, 352], [1240, 374], [516, 374]], '#2a2726');
  box(pen, 500, 346, 756, 8, '#4b403a');
  glow(pen, 790, 460, 420, lamplight, 0.42);
  line(pen, [[520, 500], [1010, 500]], 'rgba(230,230,235,0.5)', 2);
  for (const x of [520, 640, 760, 880, 1000]) line(pen, [[x, 500], [x, 540]], 'rgba(230,230,235,0.5)', 2);
  conifer(pen, 466, 640, 470, '#1d2a2b');
  conifer(pen, 1236, 640, 400, '#1b2729');
  shade(pen, 860, 640, 420, 40, 0.45);
  vignette(pen);
}

/** A residential tower by the harbor, with the city and its reflections. */
export function harborTower(pen: Pen): void {
  sky(pen, 'blueHour', 0, 0, width, 500, 23);
  glow(pen, 380, 500, 640, '255,180,130', 0.5);
  skyline(pen, 0, width, 504, 250, '#3a4570', '#252f52', 44);
  water(pen, 0, 504, width, 216, 29, '#c99d92', '#5b6391', '#232f58', '#131c3b');
  // The tower, its core darker than its glass.
  fade(pen, 760, 66, 226, 440, '#6d86b4', '#46608f', '#32486f');
  fade(pen, 940, 66, 46, 440, '#33466f', '#243352');
  box(pen, 752, 56, 242, 12, '#222c48');
  box(pen, 860, 26, 60, 32, '#2b3656');
  const random = randomFrom(91);
  for (let floor = 0; floor < 24; floor += 1) {
    const y = 76 + floor * 17.8;
    box(pen, 756, y + 13.4, 234, 3.2, '#dfe5f1');
    for (let bay = 0; bay < 9; bay += 1) {
      if (random() > 0.45) box(pen, 765 + bay * 19.6, y, 15, 13, `rgba(255,${200 + random() * 30},${130 + random() * 50},${0.45 + random() * 0.5})`);
    }
  }
  box(pen, 740, 462, 270, 44, '#1f2844');
  for (let x = 750; x < 1000; x += 25) fade(pen, x, 470, 18, 36, '#ffe2a8', '#f2b266');
  glow(pen, 874, 486, 210, lamplight, 0.55);
  // Reflections of what is lit.
  for (let streak = 0; streak < 70; streak += 1) {
    const x = 745 + random() * 260;
    box(pen, x, 508 + random() * 170, 10 + random() * 26, 2, `rgba(255,205,140,${0.05 + random() * 0.22})`);
  }
  // Quay with lamps, a pier and boats.
  shape(pen, [[0, 640], [1280, 610], [1280, 720], [0, 720]], '#1a2036');
  line(pen, [[0, 640], [1280, 610]], '#55607f', 3);
  for (let lamp = 0; lamp < 7; lamp += 1) {
    const x = 70 + lamp * 195;
    const y = 636 - lamp * 4.6;
    line(pen, [[x, y + 20], [x, y - 66]], '#0f1426', 5);
    disc(pen, x, y - 70, 8, '#ffe9bd');
    glow(pen, x, y - 70, 120, lamplight, 0.6);
  }
  for (const [x, y, size] of [[180, 560, 74], [300, 548, 52], [540, 572, 88], [1120, 560, 66]] as const) {
    sailboat(pen, x, y, size);
    box(pen, x - size * 0.3, y + 10, size * 0.6, 2, 'rgba(255,240,220,0.3)');
  }
  vignette(pen);
}

/** A brick industrial front with three arched windows on a street after rain. */
export function brickFront(pen: Pen): void {
  sky(pen, 'blueHour', 0, 0, width, 570, 37);
  skyline(pen, 0, width, 570, 380, '#3b4673', '#2b3559', 53);
  fade(pen, 150, 120, 980, 450, '#a4573f', '#8a4533', '#6d3529');
  const random = randomFrom(17);
  for (let y = 124; y < 570; y += 11) {
    for (let x = 150 + ((y / 11) % 2 === 0 ? 0 : 14); x < 1104; x += 28) {
      box(pen, x, y, 26, 9, `rgba(${random() > 0.5 ? '60,20,14' : '220,130,100'},${random() * 0.18})`);
    }
  }
  box(pen, 136, 104, 1008, 20, '#c8b59b');
  box(pen, 136, 124, 1008, 8, '#8f7d68');
  box(pen, 150, 196, 980, 12, '#bda88d');
  pad(pen, 440, 142, 400, 44, 4, '#cdbba1');
  for (let letter = 0; letter < 15; letter += 1) box(pen, 470 + letter * 23, 154, letter % 4 === 3 ? 5 : 14, 20, 'rgba(90,70,54,0.75)');
  for (const centre of [330, 640, 950]) archedWindow(pen, centre, 250, 210, 320);
  fade(pen, 0, 566, width, 60, '#3b3d48', '#2b2d38');
  fade(pen, 0, 610, width, 110, '#2a2f42', '#1b1f30');
  for (const centre of [330, 640, 950]) {
    const gradient = pen.createLinearGradient(0, 600, 0, 720);
    gradient.addColorStop(0, 'rgba(255,196,116,0.5)');
    gradient.addColorStop(1, 'rgba(255,196,116,0)');
    shape(pen, [[centre - 104, 606], [centre + 104, 606], [centre + 150 + (centre - width / 2) * 0.2, 720], [centre - 150 + (centre - width / 2) * 0.2, 720]], gradient);
  }
  for (let puddle = 0; puddle < 60; puddle += 1) box(pen, random() * width, 620 + random() * 96, 30 + random() * 90, 1.6, 'rgba(255,220,180,0.12)');
  for (const x of [120, 485, 795, 1160]) {
    line(pen, [[x, 606], [x, 420]], '#16192a', 7);
    line(pen, [[x, 424], [x + 26, 414]], '#16192a', 5);
    disc(pen, x + 30, 418, 11, '#ffeec9');
    glow(pen, x + 30, 420, 190, lamplight, 0.6);
  }
  leafTree(pen, 60, 610, 330, '#1f2b35', '#3a4141', 5);
  leafTree(pen, 1225, 610, 350, '#1f2b35', '#3a4141', 7);
  vignette(pen);
}

/** A tall window with a round head; the entrance when it is the middle one. */
function archedWindow(pen: Pen, centre: number, top: number, w: number, h: number): void {
  const left = centre - w / 2;
  const arch = (grow: number): void => {
    pen.beginPath();
    pen.moveTo(left - grow, top + h);
    pen.lineTo(left - grow, top + w / 2);
    pen.arc(centre, top + w / 2, w / 2 + grow, Math.PI, 0);
    pen.lineTo(left + w + grow, top + h);
    pen.closePath();
  };
  pen.fillStyle = '#c9b596';
  arch(16);
  pen.fill();
  pen.save();
  arch(0);
  pen.clip();
  fade(pen, left, top, w, h, '#ffe9b8', '#ffcf82', '#e79d52');
  for (const [x, y] of [[left + 34, top + 96], [centre, top + 74], [left + w - 34, top + 96]] as const) {
    line(pen, [[x, top], [x, y]], '#4a3428', 2);
    disc(pen, x, y, 9, '#fffbe9');
  }
  box(pen, left + 20, top + h - 72, 60, 50, 'rgba(110,64,40,0.45)');
  box(pen, left + 110, top + h - 96, 74, 74, 'rgba(110,64,40,0.35)');
  for (let column = 1; column < 5; column += 1) box(pen, left + (w * column) / 5 - 2.5, top, 5, h, '#26222a');
  for (let row = 0; row < 6; row += 1) box(pen, left, top + w / 2 + row * 46, w, 5, '#26222a');
  if (centre === width / 2) {
    fade(pen, centre - 52, top + h - 150, 104, 150, '#27525a', '#173238');
    fade(pen, centre - 40, top + h - 136, 34, 110, '#ffe0a0', '#e8a55a');
    fade(pen, centre + 6, top + h - 136, 34, 110, '#ffe0a0', '#e8a55a');
  }
  pen.restore();
  glow(pen, centre, top + h / 2, 260, lamplight, 0.4);
}

/** A roof terrace with a pergola, planters and the city behind. */
export function roofTerrace(pen: Pen): void {
  sky(pen, 'dusk', 0, 0, width, 470, 71);
  glow(pen, 860, 460, 560, '255,170,110', 0.6);
  skyline(pen, 0, width, 474, 300, '#5d5689', '#383a66', 88);
  fade(pen, 0, 468, width, 252, '#77604f', '#4d3d36', '#2b2427');
  for (let board = 0; board < 24; board += 1) line(pen, [[width / 2 + (board - 12) * 46, 470], [width / 2 + (board - 12) * 150, 720]], 'rgba(30,18,14,0.35)', 2);
  box(pen, 0, 430, width, 6, '#20222f');
  for (let x = 0; x < width; x += 24) box(pen, x, 432, 3, 44, 'rgba(24,26,38,0.85)');
  // Pergola with lamps on strings.
  for (const x of [180, 520, 860, 1180]) fade(pen, x, 176, 18, 330, '#5b4334', '#3a2a22');
  for (let slat = 0; slat < 20; slat += 1) box(pen, 150 + slat * 54, 142, 12, 40, '#4a372c');
  box(pen, 130, 172, 1100, 16, '#5b4334');
  for (let string = 0; string < 3; string += 1) {
    const from = 190 + string * 340;
    for (let bulb = 0; bulb <= 10; bulb += 1) {
      const t = bulb / 10;
      const [x, y] = [from + t * 330, 196 + Math.sin(t * Math.PI) * 46];
      disc(pen, x, y, 5, '#fff0c8');
      glow(pen, x, y, 48, lamplight, 0.55);
    }
  }
  // Table, benches, planters.
  for (const x of [70, 1090]) {
    pad(pen, x, 540, 150, 92, 8, '#3b3f4c');
    for (let plant = 0; plant < 5; plant += 1) shrub(pen, x + 20 + plant * 28, 546, 62, plant % 2 === 0 ? '#3c5b4a' : '#55713f', plant + x);
  }
  shade(pen, 640, 650, 330, 34, 0.5);
  pad(pen, 400, 540, 480, 22, 6, '#9a7152');
  for (const x of [430, 832]) box(pen, x, 560, 16, 84, '#5d4433');
  pad(pen, 350, 604, 580, 18, 6, '#7e5a42');
  for (const x of [380, 884]) box(pen, x, 620, 14, 48, '#4b3629');
  for (const x of [520, 640, 760]) {
    disc(pen, x, 532, 9, '#ffe9bb');
    glow(pen, x, 532, 70, lamplight, 0.6);
  }
  vignette(pen);
}
