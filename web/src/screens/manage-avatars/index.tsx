import { DigitalTwins } from './DigitalTwins.tsx';

/** `/manage-avatars`. */
export default function ManageAvatars() {
  return <DigitalTwins sells />;
}
