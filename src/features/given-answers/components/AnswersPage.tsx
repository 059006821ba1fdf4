import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { GivenAnswer, GivenAnswers } from '#src/api/entities/registration/givenAnswers.ts';
import type { OwnRegistration } from '#src/api/entities/registration/ownRegistration.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Section, Sections } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { givenAnswersTexts as texts } from '#src/texts/nl/givenAnswers.ts';
import { failureText, Loaded } from '../../failures/index.ts';
import { useOwnRegistrations } from '../../own-registrations/index.ts';
import { useSession } from '../../session/index.ts';
import { answersQuery } from '../queries/answersQuery.ts';
import { noteOf } from '../view/answers.ts';
import { ChangeAnswers } from './ChangeAnswers.tsx';
import styles from './GivenAnswers.module.css';

/** What was answered for one registration of the family, with the way to change it. */
export function AnswersPage() {
  const { registration = '' } = useParams();
  const own = useOwnRegistrations();
  return (
    <Loaded query={own} loading={<AnswersLoading />} headingLevel="h1">
      {({ registrations }) => {
        const found = registrations.find(({ id }) => String(id) === registration);
        return found ? <OfRegistration key={found.id} registration={found} /> : <UnknownRegistration />;
      }}
    </Loaded>
  );
}

function OfRegistration({ registration }: { registration: OwnRegistration }) {
  const { name, course, club } = registration;
  const answers = useQuery(answersQuery(registration));
  return (
    <div className={styles.page}>
      <PageHeader
        title={<span dir="auto">{texts.title(name)}</span>}
        lead={<span dir="auto">{texts.about(course.title, club.title)}</span>}
        back={{ to: hrefs.ownRegistrations(), label: texts.back }}
      />
      <Loaded
        query={answers}
        loading={<AnswersLoading />}
        refused={(error) =>
          refusalOf(error)?.status === 409 && (
            <EmptyState icon="list" title={texts.stopped}>
              {failureText(error)}
            </EmptyState>
          )
        }
      >
        {(given) => <Given registration={registration} given={given} />}
      </Loaded>
    </div>
  );
}

interface GivenProps {
  registration: OwnRegistration;
  given: GivenAnswers;
}

function Given({ registration, given: { sections, form } }: GivenProps) {
  const session = useSession();
  const [isChanging, setChanging] = useState(false);
  const { club, uid } = registration;
  if (isChanging)
    return (
      <ChangeAnswers
        registration={registration}
        sections={form}
        isSelf={session.status === 'user' && session.user.uid === uid}
        onClose={() => setChanging(false)}
      />
    );
  if (sections.length === 0)
    return (
      <EmptyState icon="list" title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <>
      {form.length > 0 && (
        <div className={styles.change}>
          <p>{texts.changes}</p>
          <Button variant="primary" onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
        </div>
      )}
      <Sections>
        {sections.map(({ title, answers }, index) => (
          <Section key={answers[0]?.key ?? title} id={`antwoorden-${index + 1}`} title={title}>
            <AnswerList answers={answers} />
          </Section>
        ))}
      </Sections>
      <p>
        {form.length > 0 ? texts.fixed(club.title) : texts.allFixed(club.title)}{' '}
        <Link to={hrefs.club({ club: club.url })}>{texts.toClub}</Link>
      </p>
    </>
  );
}

function UnknownRegistration() {
  return (
    <EmptyState
      icon="list"
      headingLevel="h1"
      title={texts.unknown}
      action={<ButtonLink to={hrefs.ownRegistrations()}>{texts.toDashboard}</ButtonLink>}
    >
      {texts.unknownHint}
    </EmptyState>
  );
}

function AnswersLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="card" count={3} />
    </Loading>
  );
}

/** Questions with their answers, the files as links, and when an answer changed. */
function AnswerList({ answers }: { answers: readonly GivenAnswer[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map((given) => (
        <div key={given.key}>
          <dt dir="auto">{given.question}</dt>
          <dd>
            <Answer given={given} />
            {noteOf(given) !== '' && <Detail>{noteOf(given)}</Detail>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ given: { answer, files } }: { given: GivenAnswer }) {
  if (answer === '' && files.length === 0) return <span className={styles.empty}>{texts.empty}</span>;
  return (
    <>
      {answer !== '' && (
        <span className={styles.answer} dir="auto">
          {answer}
        </span>
      )}
      {files.map(({ name, path }) => (
        <a
          key={path}
          className={styles.file}
          href={operationUrl('open_question_file', { path })}
          download={name}
        >
          <Icon name="download" size={18} />
          {name}
        </a>
      ))}
    </>
  );
}
