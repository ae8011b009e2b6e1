import type { Canvas, Image } from '@napi-rs/canvas';
import type { AgentCard } from '../../../../../domain/look.ts';
import { canvasOf, overlayOf, paintNight } from './drawing.ts';
import type { Inks } from '../../../../../domain/inks.ts';
import type { Box, Layout } from './layout.ts';
import { cameraRoom, colour } from './layout.ts';
import type { Phrases } from './phrases.ts';
import { fit, readsFromRight, write, type Pen } from './text.ts';
import type { Overlay, Planes } from './yuv.ts';
import { planesFromRgba } from './yuv.ts';

/** The texts of the cards. */
export interface Words {
  /** The heading of the video. */
  readonly title: string;
  readonly address?: string | undefined;
  readonly presenterName: string;
  readonly phrases: Phrases;
}

/** How the cards look: the brand of the video's owner, or the product's colors. */
export interface Brand {
  readonly inks: Inks;
  readonly logo?: Image | Canvas | undefined;
  readonly agent?: AgentCard | undefined;
}

type Frame = Pick<Layout, 'width' | 'height' | 'unit'>;

/** The space around the texts of a card, and how much larger than on a landscape card they are. */
const marginOf = ({ width, height }: Omit<Frame, 'unit'>): number =>
  2 * Math.round(Math.min(88, Math.min(width, height) * 0.1) / 2);
const isTall = ({ width, height }: Omit<Frame, 'unit'>): boolean => height > width;

const canvasPlanes = (canvas: Canvas): Planes => planesFromRgba(canvas.data(), canvas.width, canvas.height);

/** The text in the place of a missing logo: the agent's company, else the agent's name, else nothing. */
const wordmarkOf = (agent: AgentCard | undefined): string => agent?.company.trim() || agent?.name.trim() || '';

/** The owner's logo on a white plate, else the owner's company in words. Returns the height. */
function drawLogo(pen: Pen, x: number, y: number, width: number, { logo, agent, inks }: Brand): number {
  if (logo === undefined) {
    const wordmark = wordmarkOf(agent);
    if (wordmark === '') return 0;
    pen.fillStyle = inks.line;
    pen.fillRect(x, y, 6, 44);
    pen.fillStyle = colour.surface;
    write(pen, fit(pen, wordmark, 700, [34, 30, 26], width - 24, 1), 700, x + 24, y, width - 24, 1.3, false);
    return 44;
  }
  return drawPlate(pen, x, y, logo);
}

function drawPlate(pen: Pen, x: number, y: number, logo: Image | Canvas): number {
  const scale = Math.min(260 / logo.width, 84 / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  pen.fillStyle = colour.surface;
  pen.beginPath();
  pen.roundRect(x, y, width + 32, height + 24, 14);
  pen.fill();
  pen.drawImage(logo, x + 16, y + 12, width, height);
  return height + 24;
}

/** The panel for a video without pictures, and the texts to draw over it. */
export function emptyPicture(
  { title, address }: Words,
  { picture, unit }: Pick<Layout, 'picture' | 'unit'>,
  { inks }: Brand,
): { readonly picture: Planes; readonly words: Overlay } {
  const width = 2 * Math.round((picture.width * cameraRoom * unit) / 2);
  const height = 2 * Math.round((picture.height * cameraRoom * unit) / 2);
  const box: Box = {
    x: picture.x + 56,
    y: picture.y + 72,
    width: picture.width - 112,
    height: Math.min(picture.height - 160, 480),
  };
  const words = overlayOf(
    box,
    (pen) => {
      pen.fillStyle = inks.line;
      pen.fillRect(readsFromRight(address ?? title) ? box.width - 56 : 0, 6, 56, 5);
      pen.fillStyle = colour.surface;
      const headline = fit(pen, address ?? title, 700, [58, 50, 42, 36], box.width, 4);
      const taken = write(pen, headline, 700, 0, 34, box.width, 1.16);
      if (address === undefined || title.trim() === address.trim()) return;
      pen.fillStyle = 'rgba(237, 241, 247, 0.92)';
      write(pen, fit(pen, title, 400, [27, 24], box.width, 2), 400, 0, 34 + taken + 18, box.width, 1.35);
    },
    unit,
  );
  return { picture: nightPlanes(width, height, inks), words };
}

/** Darkens the picture of the title card, so that its text is readable. */
export const titleShade = (width: number, height: number): Overlay =>
  overlayOf({ x: 0, y: 0, width, height }, (pen) => {
    const fade = pen.createLinearGradient(0, height, width * 0.55, 0);
    fade.addColorStop(0, 'rgba(4, 22, 26, 0.94)');
    fade.addColorStop(0.55, 'rgba(6, 32, 37, 0.66)');
    fade.addColorStop(1, 'rgba(8, 20, 26, 0.24)');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, width, height);
  });

