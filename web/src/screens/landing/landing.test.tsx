import { afterEach, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '../../testing/session.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';

afterEach(cleanup);

test('the landing page makes the specified claims (spec part 3 section 1)', () => {
  renderApp(
    <>
      <Hero />
      <Features />
    </>,
  );
  screen.getByText('50+ features');
  screen.getByText(/in real time over a live connection/);
});
