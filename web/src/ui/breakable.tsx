import { Fragment, type ReactNode } from 'react';

/** An email address that breaks behind its `@` before it breaks anywhere else. */
export const breakable = (address: string): ReactNode =>
  address.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
