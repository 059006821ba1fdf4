import { ProfilePage } from '../../features/profile/components/ProfilePage.tsx';

export function ProfileRoute() {
  return <ProfilePage />;
}
