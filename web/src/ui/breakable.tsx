import { Fragment, type ReactNode } from 'react';

/** An email address that breaks after its `@` rather than elsewhere. */
export const breakable = (address: string): ReactNode =>
  address.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
