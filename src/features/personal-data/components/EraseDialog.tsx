import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatEuros } from '#rules/money.ts';
import type { Erasure } from '#src/api/entities/people/erasure.ts';
import { eraseMyData, getErasure } from '#src/api/personalData.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { redirectTo } from '#src/platform/address/redirectTo.ts';
import { forgetTexts } from '#src/platform/storage/forgetTexts.ts';
import { unsentPrefix } from '#src/platform/storage/unsentMarks.ts';
import { personalDataTexts } from '#src/texts/nl/personalData.ts';
import { Loaded } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';
import { forgetStored, refreshFamily, useMembers, useSelectMember } from '../../session/index.ts';
import { forgetMember } from '../state/forgetMember.ts';
import { ErasureSummary } from './ErasureSummary.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import styles from './PersonalData.module.css';

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
  const title = isWhole ? personalDataTexts.erase.title : personalDataTexts.erase.titleOf(person.firstName);
  if (erasing.isSuccess) return isWhole ? <FarewellDialog /> : null;
  return (
    <Loaded
      query={erasure}
      loading={
        <Loading label={personalDataTexts.erase.loading}>
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
            action={{
              label: isWhole ? personalDataTexts.erase.action : title,
              busy: personalDataTexts.erase.busy,
              variant: 'danger',
            }}
            doing={erasing}
            failedTitle={personalDataTexts.erase.failed}
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

/** Always refetched: the person must decide on current data. */
function erasureQuery(uid: number) {
  return queryOptions({
    queryKey: ['erasure', uid],
    queryFn: ({ signal }) => getErasure(uid, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The person to erase, and the logged-in user. */
interface Erasing {
  readonly uid: number;
  readonly login: number;
  readonly firstName: string;
}

/** Erases a person, then removes that person's data from this device. */
function useErase({ uid, login, firstName }: Erasing) {
  const client = useQueryClient();
  const select = useSelectMember();
  return useMutation({
    mutationFn: (password: string) => eraseMyData(uid, password),
    onSuccess: async () => {
      if (uid === login) {
        // Nobody can send it any more.
        forgetTexts((key) => key.startsWith(unsentPrefix));
        return forgetStored();
      }
      select(login);
      showNotice({ tone: 'success', message: personalDataTexts.erase.erased(firstName) });
      // Cached answers still include the erased person.
      await client.invalidateQueries({ refetchType: 'none' });
      await refreshFamily(client);
      // Last, because the profile form saves a draft when it unmounts.
      forgetMember({ uid, login });
    },
  });
}

interface UnpaidFirstProps {
  title: string;
  unpaid: Erasure['unpaid'];
  onClose: () => void;
}

/** Says that nobody can be erased yet, and links to the invoices that must be paid first. */
function UnpaidFirst({ title, unpaid, onClose }: UnpaidFirstProps) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{personalDataTexts.close}</Button>}
    >
      <div className={styles.dialog}>
        <section className={styles.part}>
          <h3>{personalDataTexts.erase.unpaid.title}</h3>
          <ul>
            {unpaid.map(({ oid, number, club, openCents, isInPayment }) => (
              <li key={oid} dir="auto">
                <Link to={hrefs.invoice(oid)}>{personalDataTexts.erase.unpaid.invoice(number, club)}</Link>
                <Detail>
                  {isInPayment
                    ? personalDataTexts.erase.unpaid.processing
                    : personalDataTexts.erase.unpaid.open(formatEuros(openCents))}
                </Detail>
              </li>
            ))}
          </ul>
          <p>{personalDataTexts.erase.unpaid.lead}</p>
        </section>
      </div>
    </Dialog>
  );
}
