import { Image } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../../../theme/tokens.ts';
import { pictureSource } from '../../../ui/pictureSource.ts';
import { t } from '../../../i18n/t.ts';

const Frame = styled.span`
  display: grid;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.sm};
  overflow: hidden;
  background: ${color.sunken};
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
const Missing = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[2]};
  text-align: center;
  ${text('caption')} color: ${color.text2};
  overflow-wrap: anywhere;
  & > svg {
    inline-size: 24px;
    block-size: 24px;
  }
  & > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;

export interface PictureProps {
  readonly url: string;
  readonly label: string;
}

/** A picture for the video; its file name and host if it cannot be loaded. */
export function Picture({ url, label }: PictureProps) {
  const [missing, setMissing] = useState(false);
  if (missing)
    return (
      <Frame>
        <Missing role="img" aria-label={t('{label}, which cannot be shown', { label })}>
          <Image aria-hidden="true" />
          <span>{nameOf(url)}</span>
        </Missing>
      </Frame>
    );
  return (
    <Frame>
      <img src={pictureSource(url)} alt={label} loading="lazy" draggable={false} onError={() => setMissing(true)} />
    </Frame>
  );
}

/** The file name and host of a URL. */
function nameOf(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  return t('{at} on {hostname}', { at: parsed.pathname.split('/').at(-1) ?? '', hostname: parsed.hostname }).trim();
}
