import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { hrefs } from '#src/paths.ts';
import { guardianTexts as texts } from '#src/texts/nl/guardian.ts';
import { FailureState } from '../../failures/index.ts';
import { type User, useLogout, useMembers } from '../../session/index.ts';
import styles from './GuardianDialog.module.css';
import { GuardianForm } from './GuardianForm.tsx';

const nothing = () => {};

/** Stays open until the minor has a guardian or logs out (specification 4.6). */
export function GuardianDialog({ minor }: { minor: User }) {
  const logout = useLogout(hrefs.home());
  return (
    <Dialog open closable={false} onClose={nothing} title={texts.title}>
      <div className={styles.content}>
        <p>{texts.why(minor.firstName || minor.name)}</p>
        <FamilyGuardianForm minor={minor} />
        <Button variant="quiet" wide icon="logout" busy={logout.isPending} onClick={() => logout.mutate()}>
          {texts.logOut}
        </Button>
      </div>
    </Dialog>
  );
}

function FamilyGuardianForm({ minor }: { minor: User }) {
  const family = useMembers();
  if (family.status === 'failed') return <FailureState error={family.error} onRetry={family.retry} />;
  if (family.status === 'pending') {
    return (
      <Loading>
        <Skeleton shape="card" />
      </Loading>
    );
  }
  return <GuardianForm minor={minor} family={family.members.filter(({ uid }) => uid !== minor.uid)} />;
}
