import { customerPath } from '../../app/console/paths.ts';
import { blank } from '../../ui/DataTable.tsx';
import { Link } from '../../ui/Link.tsx';

/** The name of a customer with a link to the customer's page; a dash for an unknown customer. */
export function CustomerLink({
  userId,
  customer,
}: {
  readonly userId: string | null;
  readonly customer: string | null;
}) {
  return userId === null ? (customer ?? blank) : <Link to={customerPath(userId)}>{customer ?? userId}</Link>;
}
