import { AddFamilyMemberPage } from '../../features/profile/components/AddFamilyMemberPage.tsx';
import { paths } from '../../paths.ts';
import { useRedirect } from './useRedirect.ts';

export function AddFamilyMemberRoute() {
  return <AddFamilyMemberPage redirect={useRedirect(paths.profile)} />;
}
