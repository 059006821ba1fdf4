import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Chip } from '#src/components/fields/Chip.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { hrefs } from '#src/paths.ts';
import { useChangeQuery } from '#src/platform/address/useChangeQuery.ts';
import { withWords } from '#src/platform/address/useWriteQuery.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import { clubQuery } from '../../club/index.ts';
import { useCourses } from '../../courses/index.ts';
import { Loaded } from '../../failures/index.ts';
import { useSession, useUserClubs } from '../../session/index.ts';
import { previewFormQuery } from '../queries/previewFormQuery.ts';
import { formToEditHref } from '../view/formToEdit.ts';
import { isOn, type PreviewQuery, previewFlags, readPreviewQuery, withCourse } from '../view/previewQuery.ts';
import { PreviewLoading } from './PreviewLoading.tsx';
import styles from './PreviewPage.module.css';
import { PreviewWorkspace, preloadFormInPage } from './PreviewWorkspace.tsx';

/** The form that the address names, with what can be chosen about it. Without a club, the sections are pasted. */
export function PreviewContent() {
  const [query] = useSearchParams();
  const asked = readPreviewQuery(query);
  useEffect(preloadFormInPage, []);
  if (asked) return <PreviewOfServer asked={asked} />;
  return (
    <>
      {!query.has('bouwen') && (
        <>
          <EmptyState icon="form" headingLevel="h2" title={texts.noClub}>
            {texts.noClubHint}
          </EmptyState>
          <ClubChoice />
        </>
      )}
      <PreviewWorkspace answer={undefined} />
    </>
  );
}

function PreviewOfServer({ asked }: { asked: PreviewQuery }) {
  const client = useQueryClient();
  const nidOf = async (url: string) => (await client.fetchQuery(clubQuery(url))).nid;
  const query = useQuery(previewFormQuery({ ...asked, nidOf }));
  const { dataUpdatedAt } = query;
  return (
    <Loaded query={query} loading={<PreviewLoading />} hidesStale>
      {/* A new answer remounts the workspace, because it is a new text to edit. */}
      {(answer) => (
        <>
          <div className={styles.choices}>
            {answer.club && <CourseChoice club={answer.club} chosen={answer.form.courses[0]?.nid} />}
            <PreviewOptions />
          </div>
          {answer.club && <EditLinks club={answer.club.nid} course={answer.form.courses[0]?.nid} />}
          <PreviewWorkspace key={dataUpdatedAt} answer={answer} />
        </>
      )}
    </Loaded>
  );
}

/** Links to the preview for each club of a manager. Nothing for anybody else. */
function ClubChoice() {
  const session = useSession();
  const clubs = useUserClubs();
  if (session.status !== 'user' || !session.user.hasClubPermissions) return null;
  return (
    <div className={styles.clubs}>
      {clubs.map(({ nid, title }) => (
        <ButtonLink key={nid} to={hrefs.courseFormPreview({ club: nid })}>
          {texts.ofClub(title)}
        </ButtonLink>
      ))}
    </div>
  );
}

/** Links to the builders that save, for who manages the club. */
function EditLinks({ club, course }: { club: number; course: number | undefined }) {
  const session = useSession();
  const clubs = useUserClubs();
  if (session.status !== 'user' || !session.user.hasClubPermissions) return null;
  if (!clubs.some(({ nid }) => nid === club)) return null;
  return (
    <div className={styles.clubs}>
      {course !== undefined && (
        <ButtonLink icon="form" to={formToEditHref({ club, scope: 'course', id: course })}>
          {texts.editCourse}
        </ButtonLink>
      )}
      <ButtonLink icon="form" to={formToEditHref({ club, scope: 'club' })}>
        {texts.editClub}
      </ButtonLink>
    </div>
  );
}

interface CourseChoiceProps {
  club: { readonly nid: number };
  /** The course of the form on screen; undefined for the questions that a club asks everybody. */
  chosen: number | undefined;
}

/** A list of everything that the club offers. The form then has the questions of the chosen course too. */
function CourseChoice({ club, chosen }: CourseChoiceProps) {
  const [, setQuery] = useSearchParams();
  const { courses } = useCourses(club, {});
  // The chosen course may be beyond the courses that one answer holds.
  const own = useCourses(club, { nids: chosen === undefined ? [] : [chosen] });
  const known = new Map([...courses, ...own.courses].map((course) => [course.nid, course]));
  const byTitle = [...known.values()].sort((one, other) => one.title.localeCompare(other.title, 'nl'));
  const options = byTitle.map(({ nid, title }) => ({ value: String(nid), label: title }));
  return (
    <SelectField
      label={texts.course}
      options={[{ value: '', label: texts.noCourse }, ...options]}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={(value) =>
        setQuery((current) => withCourse(current, value === '' ? undefined : Number(value)), {
          preventScrollReset: true,
        })
      }
    />
  );
}

const flags = ['taxCertificate', 'nationalNumber'] as const;

/** Switches for the optional parts of a course's form, kept in the address. */
function PreviewOptions() {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const toggle = (parameter: string) =>
    void changeQuery((latest) => withWords(latest, { [parameter]: isOn(latest, parameter) ? '0' : '1' }));
  return (
    <fieldset className={styles.options}>
      <legend>{texts.options}</legend>
      {flags.map((name) => (
        <Chip
          key={name}
          pressed={isOn(query, previewFlags[name])}
          onToggle={() => toggle(previewFlags[name])}
        >
          {texts[name]}
        </Chip>
      ))}
    </fieldset>
  );
}
