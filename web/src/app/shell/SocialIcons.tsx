import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens.ts';
import { t } from '../../i18n/t.ts';

const Row = styled.ul`
  display: flex;
  gap: ${space[4]};
  margin: ${space[3]} 0 0;
  padding: 0;
  list-style: none;
  color: ${color.text2};
  & svg {
    display: block;
    inline-size: 24px;
    block-size: 24px;
  }
`;

/** SVG paths in a 24 by 24 box. */
const icons = [
  {
    name: 'LinkedIn',
    path: 'M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM8 10.5V17M8 7v.01M12 17v-6.5M12 13.5a2.5 2.5 0 0 1 5 0V17',
  },
  { name: 'YouTube', path: 'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10 9v6l5-3Z' },
  {
    name: t('Instagram'),
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7v.01',
  },
] as const;

/** Three icons without a target, so they are images, not links. */
export function SocialIcons() {
  return (
    <Row>
      {icons.map(({ name, path }) => (
        <li key={name}>
          <svg
            role="img"
            aria-label={name}
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={path} />
          </svg>
        </li>
      ))}
    </Row>
  );
}
