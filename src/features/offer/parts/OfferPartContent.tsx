import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Sections } from '#src/components/layout/Section.tsx';
import { hrefs } from '#src/paths.ts';
import { offerTexts as texts } from '#src/texts/nl/offer.ts';
import type { PointedFault } from '../look/problemOf.ts';
import { clubPieces } from '../schema/pieces.ts';
import { tidyClub } from '../state/tidyClub.ts';
import { faultPlace } from '../view/faultPlace.ts';
import type { OfferFault } from '../view/offerFault.ts';
import type { OfferPartName } from '../view/offerHrefs.ts';
import { CoursesPart } from './CoursesPart.tsx';
import { FederationsPart } from './FederationsPart.tsx';
import { LookPieces } from './LookPieces.tsx';
import type { OfferPartProps } from './offerPartProps.ts';
import { PassesPart } from './PassesPart.tsx';
import { PieceForms } from './pieces/PieceForms.tsx';
import { ShopPart } from './ShopPart.tsx';
import { VideosPart } from './VideosPart.tsx';
import { VouchersPart } from './VouchersPart.tsx';

interface OfferPartContentProps extends Pick<OfferPartProps, 'club' | 'editing' | 'opened'> {
  part: OfferPartName;
  faults: readonly OfferFault[];
}

/** The open part of the offer: a list, or one item of it. */
export function OfferPartContent({ part, faults, ...given }: OfferPartContentProps) {
  const [query] = useSearchParams();
  const item = query.get('item') ?? '';
  const inside = faults.flatMap(({ path, message }): PointedFault[] => {
    const place = faultPlace(path, given.editing.state.content);
    return place?.part === part && (place.item ?? '') === item ? [{ path: place.field, message }] : [];
  });
  const shown = { ...given, item, faults: inside, focus: query.get('veld') ?? undefined };
  if (part === 'cursussen') return <CoursesPart type="course" part={part} {...shown} />;
  if (part === 'activiteiten') return <CoursesPart type="activity" part={part} {...shown} />;
  if (part === 'tickets') return <CoursesPart type="ticket" part={part} {...shown} />;
  if (part === 'club') return <ClubPart {...shown} />;
  if (part === 'webshop') return <ShopPart {...shown} />;
  if (part === 'beurtenkaarten') return <PassesPart {...shown} />;
  if (part === 'kortingscodes') return <VouchersPart {...shown} />;
  if (part === 'videos') return <VideosPart {...shown} />;
  if (part === 'federaties') return <FederationsPart {...shown} />;
  return <QuestionsPart club={given.club} />;
}

const clubForms = clubPieces.map((piece) => ({ ...piece, title: texts.pieces[piece.id], isFolded: true }));

/** The club itself: name, look, legal data and settings. */
function ClubPart({ club, editing, opened, faults, focus }: OfferPartProps) {
  const { state, change } = editing;
  const { content } = state;
  const around = useMemo(
    () => ({ courses: content.courses, reminds: opened.reminds }),
    [content.courses, opened.reminds],
  );
  const forms = (pieces: typeof clubForms) => (
    <PieceForms
      key={`${pieces[0]?.id} ${state.replaced}`}
      path="club"
      pieces={pieces}
      value={content.club}
      onChange={(changeClub, piece) =>
        change(
          // Cast is safe: the forms are made of the schema of the club.
          (file) => ({ ...file, club: tidyClub(changeClub(file.club) as typeof file.club) }),
          texts.changed(piece),
        )
      }
      around={around}
      {...{ faults, focus }}
    />
  );
  return (
    <Sections>
      {forms(clubForms.slice(0, 1))}
      <LookPieces {...{ club, editing, faults, focus }} />
      {forms(clubForms.slice(1))}
    </Sections>
  );
}

/** Links to the form builder, which saves questions apart from the offer. */
function QuestionsPart({ club }: { club: Club }) {
  return (
    <div className={layout.stack2}>
      <p>{texts.questions.lead}</p>
      <div className={layout.row1}>
        <ButtonLink icon="form" to={hrefs.courseFormPreview({ club: club.nid, bewerk: 1 })}>
          {texts.questions.all}
        </ButtonLink>
        <ButtonLink icon="list" to={hrefs.management({ club: club.url, part: 'formulieren' })}>
          {texts.questions.forms}
        </ButtonLink>
      </div>
      <p>
        {texts.questions.ofCourse}: {texts.questions.ofCourseHint}
      </p>
    </div>
  );
}
