import { ErrorState } from '../../ui/EmptyState.tsx';

/** Placeholder until the screen itself lands: says so, and shows no data. */
export default function Admin() {
  return <ErrorState title="Not here yet" message="This screen is being built." />;
}