/** The designed background of cards without a picture. */
export const nightPlanes = (width: number, height: number, inks: Inks): Planes =>
  canvasPlanes(
    canvasOf(width, height, (pen) => {
      paintNight(pen, width, height, inks);
    }),
  );

/** Title, address and logo of the opening card. */
export function titleWords({ title, address }: Words, frame: Frame, brand: Brand): Overlay {
  const margin = marginOf(frame);
  const box: Box = { x: margin, y: margin, width: frame.width - 2 * margin, height: frame.height - 2 * margin };
  return overlayOf(
    box,
    (pen) => {
      drawLogo(pen, 0, 0, box.width, brand);
      const headline = fit(pen, title, 700, [76, 66, 56, 46], box.width, isTall(frame) ? 5 : 3);
      const isSame = address === undefined || address.trim() === title.trim();
      const place = isSame ? undefined : fit(pen, address, 400, [34, 30, 26], box.width, 2);
      const headlineHeight = headline.lines.length * headline.size * 1.14;
      const top =
        box.height - headlineHeight - (place === undefined ? 0 : place.lines.length * place.size * 1.3 + 22) - 8;
      pen.fillStyle = brand.inks.line;
      const atRight = readsFromRight(title);
      pen.fillRect(atRight ? box.width - 72 : 0, top - 26, 72, 6);
      pen.fillStyle = colour.surface;
      write(pen, headline, 700, 0, top, box.width, 1.14);
      pen.fillStyle = colour.onNight;
      // An address in Latin letters stands under a title that is read from the right.
      if (place !== undefined) write(pen, place, 400, 0, top + headlineHeight + 22, box.width, 1.3, atRight);
    },
    frame.unit,
  );
}

/** The lines of an agent card: name, company and contact data. */
function contactLines({
  name,
  title,
  company,
  phone,
  email,
  licence,
}: AgentCard): readonly [string, 400 | 600 | 700, number][] {
  const role = [title, company].filter((part) => part.trim() !== '').join(' · ');
  const lines: readonly [string, 400 | 600 | 700, number][] = [
    [name, 700, 44],
    [role, 400, 28],
    [phone, 600, 34],
    [email, 400, 28],
    [licence, 400, 22],
  ];
  return lines.filter(([text]) => text.trim() !== '');
}

/** Whether an agent card has anything to show. */
export const hasContact = (agent: AgentCard | undefined): agent is AgentCard =>
  agent !== undefined && contactLines(agent).length > 0;

/** Logo, address, the agent card or thanks, and the notice of the closing card. */
export function closeCard({ title, address, presenterName, phrases }: Words, frame: Frame, brand: Brand): Planes {
  const margin = marginOf(frame);
  const width = frame.width - 2 * margin;
  return canvasPlanes(
    canvasOf(
      frame.width,
      frame.height,
      (pen) => {
        paintNight(pen, frame.width, frame.height, brand.inks);
        const logoHeight = drawLogo(pen, margin, margin, width, brand);
        const { agent } = brand;
        const contact = hasContact(agent) ? contactLines(agent) : [];
        const headline = fit(
          pen,
          address ?? title,
          700,
          contact.length === 0 ? [58, 50, 42, 34] : [40, 34, 30],
          width,
          isTall(frame) ? 4 : 2,
        );
        let y =
          margin + logoHeight + (contact.length === 0 ? Math.max(60, frame.height * 0.18) : isTall(frame) ? 120 : 44);
        // The whole card is on the side from which the video's language is read.
        const atRight = readsFromRight(phrases.thanks);
        pen.fillStyle = colour.surface;
        y += write(pen, headline, 700, margin, y, width, 1.18, atRight) + 16;
        if (contact.length === 0) {
          pen.fillStyle = colour.onNight;
          write(pen, fit(pen, phrases.thanks, 400, [32], width, 1), 400, margin, y, width);
        } else {
          pen.fillStyle = brand.inks.line;
          pen.fillRect(atRight ? margin + width - 72 : margin, y + 6, 72, 6);
          y += 34;
          for (const [text, weight, size] of contact) {
            pen.fillStyle = weight === 400 ? colour.onNight : colour.surface;
            y += write(
              pen,
              fit(pen, text, weight, [size, size * 0.85, size * 0.7], width, 1),
              weight,
              margin,
              y,
              width,
              1.3,
              atRight,
            );
          }
        }
        const notice = fit(pen, phrases.notice(presenterName), 600, [23, 20], width - 48, isTall(frame) ? 4 : 2);
        const tall = 34 + notice.lines.length * notice.size * 1.36;
        const top = frame.height - margin - tall + 26;
        pen.fillStyle = 'rgba(4, 20, 24, 0.6)';
        pen.beginPath();
        pen.roundRect(margin, top, width, tall, 14);
        pen.fill();
        pen.fillStyle = colour.onNight;
        write(pen, notice, 600, margin + 24, top + 15, width - 48, 1.36);
      },
      frame.unit,
    ),
  );
}
