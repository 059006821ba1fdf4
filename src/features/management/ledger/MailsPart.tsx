import { useQuery } from '@tanstack/react-query';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { UndeliveredMail } from '#src/api/entities/management/undeliveredMail.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import { Loaded } from '../../failures/index.ts';
import { useResendMail } from './booking/ledgerChanges.ts';
import styles from './Ledger.module.css';
import { LedgerFailure } from './LedgerFailure.tsx';
import { LedgerList } from './LedgerList.tsx';
import { undeliveredMailsQuery } from './ledgerQueries.ts';

const texts = ledgerTexts.mails;

/** The mails of a club that could not be delivered, and why. */
export function MailsPart({ club }: { club: Club }) {
  const query = useQuery(undeliveredMailsQuery(club.nid));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
        {(mails) =>
          mails.length === 0 ? (
            <EmptyState title={texts.none} icon="mail">
              {texts.noneHint}
            </EmptyState>
          ) : (
            <LedgerList>
              {mails.map((mail) => (
                <MailRow key={mail.id} club={club} mail={mail} />
              ))}
            </LedgerList>
          )
        }
      </Loaded>
    </>
  );
}

interface MailRowProps {
  club: Club;
  mail: UndeliveredMail;
}

function MailRow({ club, mail }: MailRowProps) {
  const { mutate, isPending, error } = useResendMail(club.nid, mail);
  const subject = mail.subject === '' ? texts.noSubject : mail.subject;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.title} dir="auto">
          {subject}
        </h2>
        <Detail dir="auto">{texts.to(mail.name, mail.to)}</Detail>
        <Detail>{texts.gaveUp(formatDay(mail.gave_up), formatTime(mail.gave_up))}</Detail>
      </div>
      <p>{texts.why[mail.why]}</p>
      {mail.resendable ? (
        <div className={styles.foot}>
          <Detail>{texts.present}</Detail>
          <Button busy={isPending} onClick={() => mutate(undefined)}>
            <span>
              {texts.resend}
              <VisuallyHidden>{texts.about(subject, mail.to)}</VisuallyHidden>
            </span>
          </Button>
        </div>
      ) : (
        <Detail>{texts.notKept}</Detail>
      )}
      <LedgerFailure error={error} />
    </li>
  );
}
