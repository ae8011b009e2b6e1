import type { SKRSContext2D } from '@napi-rs/canvas';

/** Drawing helpers of all parts of a portrait. Positions are in units of the head. */
export type Pen = SKRSContext2D;

/** Fills a shape given by drawing commands. */
export function fill(pen: Pen, style: Pen['fillStyle'], draw: () => void): void {
  pen.beginPath();
  draw();
  pen.fillStyle = style;
  pen.fill();
}

/** Draws a line with round ends. */
export function stroke(pen: Pen, style: Pen['strokeStyle'], width: number, draw: () => void): void {
  pen.beginPath();
  draw();
  pen.strokeStyle = style;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke();
}

/** Runs the drawing inside the shape only. */
export function within(pen: Pen, shape: () => void, draw: () => void): void {
  pen.save();
  pen.beginPath();
  shape();
  pen.clip();
  draw();
  pen.restore();
}

/** `#RRGGBB` with an opacity of 0 to 1. */
export function see(hex: string, opacity: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgba(${value >> 16}, ${(value >> 8) & 255}, ${value & 255}, ${opacity})`;
}

/** A soft spot of color that fades out towards its edge. */
export function glow(pen: Pen, x: number, y: number, radius: number, hex: string, opacity: number, stretch = 1): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1, stretch);
  const gradient = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  gradient.addColorStop(0, see(hex, opacity));
  gradient.addColorStop(0.55, see(hex, opacity * 0.45));
  gradient.addColorStop(1, see(hex, 0));
  pen.fillStyle = gradient;
  pen.fillRect(-radius, -radius, radius * 2, radius * 2);
  pen.restore();
}

/** A gradient between two points from colors at equal distances. */
export function blend(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  colours: readonly string[],
): ReturnType<Pen['createLinearGradient']> {
  const gradient = pen.createLinearGradient(from[0], from[1], to[0], to[1]);
  colours.forEach((hex, index) => {
    gradient.addColorStop(index / (colours.length - 1), hex);
  });
  return gradient;
}

/** Draws once for each side: the second time mirrored at the middle. */
export function bothSides(pen: Pen, draw: (side: -1 | 1) => void): void {
  for (const side of [-1, 1] as const) {
    pen.save();
    pen.scale(side, 1);
    draw(side);
    pen.restore();
  }
}
