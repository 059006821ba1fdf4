import { useState } from 'react';
import { isFull } from '#rules/eligibility.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { useDownload } from '#src/features/downloads/index.ts';
import { useSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { openingTexts } from '../../view/enrolment/openingTexts.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';

/** Whether nobody can get a place at once. */
function isAllFull({ tariffs }: Course): boolean {
  return tariffs.length > 0 && tariffs.every(({ places }) => isFull(places));
}

/** Whether some people may register already, before everybody else. */
function isOpenToSome({ priority }: Tariff): boolean {
  return priority !== undefined && priority.blockedMessage === undefined;
}

interface OpensLaterProps {
  course: Course;
  setting: CourseSetting;
}

/** Says when registration opens, with an entry for a calendar, and that it is open once the moment came while the page was on screen. */
export function OpensLater({ course, setting }: OpensLaterProps) {
  const { club } = setting;
  const { download, wanted } = useDownload('download_opening');
  const session = useSession();
  const moments = openingTexts(course, setting);
  const isOpenToFirst = session.status === 'visitor' && course.tariffs.some(isOpenToSome);
  /** The course as it was while it opened later. */
  const [waitedFor, setWaitedFor] = useState<Course>();
  const waits = moments.length > 0;
  // A course that still waits for others didn't open: another member was chosen, who goes first.
  const next = waits ? course : waitedFor === course ? undefined : waitedFor;
  if (next !== waitedFor) setWaitedFor(next);
  if (!next) return null;
  return (
    <div role="status">
      {waits ? (
        <Notice
          tone="info"
          title={moments.join(' ')}
          actions={
            <>
              {isOpenToFirst && (
                <ButtonLink to={hrefs.login(hrefs.course({ club: club.url, course: course.url }))}>
                  {texts.opening.toLogin}
                </ButtonLink>
              )}
              <Button
                icon="calendar"
                busy={wanted !== undefined}
                onClick={() =>
                  download({
                    request: { club: club.nid, course: course.url },
                    fallbackName: texts.opening.file(course.url),
                  })
                }
              >
                {texts.opening.calendar}
              </Button>
            </>
          }
        >
          <p>{texts.opening.stays}</p>
          {isOpenToFirst && <p>{texts.opening.logIn}</p>}
        </Notice>
      ) : (
        <Notice
          {...(isAllFull(course)
            ? ({ tone: 'info', title: texts.opening.isFull } as const)
            : ({ tone: 'success', title: texts.opening.isOpen } as const))}
        />
      )}
    </div>
  );
}
