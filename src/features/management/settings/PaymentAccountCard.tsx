import { useState } from 'react';
import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { PaymentAccount } from '#src/api/entities/money/paymentAccount.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { clubSettingsTexts } from '#src/texts/nl/clubSettings.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import styles from './Settings.module.css';
import { useRemoveKey } from './settingsQueries.ts';

const texts = clubSettingsTexts.account;

interface PaymentAccountCardProps {
  club: Club;
  account: PaymentAccount;
}

/** Where the online payments to a club go, with the key of its own account. */
export function PaymentAccountCard({ club, account }: PaymentAccountCardProps) {
  const { own, way, possible } = account;
  const [asks, setAsks] = useState<'key' | 'removal'>();
  const close = () => setAsks(undefined);
  return (
    <Card as="section">
      <div className={layout.stack2}>
        <h2>{texts.title}</h2>
        {own ? (
          <>
            <p>{texts.own(own.name)}</p>
            <Detail>{texts.key(own.ends, formatDay(own.since))}</Detail>
            {own.test && (
              <p>
                <Pill tone="warning" icon="warning">
                  {texts.test}
                </Pill>
              </p>
            )}
          </>
        ) : (
          <p>{way === 'operator' ? texts.operator : texts.none}</p>
        )}
        {possible ? (
          <div className={styles.buttons}>
            <Button variant={own ? 'secondary' : 'primary'} onClick={() => setAsks('key')}>
              {own ? texts.replace : texts.set}
            </Button>
            {own && (
              <Button variant="quiet" onClick={() => setAsks('removal')}>
                {texts.remove}
              </Button>
            )}
          </div>
        ) : (
          <>
            <Detail>{texts.notPossible}</Detail>
            {way === 'none' && (
              <>
                <p>{texts.instead}</p>
                <p>
                  <Link to={hrefs.management({ club: club.url, part: 'betalingen', bank: 'sure' })}>
                    {texts.bank}
                  </Link>
                </p>
              </>
            )}
          </>
        )}
      </div>
      {asks === 'key' && <KeyDialog club={club} hasKey={own !== null} onClose={close} />}
      {asks === 'removal' && <RemovalDialog club={club} account={account} onClose={close} />}
    </Card>
  );
}

function RemovalDialog({ club, account, onClose }: PaymentAccountCardProps & { onClose: () => void }) {
  const { mutate, isPending, error } = useRemoveKey(club.nid);
  const say = texts.confirm;
  return (
    <BookingDialog
      title={say.title}
      onClose={onClose}
      keep={say.keep}
      onSave={() => mutate(undefined, { onSuccess: onClose })}
      save={texts.remove}
      variant="danger"
      busy={isPending}
      error={error}
    >
      <p>{account.fallback ? say.operator : say.none}</p>
    </BookingDialog>
  );
}
