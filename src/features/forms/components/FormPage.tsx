import { useQuery } from '@tanstack/react-query';
import { createPath, useLocation, useParams } from 'react-router';
import { isMissing } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { User } from '#src/api/entities/people/user.ts';
import type { ClubForm } from '#src/api/entities/registration/form.ts';
import type { PersonForm } from '#src/api/entities/registration/registrationForm.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { formsTexts as texts } from '#src/texts/nl/forms.ts';
import { MemberPicker } from '../../courses/index.ts';
import { FailureState, Loaded } from '../../failures/index.ts';
import { FormLoading } from '../../form-filling/index.ts';
import { useSelectMember } from '../../session/index.ts';
import { formQuery } from '../queries/formQuery.ts';
import { type Respondent, useRespondent } from '../state/useRespondent.ts';
import styles from './Forms.module.css';
import { FormToSend } from './FormToSend.tsx';

/** One form of a club. The club decides whether the form requires a login. */
export function FormPage({ club }: { club: Club }) {
  const { form: url = '' } = useParams();
  const respondent = useRespondent();
  if (respondent.status === 'pending') return <FormLoading />;
  if (respondent.status === 'failed') {
    return <FailureState headingLevel="h1" error={respondent.error} onRetry={respondent.retry} />;
  }
  return <KnownRespondent key={url} club={club} url={url} respondent={respondent} />;
}

type Known = Exclude<Respondent, { status: 'pending' | 'failed' }>;

interface KnownRespondentProps {
  club: Club;
  /** The form's url. */
  url: string;
  respondent: Known;
}

function KnownRespondent({ club, url, respondent }: KnownRespondentProps) {
  const uid = respondent.status === 'member' ? respondent.member.uid : undefined;
  const form = useQuery(formQuery({ club: club.nid, form: url, uid }));
  return (
    <Loaded
      query={form}
      loading={<FormLoading />}
      headingLevel="h1"
      refused={(error) => isMissing(error) && <UnknownForm club={club} />}
    >
      {(known) => (
        <>
          <FormHeader club={club} form={known.form} />
          <FormContent club={club} respondent={respondent} {...known} />
        </>
      )}
    </Loaded>
  );
}

interface FormContentProps {
  club: Club;
  respondent: Known;
  form: ClubForm;
  questions: PersonForm;
}

function FormContent({ club, respondent, form, questions }: FormContentProps) {
  if (!form.isOpen) return <ClosedForm club={club} />;
  if (form.needsLogin && respondent.status === 'visitor') return <LoginForForm />;
  if (respondent.status === 'visitor') return <FormToSend {...{ club, form, questions }} />;
  const { members } = respondent;
  const member = respondent.status === 'member' ? respondent.member : undefined;
  return (
    <>
      {members.length > 1 && <WhoseForm members={members} selected={member?.uid} />}
      {respondent.status === 'member' && (
        <FormToSend key={respondent.member.uid} {...{ club, form, questions, respondent }} />
      )}
    </>
  );
}

function FormHeader({ club, form }: { club: Club; form: ClubForm }) {
  usePageTitle({ title: form.title, club: club.title });
  return (
    <PageHeader
      title={<span dir="auto">{form.title}</span>}
      lead={<span dir="auto">{form.description}</span>}
      back={{ to: hrefs.forms({ club: club.url }), label: texts.title }}
    />
  );
}

interface WhoseFormProps {
  members: readonly User[];
  selected: number | undefined;
}

/** Asks for whom the form is filled in. The chosen member becomes the selected member of the whole portal. */
function WhoseForm({ members, selected }: WhoseFormProps) {
  const select = useSelectMember();
  return (
    <div className={styles.filling}>
      <MemberPicker
        choices={members.map(({ uid, name, color }) => ({ uid, name, color, refusal: '' }))}
        selected={selected}
        onSelect={select}
      />
      {selected === undefined && <p>{texts.chooseFirst}</p>}
    </div>
  );
}

interface OfClub {
  club: Club;
}

function UnknownForm({ club }: OfClub) {
  usePageTitle({ title: texts.notFound, club: club.title });
  return (
    <EmptyState title={texts.notFound} icon="search" headingLevel="h1" action={<AllForms club={club} />}>
      {texts.notFoundHint}
    </EmptyState>
  );
}

function ClosedForm({ club }: OfClub) {
  return (
    <EmptyState title={texts.closedTitle} icon="clock" action={<AllForms club={club} />}>
      {texts.closedHint}
    </EmptyState>
  );
}

/** Asks for a login, which leads back to this form. */
function LoginForForm() {
  const here = createPath(useLocation());
  return (
    <EmptyState
      title={texts.loginTitle}
      icon="user"
      action={
        <ButtonLink variant="primary" to={hrefs.login(here)}>
          {texts.login}
        </ButtonLink>
      }
    >
      {texts.loginHint}
    </EmptyState>
  );
}

function AllForms({ club }: OfClub) {
  return <ButtonLink to={hrefs.forms({ club: club.url })}>{texts.allForms}</ButtonLink>;
}
