import { DigitalTwins } from './DigitalTwins.tsx';

/** `/manage-avatars` (spec part 2 section 2). */
export default function ManageAvatars() {
  return <DigitalTwins sells />;
}
