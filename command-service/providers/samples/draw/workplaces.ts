import { floor, lamplight, pendant, plant, sofa } from './furniture.ts';
import { box, fade, glow, line, pad, randomFrom, shade, shape, vignette, width } from './kit.ts';
import type { Pen } from './kit.ts';

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
