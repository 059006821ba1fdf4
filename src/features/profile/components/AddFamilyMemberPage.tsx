import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addFamilyMember } from '#src/api/family.ts';
import { Card } from '#src/components/layout/Card.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { paths } from '#src/paths.ts';
import { profileTexts } from '#src/texts/nl/profile.ts';
import { showNoticeOnNextScreen } from '../../notices/index.ts';
import { InviteHint } from '../../parents/index.ts';
import { PersonForm } from '../../person-form/index.ts';
import { refreshFamily, useRedirect, useSelectMember, useSession } from '../../session/index.ts';
import { memberSections, newFamilyMember } from '../view/memberSections.ts';
import styles from './ProfilePage.module.css';

const texts = profileTexts.add;

/** Adds a family member, then goes back to the previous screen with the new member selected. */
export function AddFamilyMemberPage() {
  const redirect = useRedirect(paths.profile);
  const client = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const select = useSelectMember();
  if (session.status !== 'user') return null;
  const login = session.user.uid;
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} lead={texts.lead} back={{ to: redirect, label: texts.back }} />
      <Card>
        <div className={styles.content}>
          <PersonForm
            sections={memberSections}
            about={{ subject: 'other', draftKey: `member.${login}` }}
            action={texts.action}
            save={async (values) => {
              const member = await addFamilyMember(newFamilyMember(values));
              await refreshFamily(client);
              select(member.uid);
              const message = texts.added(member.firstName || member.name);
              showNoticeOnNextScreen({ tone: 'success', message });
              await navigate(redirect, { replace: true });
            }}
          />
        </div>
      </Card>
      <InviteHint login={login} />
    </div>
  );
}
