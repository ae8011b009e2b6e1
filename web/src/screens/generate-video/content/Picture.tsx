import { Image } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../../theme/tokens.ts';

const Frame = styled.span`
  display: grid; aspect-ratio: 4 / 3; border-radius: ${radius.sm}; overflow: hidden; background: ${color.sunken};
  & > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`;
const Elsewhere = styled.span`
  display: grid; place-content: center; justify-items: center; gap: ${space[1]}; padding: ${space[2]}; text-align: center; ${text('caption')} color: ${color.text2}; overflow-wrap: anywhere;
  & > svg { inline-size: 24px; block-size: 24px; }
  & > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
`;

export interface PictureProps {
  readonly url: string;
  readonly label: string;
}

/**
 * One picture of a listing. The page shows pictures of its own origin only (content security policy); one from
 * elsewhere is named instead, and is fetched by the server when the video is made.
 */
export function Picture({ url, label }: PictureProps) {
  const [missing, setMissing] = useState(false);
  if (missing || !isOurs(url)) return <Frame><Elsewhere role="img" aria-label={label}><Image aria-hidden="true" /><span>{nameOf(url)}</span></Elsewhere></Frame>;
  return <Frame><img src={url} alt={label} loading="lazy" onError={() => setMissing(true)} /></Frame>;
}

function isOurs(url: string): boolean {
  return URL.parse(url, location.href)?.origin === location.origin;
}

/** The file's name and where it is, for people. */
function nameOf(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  return `${parsed.pathname.split('/').at(-1) ?? ''} on ${parsed.hostname}`.trim();
}
