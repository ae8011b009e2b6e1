import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow, space, text } from '../theme/tokens.ts';

/** A plain surface. */
export const Surface = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  box-shadow: ${shadow[1]};
`;

const Root = styled(Surface).attrs({ as: 'section' })`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]};
  min-inline-size: 0;
`;
/** If there is too little room for the title and the buttons on one line, the buttons go below. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
`;
const Words = styled.div`
  flex: 1 1 12rem;
`;
const Description = styled.p`
  ${text('small')} color: ${color.text2};
  margin-block-start: ${space[1]};
`;

export interface CardProps {
  readonly title?: ReactNode;
  /** The level of the title in the page's outline. */
  readonly headingLevel?: 2 | 3;
  readonly description?: ReactNode;
  /** Buttons at the end of the title line. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  readonly id?: string;
  readonly className?: string;
}

/** A surface with a title. */
export function Card({ title, headingLevel = 2, description, actions, children, ...rest }: CardProps) {
  const Heading = headingLevel === 2 ? HeadingTwo : HeadingThree;
  return (
    <Root {...rest}>
      {title !== undefined && (
        <Head>
          <Words>
            <Heading>{title}</Heading>
            {description !== undefined && <Description>{description}</Description>}
          </Words>
          {actions}
        </Head>
      )}
      {children}
    </Root>
  );
}

const HeadingTwo = styled.h2`
  ${text('h3')}
`;
const HeadingThree = styled.h3`
  ${text('h3')}
`;
