import { useQuery } from '@tanstack/react-query';
import type { Erasure } from '#src/api/entities/people/erasure.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { hrefs } from '#src/paths.ts';
import { redirectTo } from '#src/platform/address/redirectTo.ts';
import { personalDataTexts } from '#src/texts/nl/personalData.ts';
import { Loaded } from '../../failures/index.ts';
import { useMembers } from '../../session/index.ts';
import { erasureQuery } from '../queries/erasureQuery.ts';
import { useErase } from '../queries/useErase.ts';
import { ErasureSummary } from './ErasureSummary.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { UnpaidFirst } from './UnpaidFirst.tsx';

const texts = personalDataTexts.erase;

interface EraseDialogProps {
  person: { readonly uid: number; readonly firstName: string };
  /** The uid of the logged-in user. */
  login: number;
  onClose: () => void;
}

/** Explains what erasing a person means before asking for the password. */
export function EraseDialog({ person, login, onClose }: EraseDialogProps) {
  const isWhole = person.uid === login;
  const erasure = useQuery(erasureQuery(person.uid));
  const family = useMembers();
  const erasing = useErase({ ...person, login });
  const title = isWhole ? texts.title : texts.titleOf(person.firstName);
  if (erasing.isSuccess) return isWhole ? <FarewellDialog /> : null;
  return (
    <Loaded
      query={erasure}
      loading={
        <Loading label={texts.loading}>
          <Skeleton shape="line" count={6} />
        </Loading>
      }
      frame={(state) => (
        <Dialog open title={title} onClose={onClose}>
          {state}
        </Dialog>
      )}
    >
      {(known) =>
        known.unpaid.length > 0 ? (
          <UnpaidFirst title={title} unpaid={known.unpaid} onClose={onClose} />
        ) : (
          <PasswordDialog
            title={title}
            onClose={onClose}
            action={{ label: isWhole ? texts.action : title, busy: texts.busy, variant: 'danger' }}
            doing={erasing}
            failedTitle={texts.failed}
            onSubmit={erasing.mutate}
          >
            <ErasureSummary erasure={known} hasOtherLogins={isWhole && othersStay(family, known)} />
          </PasswordDialog>
        )
      }
    </Loaded>
  );
}

function othersStay(family: ReturnType<typeof useMembers>, { people }: Erasure): boolean {
  return family.status === 'known' && family.members.length > people.length;
}

/** Says that the account is erased. Leaving reloads the page, so that no store keeps private data in memory. */
function FarewellDialog() {
  const leave = () => redirectTo(hrefs.home());
  return (
    <Dialog
      open
      title={personalDataTexts.farewell.title}
      onClose={leave}
      footer={
        <Button variant="primary" onClick={leave}>
          {personalDataTexts.farewell.leave}
        </Button>
      }
    >
      <p>{personalDataTexts.farewell.text}</p>
    </Dialog>
  );
}
