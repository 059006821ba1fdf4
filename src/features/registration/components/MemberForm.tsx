import { RegistrationForm } from '@clubpoort/form-engine';
import { compileForm } from '@clubpoort/form-engine/headless';
import '@clubpoort/form-engine/styles.css';
import { useMemo, useState } from 'react';
import { formatEuros } from '../../../../rules/money.ts';
import type { Club } from '../../../api/entities/club.ts';
import type { RegistrationForm as FormOfServer } from '../../../api/entities/registrationForm.ts';
import type { User } from '../../../api/entities/user.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { StickyBar } from '../../../components/layout/StickyBar.tsx';
import { hrefs } from '../../../paths.ts';
import { registrationTexts as texts } from '../../../texts/nl/registration.ts';
import { showNotice } from '../../notices/index.ts';
import { useSession } from '../../session/index.ts';
import { browserPorts } from '../state/browserPorts.ts';
import { useRegistration } from '../state/useRegistration.ts';
import { ConditionsDialog } from './ConditionsDialog.tsx';
import './formTokens.css';
import { PriceChangedDialog } from './PriceChangedDialog.tsx';

interface MemberFormProps {
  club: Club;
  member: User;
  form: FormOfServer;
  order: { tariffs: readonly number[]; total: number; payLater: number };
}

/** The engine's form for one person, and the order that it leads to. */
export function MemberForm({ club, member, form, order }: MemberFormProps) {
  const session = useSession();
  const [areConditionsOpen, setConditionsOpen] = useState(false);
  const { progress, submit } = useRegistration({
    club: club.nid,
    uid: member.uid,
    ...order,
  });
  const compiled = useMemo(() => compileForm(form.sections, { apostrophesInNames: true }), [form.sections]);
  const isSelf = session.status === 'user' && session.user.uid === member.uid;

  return (
    <>
      <RegistrationForm
        form={compiled}
        ports={browserPorts}
        draftKey={`${club.nid}-${member.uid}`}
        context={member.birthdate === undefined ? {} : { birthdate: member.birthdate }}
        subject={isSelf ? 'self' : 'other'}
        club={club.nid}
        courses={form.courses}
        privacy={{ href: hrefs.conditions({ club: club.url }), onOpen: () => setConditionsOpen(true) }}
        newsletter={{ entries: form.newsletter, custom: form.newsletterTexts }}
        onInvalid={() => showNotice({ tone: 'danger', title: texts.invalidTitle, message: texts.invalid })}
        onSubmit={submit}
      >
        {progress.at === 'failed' && (
          <Notice tone="danger" role="alert" title={texts.failedTitle}>
            <p>{progress.message}</p>
            <p>{texts.keptHint}</p>
          </Notice>
        )}
        <StickyBar {...(order.payLater > 0 && { summary: texts.payLater })}>
          <Button type="submit" variant="primary" wide busy={progress.at === 'sending'}>
            {progress.at === 'sending' ? texts.submitting : texts.submit(formatEuros(order.total))}
          </Button>
        </StickyBar>
      </RegistrationForm>
      <ConditionsDialog club={club} open={areConditionsOpen} onClose={() => setConditionsOpen(false)} />
      {progress.at === 'asking' && (
        <PriceChangedDialog before={order.total} total={progress.total} onAnswer={progress.answer} />
      )}
    </>
  );
}
