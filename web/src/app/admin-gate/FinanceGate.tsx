import AdminGate from './AdminGate.tsx';

/** Lets finance and administrators through to the screens of finance. */
export default function FinanceGate() {
  return <AdminGate isAllowed={({ roles }) => roles.length > 0} />;
}
