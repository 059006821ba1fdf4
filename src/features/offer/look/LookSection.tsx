import { useMemo } from 'react';
import { Section } from '#src/components/layout/Section.tsx';
import { offerTexts } from '#src/texts/nl/offer.ts';
import { offerLookTexts as texts } from '#src/texts/nl/offerLook.ts';
import type { OfferPartProps } from '../parts/offerPartProps.ts';
import { LookField } from './LookField.tsx';
import { pictureStore } from './picture/offerPictures.ts';
import { TeacherPictures } from './TeacherPictures.tsx';

type LookSectionProps = Pick<OfferPartProps, 'club' | 'editing' | 'faults' | 'focus'>;

/** The look of the club and the pictures of its teachers, in the forms of the club. */
export function LookSection({ club, editing, faults, focus }: LookSectionProps) {
  const { content } = editing.state;
  const store = useMemo(() => pictureStore(club.nid), [club.nid]);
  return (
    <>
      <Section id="stuk-look" title={offerTexts.pieces.look}>
        <LookField
          value={content.club}
          onChange={(changed, what) =>
            editing.change(
              (file) => ({ ...file, club: { ...file.club, ...changed } }),
              offerTexts.changed(what),
            )
          }
          {...{ store, faults, focus }}
        />
      </Section>
      <TeacherPictures
        file={content}
        onChange={(change, teacher) => editing.change(change, texts.teachers.changed(teacher))}
        {...{ store, faults, focus }}
      />
    </>
  );
}
