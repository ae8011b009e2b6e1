import { styled } from 'styled-components';
import type { BrandInput } from '../../gql/graphql.ts';
import { color, radius, space, text } from '../../theme/tokens.ts';
import { t } from '../../i18n/t.ts';
import { inksOf } from '../../../../domain/inks.ts';

const Root = styled.figure`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  & > figcaption {
    display: grid;
    gap: ${space[1]};
    ${text('small')} color: ${color.text2};
  }
`;
/** The closing card of a video, at the size of a stamp: white on the dark colors of the brand in either theme. */
const Stamp = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
  inline-size: min(100%, 420px);
  aspect-ratio: 16 / 9;
  padding: ${space[5]};
  overflow: hidden;
  border-radius: ${radius.md};
  color: #fff;
  & > img {
    max-inline-size: 40%;
    max-block-size: 34%;
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.sm};
    background: #fff;
  }
  & p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    max-inline-size: 100%;
  }
  & > div {
    display: grid;
    gap: ${space[1]};
    max-inline-size: 100%;
  }
`;
const Mark = styled.p`
  padding-inline-start: ${space[2]};
  border-inline-start: 3px solid;
  ${text('label')} & > span {
    color: #fff;
  }
`;
const Rule = styled.span`
  display: block;
  inline-size: 40px;
  block-size: 4px;
`;
const Name = styled.p`
  ${text('h3')}
`;
const Line = styled.p`
  ${text('small')}
`;

/** A preview of the video's cards, in the colors that the renderer derives from the brand's. */
export function BrandPreview({
  brand: { primaryColour, accentColour, logoUrl, agent },
}: {
  readonly brand: BrandInput;
}) {
  const { night, line } = inksOf({ primaryColour, accentColour });
  const wordmark = agent.company.trim() || agent.name.trim();
  const role = [agent.title, agent.company].filter((part) => part.trim() !== '').join(' · ');
  const isDarkened = night[1] !== primaryColour.toLowerCase();
  const isLightened = line !== accentColour.toLowerCase();
  return (
    <Root>
      <Stamp style={{ background: `linear-gradient(150deg, ${night.join(', ')})` }} data-testid="brand-stamp">
        {typeof logoUrl === 'string' ? (
          <img src={logoUrl} alt="" />
        ) : (
          <Mark style={{ borderColor: line }}>{wordmark}</Mark>
        )}
        <div>
          <Rule style={{ background: line }} />
          <Name>{agent.name.trim() || t('Your name')}</Name>
          {role !== '' && <Line>{role}</Line>}
          <Line>{agent.phone.trim() || t('Your phone number')}</Line>
        </div>
      </Stamp>
      <figcaption>
        <span>{t('The closing card of your videos')}</span>
        {isDarkened && <span>{t('Your background color is made darker, so that white text is readable on it.')}</span>}
        {isLightened && <span>{t('Your accent color is made lighter, so that it stands out on the background.')}</span>}
      </figcaption>
    </Root>
  );
}
