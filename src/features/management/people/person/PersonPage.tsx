import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubPerson } from '#src/api/entities/desk/clubPerson.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Section, Sections } from '#src/components/layout/Section.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { WriteTo } from '#src/features/messages/index.ts';
import { useHasTask } from '#src/features/session/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { Fact, MailLink, PhoneLink } from '../../components/detail/FactsSection.tsx';
import facts from '../../components/detail/RegistrationDetail.module.css';
import { LedgerFailure } from '../../ledger/LedgerFailure.tsx';
import { PaperButtons } from '../../papers/PaperButtons.tsx';
import { deskHref, peopleHref } from '../../view/peopleHrefs.ts';
import styles from '../People.module.css';
import { clubPersonQuery, useChangePerson } from '../peopleQueries.ts';
import { BlockPerson } from './BlockPerson.tsx';
import { CorrectPerson } from './CorrectPerson.tsx';
import { MergePerson } from './MergePerson.tsx';
import { NotesSection } from './NotesSection.tsx';
import { AttendanceSection, FamilySection, MoneySections, RegistrationsSection } from './PersonSections.tsx';
import { ReachPerson } from './ReachPerson.tsx';

const texts = clubPeopleTexts.person;

const PersonCards = lazyPart(async () => (await import('../cards/PersonCards.tsx')).PersonCards);

interface PersonPageProps {
  club: Club;
  /** The person's uid. */
  member: number;
  /** The order that was just placed at the desk. */
  order: number | undefined;
}

/** Everything that the club has about one person, and what it can do about it. */
export function PersonPage({ club, member, order }: PersonPageProps) {
  const query = useQuery(clubPersonQuery(club.nid, member));
  const { data } = query;
  usePageTitle({ title: data ? nameOf(data) : clubPeopleTexts.title });
  const back = { to: peopleHref(club.url), label: texts.back };
  return (
    <Loaded
      query={query}
      loading={<LoadingCards label={texts.loading} />}
      refused={(error) =>
        refusalOf(error)?.status === 404 && (
          <EmptyState
            title={texts.unknown}
            icon="user"
            headingLevel="h1"
            action={<ButtonLink to={back.to}>{texts.back}</ButtonLink>}
          >
            {texts.unknownHint}
          </EmptyState>
        )
      }
      frame={(state) => (
        <>
          <PageHeader title={clubPeopleTexts.title} back={back} />
          {state}
        </>
      )}
    >
      {(person) => (
        <>
          <PageHeader
            title={<span dir="auto">{nameOf(person)}</span>}
            back={back}
            actions={
              <ButtonLink icon="plus" to={deskHref(club.url, { member })}>
                {texts.desk}
              </ButtonLink>
            }
          />
          <div className={styles.reading}>
            {order !== undefined && (
              <Notice tone="success" title={texts.papers}>
                <PaperButtons
                  {...{ club, order }}
                  hasInvoice={person.payments.some((one) => one.order === order && one.total > 0)}
                />
              </Notice>
            )}
            {person.blocked !== null && (
              <Notice tone="danger" title={texts.blocked}>
                <span dir="auto">{person.blocked}</span>
              </Notice>
            )}
            <Sections>
              <PersonFacts club={club} person={person} />
              <NotesSection club={club} person={person} />
              <FamilySection club={club} person={person} />
              <RegistrationsSection club={club} person={person} />
              <MoneySections club={club} person={person} />
              <AttendanceSection person={person} />
              <Suspense>
                <PersonCards club={club} member={member} name={nameOf(person)} />
              </Suspense>
            </Sections>
          </div>
        </>
      )}
    </Loaded>
  );
}

function nameOf({ fname, lname }: Pick<ClubPerson, 'fname' | 'lname'>): string {
  return `${fname} ${lname}`;
}

interface OfPerson {
  club: Club;
  person: ClubPerson;
}

function PersonFacts({ club, person }: OfPerson) {
  const { birthdate, mail, phone, login } = person;
  return (
    <Section id="gegevens" title={texts.facts}>
      <dl className={facts.facts}>
        {birthdate !== '' && <Fact name={texts.birthdate}>{formatIsoDay(birthdate)}</Fact>}
        {mail !== '' && (
          <Fact name={texts.mail}>
            <MailLink mail={mail} />
          </Fact>
        )}
        {phone !== '' && (
          <Fact name={texts.phone}>
            <PhoneLink phone={phone} />
          </Fact>
        )}
        <Fact name={texts.login}>{login ? texts.hasLogin : texts.noLogin}</Fact>
      </dl>
      {!person.onPaper && <p className={styles.quiet}>{login ? texts.changesSelf : texts.familyChanges}</p>}
      <PersonActions club={club} person={person} />
    </Section>
  );
}

type Asked = 'correct' | 'reach' | 'merge' | 'block';

function PersonActions({ club, person }: OfPerson) {
  const [asked, setAsked] = useState<Asked>();
  const of = { club: club.nid, member: person.uid };
  const unblock = useChangePerson(of, texts.unblocked(nameOf(person)));
  const invite = useChangePerson(of, texts.invited(person.mail));
  const hasMessages = useHasTask(club.nid, 'messages');
  const close = () => setAsked(undefined);
  return (
    <>
      <div className={layout.row1}>
        <Button onClick={() => setAsked('correct')}>{texts.correct}</Button>
        {person.onPaper && <Button onClick={() => setAsked('reach')}>{texts.reach}</Button>}
        {person.onPaper && person.mail !== '' && (
          <Button
            busy={invite.isPending}
            onClick={() => invite.isPending || invite.mutate({ kind: 'invite' })}
          >
            {texts.invite}
          </Button>
        )}
        {hasMessages && <WriteTo club={club} to={{ audience: 'people', members: [person.uid] }} />}
        <Button onClick={() => setAsked('merge')}>{clubPeopleTexts.merge.button}</Button>
        {person.blocked !== null && (
          <Button busy={unblock.isPending} onClick={() => unblock.mutate({ kind: 'unblock' })}>
            {texts.unblock}
          </Button>
        )}
        {person.blocked === null && !person.staff && (
          <Button onClick={() => setAsked('block')}>{texts.block}</Button>
        )}
      </div>
      <LedgerFailure error={unblock.error ?? invite.error} />
      {asked === 'correct' && <CorrectPerson club={club} person={person} onClose={close} />}
      {asked === 'reach' && <ReachPerson club={club} person={person} onClose={close} />}
      {asked === 'merge' && <MergePerson club={club} person={person} onClose={close} />}
      {asked === 'block' && <BlockPerson club={club} person={person} onClose={close} />}
    </>
  );
}
