import { DigitalTwins } from './DigitalTwins.tsx';

/** `/manage-avatars-clean`: for new users, without prompts to buy. */
export default function ManageAvatarsClean() {
  return <DigitalTwins sells={false} />;
}
