import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { hrefs } from '#src/paths.ts';
import { guardianTexts as texts } from '#src/texts/nl/guardian.ts';
import { FailureState } from '../../failures/index.ts';
import { type User, useLogout, useMembers } from '../../session/index.ts';
import { GuardianForm } from './GuardianForm.tsx';

const nothing = () => {};

interface GuardianDialogProps {
  minor: User;
  /** Given where the minor asks again, and may close the dialog. */
  again?: { onClose: () => void };
}

/** Stays open until the minor has asked a guardian or logs out (specification 4.6). */
export function GuardianDialog({ minor, again }: GuardianDialogProps) {
  const logout = useLogout(hrefs.home());
  const close = again?.onClose ?? nothing;
  return (
    <Dialog open closable={again !== undefined} onClose={close} title={texts.title}>
      <div className={layout.stack3}>
        <p>{texts.why(minor.firstName || minor.name)}</p>
        <FamilyGuardianForm minor={minor} onSaved={close} />
        {!again && (
          <Button variant="quiet" wide icon="logout" busy={logout.isPending} onClick={() => logout.mutate()}>
            {texts.logOut}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function FamilyGuardianForm({ minor, onSaved }: { minor: User; onSaved: () => void }) {
  const family = useMembers();
  if (family.status === 'failed') return <FailureState error={family.error} onRetry={family.retry} />;
  if (family.status === 'pending') {
    return (
      <Loading>
        <Skeleton shape="card" />
      </Loading>
    );
  }
  const others = family.members.filter(({ uid }) => uid !== minor.uid);
  return <GuardianForm minor={minor} family={others} onSaved={onSaved} />;
}
