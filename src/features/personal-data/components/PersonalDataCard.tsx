import { Suspense, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { personalDataTexts as texts } from '#src/texts/nl/personalData.ts';
import styles from './PersonalData.module.css';

const ExportDialog = lazyPart(async () => (await import('./ExportDialog.tsx')).ExportDialog);
const WithdrawDialog = lazyPart(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog);
const EraseDialog = lazyPart(async () => (await import('./EraseDialog.tsx')).EraseDialog);

interface PersonalDataCardProps {
  /** The owner of the profile. */
  person: { readonly uid: number; readonly firstName: string; readonly isShared: boolean };
  /** The uid of the logged-in user. */
  login: number;
}

/** Downloads or erases all data about a person, or withdraws a consent (GDPR, articles 7, 15, 17 and 20). */
export function PersonalDataCard({ person, login }: PersonalDataCardProps) {
  const [open, setOpen] = useState<'export' | 'withdraw' | 'erase'>();
  const isOwn = person.uid === login;
  const close = () => setOpen(undefined);
  return (
    <Card as="section" aria-labelledby="gegevens">
      <div className={styles.card}>
        <h2 id="gegevens" dir="auto">
          {isOwn ? texts.title : texts.titleOf(person.firstName)}
        </h2>
        <p dir="auto">{isOwn ? texts.lead : texts.leadOf(person.firstName)}</p>
        <div className={layout.row1}>
          {isOwn && (
            <Button icon="download" onClick={() => setOpen('export')}>
              {texts.export.open}
            </Button>
          )}
          <Button onClick={() => setOpen('withdraw')}>{texts.withdraw.open}</Button>
          {!person.isShared && (
            <Button onClick={() => setOpen('erase')}>
              {isOwn ? texts.erase.open : texts.erase.openOf(person.firstName)}
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {open === 'export' && <ExportDialog onClose={close} />}
        {open === 'withdraw' && <WithdrawDialog person={person} isOwn={isOwn} onClose={close} />}
        {open === 'erase' && <EraseDialog person={person} login={login} onClose={close} />}
      </Suspense>
    </Card>
  );
}
