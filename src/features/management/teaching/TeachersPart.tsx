import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatList } from '#rules/writtenList.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubTeachers } from '#src/api/entities/management/clubTeachers.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Section, Sections } from '#src/components/layout/Section.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useHasTask, useSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { clubTeachersTexts } from '#src/texts/nl/clubTeachers.ts';
import styles from '../ledger/Ledger.module.css';
import { LedgerList } from '../ledger/LedgerList.tsx';
import { HoursSection } from './HoursSection.tsx';
import { SubstitutesSection } from './SubstitutesSection.tsx';
import { clubTeachersQuery } from './teachingQueries.ts';
import { byEnd, type CoursesByEnd, givenTo } from './teachingView.ts';

const CoursesDialog = lazyPart(async () => (await import('./CoursesDialog.tsx')).CoursesDialog);

const { people: texts, ...shared } = clubTeachersTexts;

/** Who teaches the courses of a club, who replaces somebody for one lesson, and how long everybody taught. */
export function TeachersPart({ club }: { club: Club }) {
  const query = useQuery(clubTeachersQuery(club.nid));
  const givesRoles = useHasTask(club.nid, 'roles');
  return (
    <>
      <PageHeader title={shared.title} lead={shared.lead} />
      <p>
        {givesRoles ? (
          <Link to={hrefs.management({ club: club.url, part: 'rollen' })}>{shared.invite}</Link>
        ) : (
          shared.invited
        )}
      </p>
      <Loaded query={query} loading={<LoadingCards label={shared.loading} />}>
        {(all) => (
          <Sections>
            <Section id="lesgevers-cursussen" title={texts.title} lead={<Detail>{texts.hint}</Detail>}>
              <LedgerList>
                {all.people.map((person) => (
                  <PersonRow key={person.holder} club={club} all={all} person={person} />
                ))}
              </LedgerList>
            </Section>
            <SubstitutesSection club={club} all={all} />
            <HoursSection club={club} />
          </Sections>
        )}
      </Loaded>
    </>
  );
}

const titlesOf = (courses: CoursesByEnd['running']) => formatList(courses.map(({ title }) => title));

interface PersonRowProps {
  club: Club;
  all: ClubTeachers;
  person: ClubTeachers['people'][number];
}

function PersonRow({ club, all, person }: PersonRowProps) {
  const [isChoosing, setChoosing] = useState(false);
  const session = useSession();
  const { running, ended } = byEnd(givenTo(all.courses, person));
  const isOneself = session.status === 'user' && session.user.uid === person.holder;
  return (
    <li className={styles.row}>
      <div className={styles.foot}>
        <div className={styles.what}>
          <h3 className={styles.title} dir="auto">
            {person.name}
          </h3>
          <Detail dir="auto">{person.mail}</Detail>
          <p dir="auto">{running.length === 0 ? texts.none : titlesOf(running)}</p>
          {ended.length > 0 && <Detail dir="auto">{texts.taught(titlesOf(ended))}</Detail>}
        </div>
        {isOneself && person.courses.length > 0 && <ButtonLink to={hrefs.teacher()}>{texts.note}</ButtonLink>}
        <Button onClick={() => setChoosing(true)}>
          <span>
            {texts.give}
            <VisuallyHidden>{texts.of(person.name)}</VisuallyHidden>
          </span>
        </Button>
      </div>
      <Suspense fallback={null}>
        {isChoosing && (
          <CoursesDialog club={club} all={all} person={person} onClose={() => setChoosing(false)} />
        )}
      </Suspense>
    </li>
  );
}
